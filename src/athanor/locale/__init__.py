"""Words: the only room that speaks a language.

Everything a person reads is a Fluent message in ``en/`` and ``fr/``; kernel and games name
messages, and a ``Speaker`` turns them into sentences.
"""

from athanor.locale.language import DEFAULT, languages, preferred_language
from athanor.locale.speaker import MissingTextError, Speaker

__all__ = ["DEFAULT", "MissingTextError", "Speaker", "languages", "preferred_language"]
