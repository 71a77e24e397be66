"""The reference of the kernel: it names everything, and its examples come out as it says."""

import doctest
import re
from pathlib import Path

import pytest

import athanor.kernel

PAGE = Path(__file__).parents[2] / "docs" / "kernel.md"
TEXT = PAGE.read_text(encoding="utf-8")


def test_every_example_comes_out_as_the_page_says() -> None:
    blocks = re.findall(r"^```pycon\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    examples = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, PAGE.name, None, 0)
    said: list[str] = []
    results = doctest.DocTestRunner().run(examples, out=said.append)
    assert results.attempted >= 50
    assert results.failed == 0, "".join(said)


@pytest.mark.parametrize("name", athanor.kernel.__all__)
def test_the_page_names_all_that_the_kernel_offers(name: str) -> None:
    first_cells = re.findall(r"^\| (.*?) \|", TEXT, re.MULTILINE)
    assert any(re.search(rf"`{name}\b", cell) for cell in first_cells)
