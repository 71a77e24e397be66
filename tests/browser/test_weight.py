"""The first page is light: it opens quickly on a phone far from the city."""

from playwright.sync_api import Request

from tests.browser.conftest import Welcome

LIMIT_BYTES = 120_000


def test_the_lobby_is_light(welcome: Welcome) -> None:
    person = welcome(phone=True)
    weights: dict[str, int] = {}
    packed: set[str | None] = set()

    def weigh(request: Request) -> None:
        if request.resource_type in {"script", "stylesheet"}:
            answer = request.response()
            assert answer is not None
            weights[request.url] = request.sizes()["responseBodySize"]
            packed.add(answer.header_value("content-encoding"))

    person.page.on("requestfinished", weigh)
    person.go("/")
    person.link("web-set-up-table").wait_for()
    person.page.wait_for_load_state("networkidle")
    assert weights
    assert packed == {"gzip"}
    print(f"\nthe lobby weighs {sum(weights.values()) / 1000:.1f} kB, in {len(weights)} files")  # noqa: T201 - the number is asked for
    assert sum(weights.values()) < LIMIT_BYTES, weights
