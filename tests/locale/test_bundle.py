"""Texts that are parsed when they are wanted are those of the files."""

from pathlib import Path

import pytest
from fluent.syntax.ast import Junk, Term

from athanor.locale import languages
from athanor.locale.bundle import Bundle, entries
from tests.locale import texts


@pytest.mark.parametrize("language", languages())
def test_every_file_is_cut_where_its_entries_begin(language: str) -> None:
    for path in texts.files(language):
        parsed = [entry for entry in texts.entries(path) if not isinstance(entry, Junk)]
        keys = [f"-{one.id.name}" if isinstance(one, Term) else one.id.name for one in parsed]
        assert list(entries(path.read_text(encoding="utf-8"))) == keys, path


def bundle(folder: Path, *sources: str) -> Bundle:
    paths = [folder / f"{number}-rules.ftl" for number in range(len(sources))]
    for path, source in zip(paths, sources, strict=True):
        path.write_text(source, encoding="utf-8")
    return Bundle("en", paths)


def test_what_a_text_mentions_is_found_in_whatever_file_it_stands(tmp_path: Path) -> None:
    source = "# A word\ngreeting = Welcome to { -house },\n    { guest }!\n    .short = { guest }\n"
    texts = bundle(tmp_path, source, "-house = the furnace\n\nguest =\n    dear { $name }\n")
    assert texts.knows("greeting")
    said, wrong = texts.parts("greeting", {"name": "Ada"})
    assert said == {"": "Welcome to the furnace,\ndear Ada!", "short": "dear Ada"}
    assert not wrong


def test_of_two_texts_the_first_is_said_and_what_is_no_text_is_unknown(tmp_path: Path) -> None:
    texts = bundle(tmp_path, "one = first\none = second\nbroken = { \n", "one = third\n")
    assert texts.knows("one")
    assert texts.parts("one", {}) == ({"": "first"}, [])
    assert not texts.knows("broken")
    assert not texts.knows("nothing")
