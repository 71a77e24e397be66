"""A match is analysed in the browser: from the request to the graph to trying it anew."""

from playwright.sync_api import Locator, expect

from tests.analysis.short import last_round
from tests.browser.axe import is_open_to_all
from tests.browser.conftest import Welcome
from tests.browser.matches import opens_record, table_of
from tests.browser.person import Person


def slider(person: Person) -> Locator:
    return person.page.get_by_role("slider", name=person.say("analysis-graph"))


def asks(person: Person, name: str) -> None:
    """Turn to the leaf of the analysis and ask for it."""
    person.go(f"/r/{name}")
    person.page.get_by_role("tab", name=person.say("analysis-title")).click()
    expect(slider(person)).to_have_count(0)
    person.button("analysis-ask").click()
    expect(slider(person)).to_be_visible()


def test_a_match_is_analysed_looked_at_and_tried_anew(welcome: Welcome) -> None:
    person = welcome()
    name = opens_record(person, last_round(1).text())
    asks(person, name)
    graph = slider(person)
    expect(graph).to_have_attribute("aria-valuenow", "0")
    graph.focus()
    person.page.keyboard.press("ArrowRight")
    expect(graph).to_have_attribute("aria-valuenow", "1")
    steps = int(graph.get_attribute("aria-valuemax") or 0)
    expect(person.text("analysis-choice-of", at=1, of=steps)).to_be_visible()
    box = graph.bounding_box()
    assert box is not None
    person.page.mouse.click(box["x"] + box["width"] - 97, box["y"] + box["height"] / 2)
    expect(graph).to_have_attribute("aria-valuenow", str(steps))
    is_open_to_all(person.page)
    person.button("analysis-try").click()
    dialog = person.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    dialog.get_by_role("button", name=person.say("analysis-try-open")).click()
    expect(person.text("web-table-your-move")).to_be_visible()
    assert table_of(person) != name
    expect(person.log).to_contain_text(person.say("table-told-branch", at=steps - 1))


def test_the_analysis_is_there_for_whoever_has_the_link(welcome: Welcome) -> None:
    """On a phone, in French, and hidden before somebody turns to it."""
    asker, friend = welcome(), welcome(language="fr", phone=True)
    name = opens_record(asker, last_round(2).text())
    asks(asker, name)
    friend.go(f"/r/{name}?leaf=analysis")
    expect(slider(friend)).to_be_visible()
    expect(friend.page.get_by_role("heading", name=friend.say("analysis-split"))).to_be_visible()
    is_open_to_all(friend.page)
    friend.go(f"/r/{name}")
    expect(friend.page.get_by_role("tab", name=friend.say("analysis-title"))).to_be_visible()
    expect(slider(friend)).to_have_count(0)
