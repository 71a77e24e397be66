"""Tables set up for tests, with people whose names say where they sit."""

from athanor.kernel import Game, Stream, find
from athanor.server.protocol.common import AdvicePolicy, Pace, UndoPolicy
from athanor.server.protocol.play import Choose
from athanor.server.tables import commands
from athanor.server.tables.commands import Visitor
from athanor.server.tables.invites import Invites
from athanor.server.tables.journal import Occupant, Opened, SeatedPerson
from athanor.server.tables.table import Table

HOST = "host"
SECRET = bytes(range(32))
INVITES = Invites(b"key of the house")
START = 1_000_000
UNHURRIED = Pace()


def alchemist(seats: int = 3) -> Game:
    """Return the game most tests are played with; the first seat begins."""
    return find("alchemist").build(seats, {"first_player": 0})


def person(seat: int) -> str:
    """Return who sits at a seat unless a test says otherwise."""
    return HOST if seat == 0 else f"guest-{seat}"


def sitting(seats: int) -> tuple[SeatedPerson, ...]:
    """Return a person for each seat."""
    return tuple(SeatedPerson(person(seat), f"Name {seat}") for seat in range(seats))


def set_table(
    game: Game | None = None,
    occupants: tuple[Occupant, ...] | None = None,
    undo: UndoPolicy = "own",
    pace: Pace = UNHURRIED,
    secret: bytes = SECRET,
    advice: AdvicePolicy = "off",
) -> Table:
    """Return a table; by default with three people who play Alchemist."""
    game = alchemist() if game is None else game
    occupants = sitting(game.seats) if occupants is None else occupants
    opened = Opened(HOST, game.info.name, {}, (), pace, undo, True, occupants, advice=advice)
    return Table("tablename234", secret, game, opened, START)


def visitor(who: str, now: int = START) -> Visitor:
    """Return somebody at a table."""
    return Visitor(who, f"Name of {who}", now)


def choose(table: Table, text: str, when: int = START, request: str = "") -> None:
    """Have whoever is asked choose something, as a person does."""
    seat = table.waiting[0]
    wish = Choose(request or f"{seat}-{table.seq}", table.answers, seat, text)
    occupant = table.occupants[seat]
    assert isinstance(occupant, SeatedPerson)
    table.apply(commands.choose(table, visitor(occupant.person, when), wish), when)


def any_choice(table: Table, stream: Stream) -> str:
    """Return something that whoever is asked may choose."""
    assert table.hosted is not None
    decision = table.hosted.match.decision
    assert decision is not None
    return decision.option(decision.sample(stream)).text


def play_at_random(table: Table, choices: int, seed: int = 1) -> None:
    """Have people choose at random for a while, or to the end."""
    stream = Stream(seed)
    for _ in range(choices):
        if table.phase != "playing":
            return
        choose(table, any_choice(table, stream), START + table.answers)
