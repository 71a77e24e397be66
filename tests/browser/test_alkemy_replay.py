"""When a match of Alkemy that was played by eye is over, its replay may be measured all over."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Welcome
from tests.browser.layout import findings
from tests.browser.matches import opens_record
from tests.browser.person import Person

RECORDS = Path(__file__).parents[1] / "records" / "0.1.0"

EDITIONS = ["alkemy-v2", "alkemy-blitz"]

STEP = 60
"""Choices after which both warbands are on their way."""

MOVES = ("walk", "charge", "run")


def looks_back(person: Person, game: str) -> list[str]:
    """Open a match that was played by eye where figures stand on the table; return their labels."""
    replay = opens_record(person, (RECORDS / f"{game}.jsonl").read_text())
    person.go(f"/r/{replay}?step={STEP}")
    figure(person).first.wait_for()
    step = person.context.request.get(f"/api/replays/{replay}/steps/{STEP}").json()
    assert step["view"]["measuring"] is False
    gone = ("gone", "waiting")
    return [one["label"] for one in step["view"]["figures"] if one["status"] not in gone]


def figure(person: Person, label: str = "") -> Locator:
    """Return a figure of the table, or all."""
    return person.page.locator(f"[data-place^='figure:{label}']")


def holds(person: Person, label: str) -> None:
    """Press a figure with the lens: by keys, for others may lie over it."""
    figure(person, label).focus()
    person.page.keyboard.press("Enter")


def is_well_laid_out(person: Person) -> None:
    """See that nothing is cut, small or out of sight, whatever a tape is laid over."""
    wrong = findings(person.page, phone=person.phone)
    assert [one for one in wrong if not one.startswith(("overlapping", "covered"))] == []


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("game", EDITIONS)
def test_a_replay_by_eye_can_be_measured(welcome: Welcome, game: str, phone: bool) -> None:
    person = welcome(phone=phone, language="fr" if phone else "en")
    labels = looks_back(person, game)
    mine = next(one for one in labels if one.startswith("a"))
    foe = next(one for one in labels if one.startswith("b"))
    panel = person.page.locator(".looking")

    person.button("web-alkemy-lens-ruler").click()
    holds(person, mine)
    for move in MOVES:
        expect(person.page.locator(f"[data-reach={move}]")).to_be_attached()
    holds(person, foe)
    expect(person.page.locator("[data-corridor]")).to_be_attached()
    expect(person.page.locator("[data-reach]")).to_have_count(0)
    expect(panel.locator("li")).to_have_count(2)
    length = person.say("web-alkemy-inches", length="{n}").split("{n}")[1]
    expect(panel.locator("li").first).to_contain_text(length)
    is_well_laid_out(person)

    person.button("web-alkemy-lens-eye").click()
    holds(person, mine)
    expect(panel.locator("li")).to_have_count(len(labels) - 1)
    expect(panel.locator("li").first).to_contain_text(length)


def test_the_card_of_a_figure_is_read_in_a_replay(welcome: Welcome) -> None:
    person = welcome()
    first, *_ = looks_back(person, "alkemy-v2")
    holds(person, first)
    card = person.page.locator(".looking article")
    expect(card).to_be_visible()
    is_well_laid_out(person)
    person.button("web-alkemy-card-close").click()
    expect(card).to_have_count(0)
