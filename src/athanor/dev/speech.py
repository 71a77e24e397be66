"""What the house's speaker says, as vectors for the speaker of the browser client."""

import json
from typing import Final

import msgspec

from athanor.kernel.words import Arg, Inches, Label, Listing, Message, SeatName
from athanor.locale import Speaker, languages

NAMES: Final = ("Ada", "Zoé")
"""Of the first two seats; the third has none."""


def cubes(kind: str, count: int) -> Message:
    """Return a number of cubes, which is said in the plural or not."""
    return Message(f"alchemist-cubes-{kind}", {"count": count})


SPIDER: Final = Message("alchemist-ingredient-spider")
GARLAN: Final = Message("alkemy-figure", {"name": Label("The Squire", "L’Écuyère"), "label": "A1"})
RECIPE: Final = Listing((cubes("mushroom", 2), cubes("spider", 1), cubes("troll-eye", 2)))

SAID: Final[tuple[Arg, ...]] = (
    # numbers
    0,
    7,
    -1200,
    1234567,
    # texts from outside, one of which would turn letters around
    "MMBBT",
    "a\u202eb\x1b[31mc",
    # plurals: French takes 0 for one
    *(cubes("troll-eye", count) for count in (0, 1, 2, 1000)),
    # fewer than none
    cubes("troll-eye", -1),
    cubes("troll-eye", -1200),
    # seats
    *(SeatName(seat) for seat in range(3)),
    # labels and lengths
    Label("Thunderclap", "Coup de tonnerre"),
    *(Inches(units) for units in (0, 500, 4750, 12000, 1234567)),
    # enumerations
    Listing(("a",)),
    Listing(("a", 1200)),
    RECIPE,
    Listing((SeatName(0), SeatName(1), Inches(2500), SPIDER)),
    # forms of an argument that the grammar of a sentence needs
    Message("alchemist-event-took", {"seat": SeatName(0), "ingredient": SPIDER}),
    Message("alchemist-event-school", {"seat": SeatName(2), "ingredient": SPIDER}),
    # messages in messages, lists in messages
    Message("alchemist-option-create", {"cauldron": "SD", "recipe": RECIPE, "fame": 9}),
    Message("alkemy-option-figure", {"figure": GARLAN}),
    Message("alkemy-option-spot", {"x": Inches(1500), "y": Inches(22250)}),
    # selectors, and messages that are other messages
    Message("kernel-no-such-game", {"game": "chess", "known": "go", "close": "", "closes": 0}),
    Message(
        "kernel-no-such-game",
        {"game": "alkemi", "known": "alkemy-v2", "close": "alkemy-v2", "closes": 1},
    ),
    Message("alkemy-blitz-setting-measuring"),
)

DECIMALS: Final = ((0.5, 1), (1234.5678, 2), (-3.14159, 3), (12, 0))
SHARES: Final = (0, 0.125, 0.5, 1, 12.345, -0.25)


def vectors() -> dict[str, object]:
    """Return what each speaker says, by language."""
    return {
        "names": NAMES,
        "said": msgspec.to_builtins(SAID),
        "decimals": DECIMALS,
        "shares": SHARES,
        "words": {language: words_of(Speaker(language)) for language in languages()},
    }


def words_of(speaker: Speaker) -> dict[str, list[str]]:
    """Return what one speaker says of all that is to be said."""
    return {
        "said": [speaker.word(arg, NAMES) for arg in SAID],
        "decimals": [speaker.decimal(number, digits) for number, digits in DECIMALS],
        "shares": [speaker.percent(share) for share in SHARES],
    }


def vectors_text() -> str:
    """Return the vectors as their file has them."""
    return json.dumps(vectors(), indent=2, ensure_ascii=False) + "\n"
