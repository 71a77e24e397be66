"""Another points total than a format has, as the players of Blitz may agree on (AKB-006)."""

from typing import Final

from msgspec import structs

from athanor.games.alkemy.cards.muster import check, parse
from athanor.games.alkemy.cards.schema import AlkemyData, Format, ReadyWarband
from athanor.kernel.words import refuse

LEAST: Final = 50
"""A hero is compulsory, and so much one costs."""

MOST: Final = 400
"""Two warbands of the cheapest figures, and the posts, are as many as the engine tells apart."""

HEROES: Final = ((200, 1, 1), (300, 1, 2), (MOST, 2, 3))
"""Up to so many points, at least and at most so many (AKB-051, AKB-R82, AKB-052, AKB-053)."""


def agreed_points(text: str) -> int:
    """Return the total that is written; raises Refused if nobody can play with it."""
    digits = text.strip()
    points = int(digits) if digits.isascii() and digits.isdigit() and len(digits) < 5 else 0
    if not LEAST <= points <= MOST:
        raise refuse(
            "alkemy-refusal-agreed-points", ("AKB-006",), text=text[:80], least=LEAST, most=MOST
        )
    return points


def with_points(data: AlkemyData, points: int, table: str) -> AlkemyData:
    """Return card data that has a format of so many points, played on the table of another one."""
    if points in data.format and data.format[points].table == table:
        return data
    least, most = next((least, most) for upto, least, most in HEROES if points <= upto)
    agreed = Format(source="house", heroes_min=least, heroes_max=most, table=table)
    return structs.replace(data, format={**data.format, points: agreed})


def fitting_bands(data: AlkemyData, points: int) -> list[ReadyWarband]:
    """Return the ready warbands of a format, or else those that are legal by its points."""
    of_format = [warband for warband in data.warband if warband.points == points]
    return of_format or [
        warband for warband in data.warband if not check(parse(warband.figures, data), points, data)
    ]
