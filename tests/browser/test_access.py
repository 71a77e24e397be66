"""Every page is open to everybody: axe finds nothing, keys reach everything, targets are big."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import BOTH, Theme, is_open_to_all
from tests.browser.commander import Commander
from tests.browser.company import introduces_oneself
from tests.browser.conftest import Welcome
from tests.browser.hands import Mouse
from tests.browser.matches import BOT, ME, OPEN, bots_play_to_the_end, plays, plays_alone, table_of
from tests.browser.person import Person
from tests.browser.seeker import Seeker
from tests.browser.tables import Tables, tables_of
from tests.server.living import LivingHouse

PAGES = {
    "lobby": "/",
    "new table": "/new",
    "account": "/account",
    "rules": "/rules/alchemist",
    "game": "/games/alchemist",
    "guide": "/guides/browser",
    "parts": "/parts",
    "gathering": "/t/{gathering}",
    "playing": "/t/{playing}",
    "workers": "/t/{workers}",
    "map": "/t/{map}",
    "battle": "/t/{battle}",
    "over": "/t/{over}",
    "replay": "/r/{over}",
    "nowhere": "/nowhere",
}

LOOKS: dict[str, dict[str, object]] = {
    "desk": {},
    "French phone": {"language": "fr", "phone": True},
}

WALK = 120
"""Presses of Tab; what follows in long logs is like what came before."""

SMALL = """() => {
  const inline = (element) =>
    getComputedStyle(element).display.startsWith("inline") &&
    element.closest("p, li, dd, th, td, small") !== null;
  const found = [];
  for (const element of document.querySelectorAll(
    "a[href], button, input, select, summary, [role=button], [tabindex='0']",
  )) {
    const target = element.matches("input") ? element.parentElement : element;
    const { width, height } = target.getBoundingClientRect();
    if (width === 0 || height === 0 || !element.checkVisibility({ visibilityProperty: true }))
      continue;
    if ((width >= 43.5 && height >= 43.5) || inline(element)) continue;
    const name = element.getAttribute("aria-label") ?? element.textContent.trim();
    found.push(`${element.localName} ${name}: ${width.toFixed(1)} x ${height.toFixed(1)}`);
  }
  return found;
}"""
"""Finds what is too small for a finger; words within a sentence may be."""

FOCUS = """async () => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const styles = (element) => {
    const { outline, boxShadow, stroke, strokeWidth, borderColor, top } =
      getComputedStyle(element);
    return [outline, boxShadow, stroke, strokeWidth, borderColor, top].join();
  };
  const look = (element) => {
    const whole = element.closest("label") ?? element;
    const frame = element.matches("input") ? [element.parentElement] : [];
    return [whole, ...frame, ...whole.querySelectorAll("*")].map(styles).join();
  };
  const walk = (window.walk ??= { seen: new Map(), unmarked: [] });
  if (walk.last?.isConnected && look(walk.last) === walk.seen.get(walk.last))
    walk.unmarked.push(walk.last.outerHTML.slice(0, 200));
  const here = document.activeElement;
  const again = here === document.body || walk.seen.has(here);
  walk.last = again ? undefined : here;
  if (!again) walk.seen.set(here, look(here));
  return { again, walked: walk.seen.size, unmarked: walk.unmarked };
}"""
"""Notes how what has the focus looks, and whether the one before looks otherwise without it."""


def brews(host: Person) -> str:
    """Have the host play Alchemist against bots."""
    plays_alone(host)
    return table_of(host)


def gathers(host: Person) -> str:
    """Have a table wait for people."""
    return host.opens(ME, {"kind": "invited", "name": "Perenelle"}, OPEN)


def places(host: Person) -> str:
    """Bring the host to a turn in Ars Alchimia."""
    table = plays(host, BOT, BOT, game="ars-alchimia")
    host.until_card(table, lambda card: bool(card["waiting"] == [0]))
    return table


def walks(host: Person) -> str:
    """Bring the host to a turn in Materia Prima."""
    table = plays(host, BOT, game="materia-prima")
    seeker = Seeker(host, Mouse(host.page), seed=1)
    seeker.wait()
    while not seeker.has_turn:
        seeker.move()
        seeker.wait()
    return table


def commands(host: Person) -> str:
    """Bring the host into a battle of Alkemy."""
    table = plays(host, BOT, game="alkemy-v2", options={"setup": "ready"})
    Commander(host, Mouse(host.page)).plays_until("announce")
    return table


MATCHES = {
    "playing": brews,
    "gathering": gathers,
    "workers": places,
    "map": walks,
    "battle": commands,
    "over": bots_play_to_the_end,
}


@pytest.fixture(scope="module")
def tables(chromium: Browser, house: LivingHouse) -> Iterator[Tables]:
    """A host's tables in every phase; the lobby always has one that goes on and one that waits."""
    with tables_of(chromium, house, MATCHES) as tables:
        assert tables["playing"] != tables["gathering"]
        yield tables


def themes(person: Person) -> tuple[Theme, ...]:
    """Return in which light somebody is looked over the shoulder: with a phone in the dark."""
    return ("dark",) if person.phone else BOTH


def settle(page: Page) -> None:
    """Wait until a page shows what it is about."""
    page.get_by_role("heading", level=1).first.wait_for(state="attached")
    page.wait_for_load_state("networkidle")
    expect(page.locator("[aria-busy=true]")).to_have_count(0)


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_open_to_all(welcome: Welcome, tables: Tables, name: str, look: str) -> None:
    person = welcome(known_as=tables.host, **LOOKS[look])
    person.go(PAGES[name].format_map(tables))
    settle(person.page)
    if name == "nowhere":
        person.forgive("404")
    expect(person.page.locator("html")).to_have_attribute("lang", person.speaker.language)
    expect(person.page.get_by_role("heading", level=1)).to_have_count(1)
    is_open_to_all(person.page, themes(person))


@pytest.mark.parametrize("look", LOOKS)
def test_an_account_of_ones_own_is_open_to_all(welcome: Welcome, look: str) -> None:
    person = welcome(**LOOKS[look])
    wish = {"login": f"alchemist-{list(LOOKS).index(look)}", "password": "l’eau et le feu"}
    person.post("/api/account", wish)
    person.go("/account")
    settle(person.page)
    expect(person.button("web-log-out-everywhere")).to_be_visible()
    is_open_to_all(person.page, themes(person))


@pytest.mark.parametrize("look", LOOKS)
def test_dialogs_are_open_to_all(welcome: Welcome, look: str) -> None:
    person = welcome(**LOOKS[look])
    hands = Mouse(person.page)
    person.go("/")
    person.page.get_by_role("button", name=person.say("web-play-friend")).first.click()
    dialog_is_open_to_all(person, "web-introduce")
    introduces_oneself(person, hands, "Isabella")
    dialog_is_open_to_all(person, "web-invite-title")
    person.go("/account")
    settle(person.page)
    person.button("web-leave").click()
    dialog_is_open_to_all(person, "web-leave")


def dialog_is_open_to_all(person: Person, title: str) -> None:
    """Have axe look at a page above which a dialog lies."""
    expect(person.page.get_by_role("dialog", name=person.say(title), exact=True)).to_be_visible()
    is_open_to_all(person.page, themes(person))


@pytest.mark.parametrize(
    "name", ["lobby", "new table", "account", "playing", "workers", "map", "over", "replay"]
)
def test_targets_are_big_enough_for_a_finger(welcome: Welcome, tables: Tables, name: str) -> None:
    person = welcome(known_as=tables.host, phone=True)
    person.go(PAGES[name].format_map(tables))
    settle(person.page)
    assert person.page.evaluate(SMALL) == []


@pytest.mark.parametrize("name", ["lobby", "new table", "playing", "workers", "map", "replay"])
def test_the_focus_is_always_to_be_seen(welcome: Welcome, tables: Tables, name: str) -> None:
    person = welcome(known_as=tables.host)
    person.go(PAGES[name].format_map(tables))
    settle(person.page)
    for _ in range(WALK):
        person.page.keyboard.press("Tab")
        walk = person.page.evaluate(FOCUS)
        if walk["again"]:
            break
    assert walk["walked"] > 10
    assert walk["unmarked"] == []
