"""Two people and two bots play a whole match of Ars Alchimia, from the lobby to the last sum."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from athanor.server.settings import PACKS_FOLDER
from tests.browser.artisan import Artisan
from tests.browser.company import (
    Kept,
    comes_by_link,
    copies_invitation,
    goes_to_set_up,
    hurry,
    introduces_oneself,
    ledger,
    play,
)
from tests.browser.conftest import Welcome
from tests.browser.hands import Fingers, Mouse
from tests.browser.known_luck import SERVE
from tests.browser.person import Person
from tests.server.living import LivingHouse

GAME = "ars-alchimia"
LONGEST = 400
"""Choices of two people after which a match of Ars Alchimia is surely over."""

YEARS_WITH_A_PAGE = 3
"""After the fourth year the end itself is shown."""

PACK = "clerks"
CARD = """
[[assistant]]
id = "H{number:02}"
name = {{ en = "Clerk {number}", fr = "Greffier {number}" }}
ability = [{{ verb = "gain", resource = "sand", count = 1 }}]
once = true
text.en = "Once a year: gain 1 sand."
text.fr = "Une fois par année : recevez 1 sable."
"""
"""An assistant whose use is offered at every moment until it is exhausted."""


@pytest.fixture
def owned_house(tmp_path: Path) -> Iterator[LivingHouse]:
    """A house whose owner has typed in the twenty assistants, all of them alike."""
    house = LivingHouse(tmp_path, SERVE)
    pack = pack_of(house)
    pack.mkdir(parents=True)
    about = f'name = "{PACK}"\nversion = "1"\ngame = "{GAME}"\nsource = "owner"\n'
    (pack / "pack.toml").write_text(f"[pack]\n{about}", encoding="utf-8")
    cards = "".join(CARD.format(number=number) for number in range(1, 21))
    (pack / "assistants.toml").write_text(cards, encoding="utf-8")
    house.open()
    yield house
    house.close()


def pack_of(house: LivingHouse) -> Path:
    """Return where the pack of the house lies."""
    return house.data / PACKS_FOLDER / PACK


def gather(host: Person, guest: Person) -> None:
    """The host sets a table up for four, with the owner's cards; the guest comes with a phone."""
    mouse = Mouse(host.page)
    goes_to_set_up(host, mouse, GAME)
    mouse.press(host.button("web-more", what=host.say("web-number-of-seats")))
    mouse.select(host.field("web-seat", seat=2), host.say("web-seat-invited"))
    mouse.write(host.field("web-guest-name"), "Perenelle")
    for bot in range(2):
        mouse.select(host.field("web-level").nth(bot), host.say("bots-apprentice"))
    mouse.press(host.page.get_by_role("switch", name=host.say("web-pack", pack=f"{PACK} (1)")))
    mouse.press(host.button("web-open-table", title=host.say(f"{GAME}-title")))
    introduces_oneself(host, mouse)
    link = copies_invitation(host, mouse)
    comes_by_link(guest, Fingers(guest.page), link, "Perenelle")


def test_two_people_and_two_bots_play_a_match(
    owned_house: LivingHouse, welcome: Welcome, tmp_path: Path
) -> None:
    host, guest = welcome(owned_house), welcome(owned_house, language="fr", phone=True)
    gather(host, guest)
    expect(host.text("web-table-gathering")).to_have_count(0)
    hurry(host, Mouse(host.page))
    at_desk = Artisan(host, Mouse(host.page), seed=3)
    by_taps = Artisan(guest, Fingers(guest.page), seed=5)
    artisans = (at_desk, by_taps)
    play(*artisans, longest=LONGEST)

    ending = ledger(host, 4)
    expect(guest.text("web-table-over")).to_be_visible()
    assert ledger(guest, 4) == ending
    kept = Kept(host, tmp_path, pack_of(owned_house))
    assert PACK in [pack.name for pack in kept.record.header.packs]
    assert sorted(ending) == kept.standing
    for seat, artisan in enumerate(artisans):
        unasked = set(kept.unasked(seat, artisan.made))
        assert unasked <= {"decline", "pass", "stop"}, "the page has decided by itself"
        assert len(artisan.years) == len(set(artisan.years)) == YEARS_WITH_A_PAGE
        assert artisan.on_board > len(artisan.made) / 3
        assert artisan.offers == 1, "nobody is asked again who did not want to be"
    assert any(artisan.has_made("fulfil") for artisan in artisans)
    assert at_desk.told > 0, "what rivals did stands in their rows"
    names = [name for _, name, _ in ending]
    assert at_desk.aloud
    assert all(any(name in line for name in names) for line in at_desk.aloud), at_desk.aloud
    declined = kept.choices(1).count("decline")
    assert declined > by_taps.made.count("decline"), "the page has answered in the guest's name"


@pytest.mark.rule("ARS-R1")
def test_two_play_only_by_the_variant_of_the_house(welcome: Welcome) -> None:
    host = welcome()
    mouse = Mouse(host.page)
    goes_to_set_up(host, mouse, GAME)
    mouse.press(host.button("web-less", what=host.say("web-number-of-seats")))
    opening = host.button("web-open-table", title=host.say(f"{GAME}-title"))
    mouse.press(opening)
    refusal = host.page.get_by_role("alert")
    expect(refusal).to_contain_text(host.say(f"{GAME}-refusal-two-players", seats=2))
    host.forgive("status of 4")
    variant = host.say(f"{GAME}-setting-name-two-players")
    mouse.press(host.page.get_by_role("switch", name=variant))
    mouse.press(opening)
    Artisan(host, mouse, seed=2).wait()
    assert [space["name"] for space in host.scene["view"]["spaces"] if space["order"]] == [
        "C-1",
        "C-2",
        "B-1",
        "A-1",
    ]
