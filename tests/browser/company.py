"""People who come together at a table, play a match to its end and look at what is left of it."""

from collections import deque
from pathlib import Path

from playwright.sync_api import expect

from athanor.kernel.record import Record, game_of, read_record
from athanor.kernel.record_lines import ChoiceLine
from athanor.kernel.replay import Replay
from athanor.kernel.verify import Report, verify
from tests.browser.hands import Hands
from tests.browser.person import LOOKS, Person
from tests.browser.player import Player

Standing = list[tuple[int, str, int]]
"""Place, name and total of everybody."""


def goes_to_set_up(host: Person, hands: Hands, game: str) -> None:
    """Somebody goes from the lobby to where a table for a game is set up."""
    host.go("/")
    corner = host.page.get_by_role("article", name=host.say(f"{game}-title"), exact=True)
    hands.press(corner.get_by_role("link", name=host.say(f"{game}-title"), exact=True))
    hands.press(host.link("web-more-choices"))


def introduces_oneself(host: Person, hands: Hands, name: str = "") -> None:
    """Somebody who sets up a first table says how to be called, or keeps what is offered."""
    dialog = host.page.get_by_role("dialog", name=host.say("web-introduce"), exact=True)
    if name:
        hands.write(dialog.get_by_label(host.say("web-name"), exact=True), name)
    hands.press(dialog.get_by_role("button", name=host.say("web-introduce-act")))


def copies_invitation(host: Person, hands: Hands) -> str:
    """Somebody whose table was just set up copies the address in the sheet that is open then."""
    dialog = host.page.get_by_role("dialog", name=host.say("web-invite-title"), exact=True)
    hands.press(dialog.get_by_role("button", name=host.say("web-invite-copy-anyway"), exact=True))
    expect(dialog.get_by_role("button", name=host.say("web-table-copied"))).to_be_visible()
    link = host.clipboard()
    hands.press(dialog.get_by_role("button", name=host.say("web-table-done"), exact=True))
    return link


def comes_by_link(guest: Person, hands: Hands, link: str, name: str) -> None:
    """Somebody opens the link that the host has sent, and sits down."""
    guest.go(link)
    dialog = guest.page.get_by_role("dialog", name=guest.say("web-table-welcome"))
    expect(dialog).to_be_visible()
    assert "#" not in guest.page.url, "the secret of a link leaves the address at once"
    hands.write(guest.field("web-table-name"), name)
    hands.write(guest.field("web-table-seed"), "l’eau qui ne mouille pas les mains")
    hands.press(dialog.get_by_role("button", name=guest.say("web-table-sit")))


def hurry(host: Person, hands: Hands) -> None:
    """Have the bots choose at once."""
    hands.press(host.button("web-table-settings"))
    faster = host.button("web-table-bots-faster").first
    while faster.get_attribute("aria-disabled") is None:
        pace = host.page.get_by_role("group", name=host.say("web-table-bots")).first
        before = pace.inner_text()
        hands.press(faster)
        expect(pace).not_to_have_text(before)
    hands.press(host.button("web-table-done"))


def play(*players: Player, longest: int) -> None:
    """Have everybody choose when it is their move, until the match is over."""
    while True:
        someone = next_to_move(*players)
        if someone is None:
            return
        someone.move()
        assert sum(len(one.made) for one in players) < longest


def next_to_move(*players: Player) -> Player | None:
    """Wait for whoever is asked next; nobody is when the match is over."""
    page = players[0].person.page
    over = players[0].person.status("web-table-over")
    for _ in range(LOOKS):
        if over.count() > 0:
            return None
        for player in players:
            if player.is_asked:
                return player
        page.wait_for_timeout(50)
    scene = players[0].person.scene
    raise AssertionError(f"nobody is asked, and it is not over: {scene['asked']}")


def ledger(person: Person, seats: int) -> Standing:
    """Return how a match ended, as the ledger shows it at the table and in the replay."""
    shown = person.page.locator(".ledger.done .seat")
    expect(shown).to_have_count(seats)
    return [
        (
            int(row.locator(".place").inner_text()),
            row.locator(".name > b").inner_text(),
            int(row.locator(".sum strong").inner_text().replace("−", "-")),
        )
        for row in shown.all()
    ]


class Kept:
    """The record of a finished match, which must bear every check."""

    def __init__(self, host: Person, folder: Path, *packs: Path) -> None:
        saved = host.downloads(host.link("web-table-record"), folder)
        self.record: Record = read_record(saved)
        game = game_of(self.record, packs)
        self.report: Report = verify(self.record, game)
        assert self.report.is_sound
        assert self.report.finished
        assert self.report.chance_checked
        self.replay = Replay(self.record, game)

    @property
    def standing(self) -> Standing:
        """Place, name and total of everybody, recomputed."""
        outcome = self.replay.game.outcome(self.replay.to(self.replay.length).state)
        seats = enumerate(self.record.header.seats)
        return sorted((outcome.places[at], seat.name, outcome.total(at)) for at, seat in seats)

    def choices(self, seat: int) -> list[str]:
        """Return what a seat has chosen."""
        chosen = (line for line in self.record.lines if isinstance(line, ChoiceLine))
        return [line.choice for line in chosen if line.seat == seat]

    def unasked(self, seat: int, made: list[str]) -> list[str]:
        """Return what the page has answered in somebody's name, beside the choices they made."""
        wanted = deque(made)
        kept = self.choices(seat)
        others = [one for one in kept if not (wanted and wanted[0] == one and wanted.popleft())]
        assert not wanted, f"not in the record: {list(wanted)}"
        return others
