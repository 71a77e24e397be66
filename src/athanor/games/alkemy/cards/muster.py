"""Building a warband: from a written list to cards with their figures, and what stands against it.

The editions build by the same steps and differ in the names of the rules only, so their numbers
are data (formats, limits) and their rule IDs one table.
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

from athanor.games.alkemy.cards.schema import AlkemyData, Edition, Profile, by_id
from athanor.kernel.words import Arg, Message, Refusal, refuse, suggestion


class MusterRules(Struct, frozen=True):
    """The IDs of an edition's rules for building a warband."""

    format: tuple[str, ...]
    figures: tuple[str, ...]
    cost: tuple[str, ...]
    symbols: tuple[str, ...]
    hero_once: tuple[str, ...]
    limit: tuple[str, ...]
    filling: tuple[str, ...]
    heroes: tuple[tuple[int, tuple[str, ...]], ...]
    """For formats up to so many points, smallest first."""

    def heroes_at(self, points: int) -> tuple[str, ...]:
        """Give the rules for the number of heroes at a format."""
        return next(rules for most, rules in self.heroes if points <= most)


ANY_POINTS: Final = 1_000_000

HEROES_OF_MANY: Final = ("AK2-1602", "AK2-306")
"""The rules for the number of heroes where three or four play."""

RULES: Final[dict[Edition, MusterRules]] = {
    "v2": MusterRules(
        format=("AK2-301", "AK2-302"),
        figures=("AK2-001",),
        cost=("AK2-303", "AK2-309"),
        symbols=("AK2-304", "AK2-305"),
        hero_once=("AK2-307",),
        limit=("AK2-308", "AK2-R13"),
        filling=("AK2-310", "AK2-311"),
        heroes=((ANY_POINTS, ("AK2-302", "AK2-306")),),
    ),
    "blitz": MusterRules(
        format=("AKB-003", "AKB-004", "AKB-006"),
        figures=("AKB-001",),
        cost=("AKB-050",),
        symbols=("AKB-057", "AKB-058"),
        hero_once=("AKB-054",),
        limit=("AKB-055", "AKB-R83"),
        filling=("AKB-056", "AKB-R84"),
        heroes=(
            (200, ("AKB-051", "AKB-R82")),
            (300, ("AKB-052",)),
            (ANY_POINTS, ("AKB-053",)),
        ),
    ),
}

MOST_FIGURES: Final = 99
"""Of one profile: no list that anybody means is longer."""

_PART = re.compile(r"(?:(?P<count>[1-9][0-9]?)\s+)?(?P<name>[a-z0-9-]+)", re.ASCII)
_CALLED = re.compile(r"(?:(?P<count>[1-9][0-9]?)\s+)?(?P<name>.+)")


class ProfileCard(Struct, frozen=True):
    """A profile card of a warband and how many of its lines are filled."""

    profile: Profile
    figures: int


class Warband(Struct, frozen=True):
    """The profile cards of one side, in the order of its list."""

    cards: tuple[ProfileCard, ...]

    @property
    def figures(self) -> tuple[Profile, ...]:
        """Every figure by its profile, card after card."""
        return tuple(card.profile for card in self.cards for _ in range(card.figures))

    @property
    def cost(self) -> int:
        """The points of all figures."""
        return sum(profile.cost for profile in self.figures)

    @property
    def heroes(self) -> int:
        """The number of figures that are heroes."""
        return sum(profile.hero for profile in self.figures)

    @property
    def symbols(self) -> tuple[str, ...]:
        """The symbols that all cards share, as the first card orders them."""
        if not self.cards:
            return ()
        first, *others = (card.profile.symbols for card in self.cards)
        return tuple(symbol for symbol in first if all(symbol in other for other in others))

    @property
    def text(self) -> str:
        """The list that gives this warband again."""
        counts = Counter(profile.id for profile in self.figures)
        return ", ".join(name if n == 1 else f"{n} {name}" for name, n in counts.items())


def parse(text: str, data: AlkemyData) -> Warband:
    """Read a list such as ``"captain, 2 levy, alchemist"``; raises ``Refused`` if it is none.

    Profiles are called by their ids or by their names in any language.

    Figures of one profile fill the lines of a card before the next card is opened (AK2-310,
    AK2-311, AKB-056).
    """
    profiles = by_id(data.profile)
    called = names_of(data.profile)
    counts: Counter[str] = Counter()
    for part in text.lower().split(","):
        found = _PART.fullmatch(with_id(part.strip(), called))
        if found is None:
            raise refuse("alkemy-refusal-list-unreadable", text=part.strip())
        name = found["name"]
        if name not in profiles:
            close = suggestion(name, profiles)
            raise refuse("alkemy-refusal-no-such-profile", (), profile=name, **close)
        counts[name] += int(found["count"] or 1)
        if counts[name] > MOST_FIGURES:
            raise refuse("alkemy-refusal-list-too-long", profile=name, most=MOST_FIGURES)
    return Warband(
        tuple(card for name, count in counts.items() for card in fill(profiles[name], count))
    )


def fill(profile: Profile, figures: int) -> list[ProfileCard]:
    """Put figures on as few cards as they need; only the last may have free lines."""
    full, rest = divmod(figures, profile.lines)
    cards = [ProfileCard(profile, profile.lines)] * full
    return [*cards, ProfileCard(profile, rest)] if rest else cards


def names_of(profiles: Sequence[Profile]) -> dict[str, str]:
    """Return the ids of profiles by the names that people know them by."""
    found: dict[str, str] = {}
    for profile in profiles:
        for text in (profile.name, profile.one or profile.name):
            found |= {text.fr.lower(): profile.id, text.en.lower(): profile.id}
    return found


def with_id(part: str, called: Mapping[str, str]) -> str:
    """Return a part of a list with the id of the profile that it calls by its name."""
    found = _CALLED.fullmatch(part.replace("'", "’"))
    if found is None or found["name"] not in called:
        return part
    return f"{found['count'] or 1} {called[found['name']]}"


def check(warband: Warband, points: int, data: AlkemyData, seats: int = 2) -> list[Refusal]:
    """Give everything that stands against a warband in a format; nothing if it is legal."""
    rules = RULES[data.edition]
    formats = data.format_of_many | data.format
    if points not in formats:
        known = ", ".join(str(each) for each in sorted(formats))
        return [_no("no-such-format", rules.format, points=points, known=known)]
    if not warband.cards:
        return [_no("no-figures", rules.figures)]
    refusals: list[Refusal] = []
    if warband.cost > points:
        refusals.append(_no("too-expensive", rules.cost, cost=warband.cost, points=points))
    refusals += _check_heroes(warband, points, data, seats)
    if not warband.symbols:
        refusals.append(_no("no-common-symbol", rules.symbols))
    return refusals + _check_copies(warband, rules)


def _check_heroes(warband: Warband, points: int, data: AlkemyData, seats: int) -> list[Refusal]:
    found = warband.heroes
    form = (data.format_of_many | data.format)[points]
    least, most = form.heroes_min, form.heroes_max
    rules = RULES[data.edition].heroes_at(points) if seats == 2 else HEROES_OF_MANY
    if least <= found <= most:
        return []
    if least == most:
        return [_no("heroes-exactly", rules, points=points, needed=least, found=found)]
    return [_no("heroes-between", rules, points=points, least=least, most=most, found=found)]


def _check_copies(warband: Warband, rules: MusterRules) -> list[Refusal]:
    refusals = []
    cards = Counter(card.profile.id for card in warband.cards)
    for profile in {card.profile.id: card.profile for card in warband.cards}.values():
        name, found = profile.id, cards[profile.id]
        if profile.hero and found > 1:
            refusals.append(_no("hero-twice", rules.hero_once, profile=name))
        elif not profile.hero and found > profile.limit:
            refusals.append(
                _no("too-many-cards", rules.limit, profile=name, limit=profile.limit, found=found)
            )
        filled = [card.figures for card in warband.cards if card.profile.id == name]
        if sum(figures < profile.lines for figures in filled) > 1:
            refusals.append(_no("cards-not-full", rules.filling, profile=name, lines=profile.lines))
    return refusals


def _no(why: str, rules: tuple[str, ...], **args: Arg) -> Refusal:
    return Refusal(Message(f"alkemy-refusal-{why}", args), rules)
