"""The page for researchers: all of its code runs, and prints what the page says."""

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "researchers.md"
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_the_code_of_the_page_runs_and_prints_what_the_page_says(
    capsys: pytest.CaptureFixture[str],
) -> None:
    blocks = BLOCK.findall(PAGE.read_text(encoding="utf-8"))
    assert [kind for kind, _ in blocks].count("python") >= 8
    names: dict[str, object] = {}
    for kind, text in blocks:
        if kind == "python":
            exec(compile(text, str(PAGE), "exec"), names)
        elif kind == "text":
            assert capsys.readouterr().out == text
    assert capsys.readouterr().out == ""
