"""Every text is there in every language, says the same, and is used."""

import re

import pytest
from fluent.syntax.ast import Junk
from fluent.syntax.serializer import serialize_pattern

from athanor.dev.lessons import messages as lesson_messages
from athanor.games.alchemist.show.picture import CUBES
from athanor.games.ars_alchimia.show.picture import PHIALS
from athanor.kernel import games
from athanor.kernel.picture import Mark
from athanor.lessons.lesson import lessons_of
from athanor.locale import languages
from tests.locale import web_texts
from tests.locale.texts import (
    RULE_ID,
    entries,
    families,
    files,
    forms,
    literals,
    messages,
    rules,
    said,
    variables,
)

ROOMS = sorted({key.split("-")[0] for key in messages("en")})
"""The first words of keys: a string in the code that begins with one and a dash is a key."""

FAMILIES = [
    pattern
    for pattern in families()
    if re.fullmatch(rf"({'|'.join(ROOMS)})\\-([a-z\\-]+\\-)?\.\+", pattern)
    or re.fullmatch(
        r"\.\+\\-(title|tagline|(card|event|field|preset|refusal|setting|value|verb)\\-\.\+)",
        pattern,
    )
]


def keys_in_code() -> set[str]:
    key = re.compile(rf"({'|'.join(ROOMS)})-[a-z0-9-]*[a-z0-9]")
    named_otherwise = set(games()) | {path.stem for path in files("en")}
    return {text for text in literals() if key.fullmatch(text)} - named_otherwise


def test_there_is_english_and_french() -> None:
    assert languages() == ("en", "fr")


@pytest.mark.parametrize("language", languages())
def test_every_file_is_well_formed(language: str) -> None:
    junk = [
        entry.content
        for path in files(language)
        for entry in entries(path)
        if isinstance(entry, Junk)
    ]
    assert junk == []


@pytest.mark.parametrize("language", languages())
def test_no_key_is_written_twice(language: str) -> None:
    keys = [
        entry.id.name
        for path in files(language)
        for entry in entries(path)
        if not isinstance(entry, Junk)
    ]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("language", languages())
def test_every_key_in_the_code_has_a_text(language: str) -> None:
    assert keys_in_code() - set(messages(language)) == set()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("family", FAMILIES)
def test_every_family_of_keys_has_texts(family: str, language: str) -> None:
    assert any(re.fullmatch(family, key) for key in messages(language))


def test_every_text_is_used() -> None:
    put_together = re.compile("|".join(FAMILIES))
    taught = {
        message.key
        for box in games().values()
        for lesson in lessons_of(box)
        for message in lesson_messages(lesson)
    }
    unused = set(messages("en")) - keys_in_code() - taught
    assert {key for key in unused if not put_together.fullmatch(key)} == set()


def test_every_form_of_a_text_is_used() -> None:
    for language in languages():
        everything = messages(language).values()
        used = {form for message in everything for form in forms(message)} | web_texts.forms()
        there = {part.id.name for message in everything for part in message.attributes}
        assert there == used


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("pieces", [CUBES, PHIALS])
def test_pieces_that_have_a_name_have_different_letters(
    pieces: tuple[Mark, ...], language: str
) -> None:
    letters = [
        serialize_pattern(part.value)
        for piece in pieces
        if piece.name is not None
        for part in messages(language)[piece.name.key].attributes
        if part.id.name == "letter"
    ]
    assert len(set(letters)) == len(pieces)


@pytest.mark.parametrize("language", languages())
def test_all_languages_have_the_same_texts_with_the_same_arguments(language: str) -> None:
    mine = {key: variables(message) for key, message in messages(language).items()}
    english = {key: variables(message) for key, message in messages("en").items()}
    assert mine == english


@pytest.mark.parametrize("language", languages())
def test_every_text_gets_the_arguments_it_needs(language: str) -> None:
    known = messages(language)
    checked = [(key, given) for key, given in said() if key in known]
    assert len(checked) > 120
    assert [(key, variables(known[key]) - given) for key, given in checked] == [
        (key, set()) for key, _ in checked
    ]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", games())
def test_every_option_and_every_value_of_it_has_words_for_hosts(game: str, language: str) -> None:
    needed = set()
    for option in games()[game].info.options:
        named = option.name.replace("_", "-")
        needed.add(f"{game}-setting-name-{named}")
        switch = all(isinstance(value, bool) for value in option.values)
        values = [] if switch else option.values
        needed |= {f"{game}-setting-value-{named}-{value}".replace("_", "-") for value in values}
    assert needed - set(messages(language)) == set()


@pytest.mark.parametrize("language", languages())
def test_all_languages_have_the_same_rules(language: str) -> None:
    assert list(rules(language)) == list(rules("en"))


def test_every_rule_named_in_the_code_is_in_the_catalogue() -> None:
    prefixes = {box.info.prefix for box in games().values()}
    named = {
        rule
        for text in literals()
        for rule in RULE_ID.findall(text)
        if rule.split("-")[0] in prefixes
    }
    assert len(named) > 50
    assert named - set(rules("en")) == set()


def test_rules_refer_only_to_rules_that_exist() -> None:
    for language in languages():
        texts = "".join(
            path.read_text(encoding="utf-8")
            for path in files(language)
            if path.match("*-rules.ftl")
        )
        assert set(RULE_ID.findall(texts)) == set(rules(language))


@pytest.mark.parametrize("language", languages())
def test_no_text_begins_with_the_sign_that_sets_it_off(language: str) -> None:
    for path in files(language):
        assert not re.search(r"^\s+=", path.read_text(encoding="utf-8"), re.MULTILINE), path


def test_french_punctuation_has_narrow_spaces() -> None:
    for path in files("fr"):
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.startswith("#"):
                continue
            assert not re.search(r"[\w}»] [;:!?]( |$)", line), line
            assert not re.search(r"« | »", line), line
            assert not re.search(r"\w'\w", line), line
