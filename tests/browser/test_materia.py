"""Materia Prima: a whole match against a bot, and one of bots, watched and replayed."""

from pathlib import Path

from playwright.sync_api import expect

from athanor.games.materia_prima.show.view import MateriaView
from tests.browser.company import Kept, goes_to_set_up, hurry, ledger, play
from tests.browser.conftest import Welcome
from tests.browser.hands import Mouse
from tests.browser.matches import BOT, have_bots_finish
from tests.browser.person import Json, Person
from tests.browser.seeker import Seeker

GAME = "materia-prima"
ROUNDS = 20
"""As few as a match may have."""

LONGEST = 400
"""Choices of one person after which so many rounds are surely over."""


def sets_up(host: Person, mouse: Mouse) -> None:
    """Set up a table for two, with a bot and as few rounds as possible."""
    goes_to_set_up(host, mouse, GAME)
    mouse.press(host.button("web-less", what=host.say("web-number-of-seats")))
    mouse.select(host.field("web-level"), host.say("bots-apprentice"))
    fewest = host.say(f"{GAME}-setting-value-max-rounds-{ROUNDS}")
    mouse.select(host.field(f"{GAME}-setting-name-max-rounds"), fewest)
    mouse.press(host.button("web-open-table", title=host.say(f"{GAME}-title")))


def test_somebody_plays_a_match_against_a_bot(welcome: Welcome, tmp_path: Path) -> None:
    person = welcome()
    mouse = Mouse(person.page)
    sets_up(person, mouse)
    hurry(person, mouse)
    seeker = Seeker(person, mouse, seed=4)
    seeker.wait()
    play(seeker, longest=LONGEST)

    kept = Kept(person, tmp_path)
    assert sorted(ledger(person, 2)) == kept.standing
    unasked = {choice.split()[0] for choice in kept.unasked(0, seeker.made)}
    assert unasked <= {"end", "move"}, "turns end and walks go on by themselves, and nothing else"
    assert seeker.on_map > 3
    assert all(seeker.has_made(verb) for verb in ("quest", "place", "move", "mine", "end"))


def hidden(scene: Json) -> list[Json]:
    """Return the players of whom a scene tells what only they may know."""
    players = (scene["view"] or {}).get("players", [])
    return [one for one in players if one["hand"] is not None or one["quest"] is not None]


def test_a_match_of_bots_is_watched_and_looked_back_at(welcome: Welcome, tmp_path: Path) -> None:
    host, onlooker = welcome(), welcome(language="fr", phone=True)
    table = host.opens(BOT, BOT, BOT, BOT, game=GAME, options={"max_rounds": ROUNDS})
    onlooker.sits_down_at(table)
    expect(onlooker.text("web-table-looking-on")).to_be_visible()
    expect(onlooker.page.locator("[data-place^='tower:']")).to_have_count(4)
    watched = [said for said in onlooker.heard if said["type"] == "scene"]
    assert {scene["viewer"] for scene in watched} == {-1}
    assert not [told for scene in watched for told in hidden(scene)]
    onlooker.go("about:blank")
    have_bots_finish(host, table)

    host.sits_down_at(table)
    ending = ledger(host, 4)
    kept = Kept(host, tmp_path)
    assert sorted(ending) == kept.standing
    looks_back(onlooker, table, kept)


def looks_back(person: Person, table: str, kept: Kept) -> None:
    """Step through a match with a finger; its last moment is the one the engine comes to."""
    steps = kept.replay.length
    person.go(f"/r/{table}")
    expect(person.text("web-replay-step", step=0, steps=steps)).to_be_visible()
    person.button("web-replay-forward").tap()
    expect(person.text("web-replay-step", step=1, steps=steps)).to_be_visible()
    person.button("web-replay-end").tap()
    expect(person.text("web-replay-step", step=steps, steps=steps)).to_be_visible()
    view = kept.replay.game.view(kept.replay.to(steps).state, -1)
    assert isinstance(view, MateriaView)
    figures = [f"figure:{figure.seat}-{figure.slot}" for figure in view.figures]
    shown = person.page.locator("[data-place^='figure:']")
    expect(shown).to_have_count(len(figures))
    places = shown.evaluate_all("figures => figures.map((figure) => figure.dataset.place)")
    assert sorted(places) == sorted(figures)
    person.page.get_by_role("tab", name=person.say("web-replay-result")).tap()
    assert sorted(ledger(person, len(kept.record.header.seats))) == kept.standing
