"""What every table offers: one press less, signs that explain themselves, news, and an end."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Welcome
from tests.browser.hands import Keys
from tests.browser.matches import bots_play_to_the_end, have_bots_wait, plays_alone
from tests.browser.person import Person


def tip(person: Person) -> Locator:
    """Return the explanation that is open."""
    return person.page.get_by_role("tooltip")


def reserve(person: Person, letter: str) -> Locator:
    """Return a kind of cubes in the reserve on the board."""
    return person.page.locator(f"[data-place='reserve:{letter}']")


def test_a_second_press_carries_out_what_can_be_taken_back(welcome: Welcome) -> None:
    person = welcome()
    adept = plays_alone(person)
    at = person.scene["at"]
    reserve(person, "S").click()
    person.main.wait_for()
    reserve(person, "S").click()
    expect(person.main).to_have_count(0)
    adept.wait()
    assert person.scene["at"] > at
    pressed = person.decision.locator("[data-deed][aria-pressed=true]")
    expect(pressed).to_have_count(0)  # after an act its pane is closed


def test_what_comes_to_light_is_only_done_by_the_main_button(welcome: Welcome) -> None:
    person = welcome()
    plays_alone(person)
    at = person.scene["at"]
    bag = person.page.locator("[data-place='bag']")
    for _ in range(3):
        bag.click()
        expect(person.main).to_have_text(person.say("web-alchemist-act-draw"))
    assert person.scene["at"] == at, "cubes are drawn unseen: that is asked for once more"
    person.main.click()
    expect(person.main).to_have_count(0)


def test_enter_carries_out_from_the_board_and_the_focus_stays(welcome: Welcome) -> None:
    person = welcome()
    adept = plays_alone(person)
    cube = reserve(person, "T")
    Keys(person.page).reach(cube)
    person.page.keyboard.press("Enter")
    person.main.wait_for()
    expect(cube).to_be_focused()
    person.page.keyboard.press("Enter")
    expect(person.main).to_have_count(0)
    adept.wait()
    expect(cube).to_be_focused()


def test_the_list_is_folded_behind_in_writing(welcome: Welcome) -> None:
    person = welcome()
    plays_alone(person)
    expect(person.options).to_have_count(0)
    person.button("web-table-in-writing").click()
    expect(person.options.locator("code").first).to_be_visible()
    words = person.options.locator("code").all_inner_texts()
    assert words[0].split()[0] != "pass"
    person.button("web-table-in-writing").click()
    expect(person.options).to_have_count(0)


def test_signs_explain_themselves_to_a_mouse_and_to_keys(welcome: Welcome) -> None:
    person = welcome()
    plays_alone(person)
    bag = person.page.locator("[data-place='bag']")
    label = str(bag.get_attribute("aria-label"))
    bag.hover()
    expect(tip(person)).to_have_text(label)
    person.page.keyboard.press("Escape")
    expect(tip(person)).to_have_count(0)
    person.page.mouse.move(1, 1)
    bag.focus()
    person.page.keyboard.press("i")
    expect(tip(person)).to_have_text(label)
    person.page.keyboard.press("i")
    expect(tip(person)).not_to_have_text(label)
    person.page.keyboard.press("Shift+I")
    expect(tip(person)).to_have_text(label)


def test_a_page_that_moves_under_a_pointer_at_rest_explains_nothing(welcome: Welcome) -> None:
    person = welcome()
    person.page.clock.install()
    plays_alone(person)
    rule = person.decision.locator(".rules .tooltip").first
    person.page.mouse.move(300, 300)
    rule.evaluate("rule => { rule.style = 'position: fixed; inset: 280px; z-index: 9' }")
    person.page.wait_for_function("rule => rule.matches(':hover')", arg=rule.element_handle())
    person.page.clock.run_for(1_000)
    expect(rule.locator("[popover]")).to_have_count(0)
    person.page.mouse.move(302, 302)
    person.page.clock.run_for(1_000)
    expect(rule.locator("[popover]")).to_be_visible()


def test_a_finger_that_holds_is_answered_and_presses_nothing(welcome: Welcome) -> None:
    person = welcome(phone=True)
    plays_alone(person)
    deed = person.decision.locator("[data-deed=copy]")
    box = deed.bounding_box()
    assert box is not None
    finger = person.context.new_cdp_session(person.page)
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    expect(tip(person)).to_contain_text(person.say("web-alchemist-deed-copy-why"))
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(deed).to_have_attribute("aria-pressed", "false")


def test_what_others_touched_is_tinted_until_one_acts(welcome: Welcome) -> None:
    person = welcome()
    adept = plays_alone(person)
    have_bots_wait(person)
    tinted = person.page.locator(".part.touched[data-place^='cauldron:']")
    while tinted.count() == 0:
        adept.choose("take M")
        person.button("web-table-bots-go").click()
        adept.wait()
        have_bots_wait(person)
    adept.choose("take S")
    expect(tinted).to_have_count(0)


def test_what_others_do_is_read_aloud_in_a_sentence_each(welcome: Welcome) -> None:
    person = welcome()
    adept = plays_alone(person)
    adept.choose("take M")
    adept.wait()
    said = person.page.get_by_role("log", name=person.say("web-table-others")).locator("p")
    expect(said.first).to_be_attached()
    assert all(re.search(r"[.!]$", line) for line in said.all_inner_texts())


def at_end(person: Person) -> bool:
    """Tell whether the newest line of the margin is in sight."""
    below: float = person.field("web-table-log").evaluate(
        "log => log.parentElement.scrollHeight - log.parentElement.scrollTop"
        " - log.parentElement.clientHeight"
    )
    return below < 3


def test_the_margin_pins_itself_to_the_newest_line_again(welcome: Welcome) -> None:
    person = welcome()
    adept = plays_alone(person)
    for letter in "MS":
        adept.choose(f"take {letter}")
        adept.wait()
    have_bots_wait(person)
    assert at_end(person)
    person.log.first.get_by_role("button").first.click()
    person.button("web-table-now").click()
    expect(person.button("web-table-now")).to_have_count(0)
    assert at_end(person), "back from the past"
    room = person.region("web-table-margin").bounding_box()
    assert room is not None
    assert room["height"] - 40 >= 3 * 25, "three lines have room"
    for height in (620, 800, 700):
        person.page.set_viewport_size({"width": 1280, "height": height})
        expect(person.log.last).to_be_in_viewport()
        person.page.wait_for_timeout(50)
        assert at_end(person), f"the window is {height} high"


def test_the_end_is_not_told_beforehand(welcome: Welcome) -> None:
    host = welcome()
    table = bots_play_to_the_end(host)
    person = welcome(moving=True, known_as=host)
    person.sits_down_at(table)
    status = person.page.locator("header.status")
    expect(status).to_contain_text(person.say("web-table-counting"))
    assert person.page.locator(".place").count() == 0
    for way in ("web-table-replay", "web-table-luck", "web-table-home"):
        expect(person.link(way)).to_be_in_viewport()
    person.button("web-table-result-all").click()
    expect(person.page.locator(".ledger.done")).to_be_visible()
    expect(status).not_to_contain_text(person.say("web-table-counting"))
    places = [int(text) for text in person.page.locator(".seat .place").all_inner_texts()]
    assert places == sorted(places)
    person.page.reload()
    expect(person.page.locator(".ledger.done")).to_be_visible()


def test_keys_turn_the_cards_of_the_end(welcome: Welcome) -> None:
    host = welcome()
    table = bots_play_to_the_end(host)
    person = welcome(moving=True, known_as=host)
    person.sits_down_at(table)
    person.page.locator(".ledger").wait_for()
    for _ in range(9):
        person.page.keyboard.press("Space")
    expect(person.page.locator(".ledger.done")).to_be_visible()


def test_a_replay_opens_everything_and_leads_on(welcome: Welcome) -> None:
    person = welcome()
    table = bots_play_to_the_end(person)
    person.go(f"/r/{table}?step=4&leaf=chance")
    expect(person.button("web-verify-act")).to_be_visible()
    hands = person.page.locator(".open[class*=several]")
    assert hands.count() == 0, "an onlooker sees screens"
    person.field("web-replay-view").select_option(label=person.say("web-replay-seen-by-all"))
    expect(hands).to_have_count(3)
    expect(person.link("web-table-record")).to_have_attribute("download", f"athanor-{table}.jsonl")
    person.link("web-replay-to-table").click()
    expect(person.page.locator(".ledger")).to_be_visible()


def test_a_phone_has_the_rules_and_a_page_of_players(welcome: Welcome) -> None:
    person = welcome(phone=True, language="fr")
    plays_alone(person)
    expect(person.link("web-table-rules")).to_be_in_viewport()
    person.button("web-table-players").click()
    label = person.say("web-alchemist-count-cubes")
    expect(person.page.locator(".players dd", has_text=label).first).to_be_visible()
    person.button("web-table-to-decision").click()
    expect(person.decision.locator("[data-deed]").first).to_be_in_viewport()
