"""Words: the only room that speaks a language.

Everything a person reads is a Fluent message, the house's in ``en/`` and ``fr/``, a game's in the
``texts/`` of its folder; kernel and games name messages, and a ``Speaker`` turns them into
sentences.
"""

from athanor.locale.language import DEFAULT, preferred_language
from athanor.locale.speaker import STRICT, MissingTextError, Speaker
from athanor.locale.texts import languages, rules_of, words_of

__all__ = [
    "DEFAULT",
    "STRICT",
    "MissingTextError",
    "Speaker",
    "languages",
    "preferred_language",
    "rules_of",
    "words_of",
]
