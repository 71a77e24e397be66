"""The first page is light: it opens quickly on a phone far from the city."""

import pytest
from playwright.sync_api import Request

from tests.browser.conftest import Welcome
from tests.server.living import LivingHouse

LIMIT_BYTES = 120_000
"""Of everything that a first visit fetches: letters, signs and answers of the house, too."""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_lobby_is_light(welcome: Welcome, own_house: LivingHouse, language: str) -> None:
    person = welcome(own_house, phone=True, language=language)
    weights: dict[str, int] = {}
    packed: set[str | None] = set()

    def weigh(request: Request) -> None:
        answer = request.response()
        assert answer is not None
        weights[request.url] = request.sizes()["responseBodySize"]
        if request.resource_type in {"script", "stylesheet"}:
            packed.add(answer.header_value("content-encoding"))

    person.page.on("requestfinished", weigh)
    person.go("/")
    person.link("web-set-up-table").wait_for()
    person.page.wait_for_load_state("networkidle")
    assert weights
    assert packed == {"gzip"}
    print(f"\nthe lobby weighs {sum(weights.values()) / 1000:.1f} kB, in {len(weights)} files")  # noqa: T201 - the number is asked for
    assert sum(weights.values()) < LIMIT_BYTES, weights
