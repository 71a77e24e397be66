"""What is fixed about a game before anybody sits down: its name, bounds and options."""

from collections.abc import Mapping

from msgspec import Struct

from athanor.kernel.words import Arg, refuse, suggestion


class PackStamp(Struct, frozen=True):
    """Which card data a match is played with."""

    name: str
    version: str
    hash: str


class GameOption(Struct, frozen=True):
    """A switch that the host sets before the match.

    ``per_seat`` options hold one value for each seat; ``distinct`` ones no value twice, and
    ``None`` leaves the value to the game. Without ``values`` it is a text that the game reads, and
    so it is beside them where packs can bring ``more``.
    """

    name: str
    values: tuple[str | bool | int, ...]
    default: str | bool | int | None
    rules: tuple[str, ...] = ()
    per_seat: bool = False
    distinct: bool = False
    more: bool = False


class Preset(Struct, frozen=True):
    """A way to play that a game recommends: the options that differ from the usual ones.

    Texts tell of it by ``name``; ``picture`` is a drawing of the client, in the folder of a game.
    """

    name: str
    options: dict[str, str | bool | int]
    picture: str = ""
    seats: int = 0
    """How many play so; 0 if it goes with every number of seats."""


class ReadyValue(Struct, frozen=True):
    """A value for an option without ``values``, ready to be taken.

    ``parts`` is what it is made of; it goes with the options in ``goes_with`` only.
    """

    option: str
    value: str
    name: Arg
    parts: Arg
    story: Arg | None = None
    goes_with: dict[str, str | bool | int] = {}


class GameInfo(Struct, frozen=True):
    """The facts about a game that every part of the platform reads."""

    name: str
    prefix: str
    """Of its rule IDs."""
    min_seats: int
    max_seats: int
    seats_rule: str
    turn_rule: str
    """Only the seat that is asked may answer."""
    end_rule: str
    """Nothing more is accepted after the end."""
    num_codes: int
    """Choice codes lie between 0 and this."""
    max_answers: int
    """No match takes more answers of seats; a guard against bugs, never a rule."""
    max_chance: int = 0
    """No match asks more often for chance."""
    num_outcomes: int = 0
    """Chance outcomes lie between 0 and this."""
    features: int = 0
    """The length of the feature list."""
    options: tuple[GameOption, ...] = ()
    presets: tuple[Preset, ...] = ()
    concede_rule: str = ""
    """By which a seat may give a match up at any time; empty if there is no such thing."""
    draw_rule: str = ""
    """By which all seats may agree on a draw at any time; empty if there is no such thing."""
    variant_seats: tuple[int, ...] = ()
    """Other numbers of seats, which the game accepts only with an option."""
    rules_version: int = 1
    """Raised whenever a rule is mended: records and running matches know by which they go."""
    slots: int = 0
    """Where codes are too many to be actions of learning agents: how many of the choices listed
    are offered to them, an action being the place of a choice in the list."""
    option_features: int = 0
    """The length of the numbers that tell what a choice is."""
    minutes: int = 0
    """How long a match between people takes, about; 0 if nobody knows."""
    weight: int = 0
    """How hard it is to learn: 1 easy, 2 medium, 3 hard; 0 if nobody has said."""
    usual_seats: int = 3
    """How many play where nobody says how many."""

    def seats_unasked(self) -> int:
        """Return how many play where nobody says how many, within what the game allows."""
        return max(self.min_seats, min(self.usual_seats, self.max_seats))

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats the game does not have."""
        usual = self.min_seats <= seats <= self.max_seats
        if not usual and seats not in self.variant_seats:
            raise refuse(
                "kernel-bad-seats",
                (self.seats_rule,),
                seats=seats,
                least=self.min_seats,
                most=self.max_seats,
            )

    def complete_options(self, given: Mapping[str, object], seats: int) -> dict[str, object]:
        """Return all options, with defaults for those not given; refuse what does not exist."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise refuse("kernel-no-such-option", (), option=name, **suggestion(name, known))
        complete: dict[str, object] = {}
        for name, option in known.items():
            fallback = [option.default] * seats if option.per_seat else option.default
            value = given.get(name, fallback)
            check_option(option, value, seats)
            complete[name] = value
        return complete


def check_option(option: GameOption, value: object, seats: int) -> None:
    """Refuse a value that an option cannot have."""
    values = value if option.per_seat else [value]
    if not isinstance(values, list) or (option.per_seat and len(values) != seats):
        raise refuse("kernel-option-per-seat", option.rules, option=option.name, seats=seats)
    chosen = [item for item in values if item is not None or not option.per_seat]
    for item in chosen:
        if not option.values and (item is None or isinstance(item, str)):
            continue
        if option.more and isinstance(item, str):
            continue
        if not any(item == one and type(item) is type(one) for one in option.values):
            allowed = ", ".join(str(one).lower() for one in option.values)
            raise refuse(
                "kernel-bad-option-value",
                option.rules,
                option=option.name,
                value=str(item),
                allowed=allowed,
            )
    if option.distinct and len(set(chosen)) != len(chosen):
        raise refuse("kernel-option-twice", option.rules, option=option.name)
