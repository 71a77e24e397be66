"""Packs with the slips that owners make: each is a game and what stands in a file of the pack."""

from pathlib import Path
from typing import Final, NamedTuple

HEADER: Final = """\
[pack]
name = "mine"
version = "1"
game = "{game}"
"""

PROFILE: Final = """\
[[profile]]
id = "warden"
name = {{ en = "Bridge Warden", fr = "Gardien du pont" }}
symbols = ["avalon"]
hero = true
cost = 50
ap = 4
mind = 6
reflex = 4
combat = 5
defense = 12
hp = {{ white = 4, yellow = 4, red = 3 }}
move = {{ walk = {walk}, charge = 6.0, run = 9.0 }}
size = 2
damage_line = [1, 2, 2, 3, 4, 5]
"""

TILE: Final = """\
[[tile]]
id = "t1"
name = {{ en = "Rudus Figor", fr = "Rudus Figor" }}
city = "rudus-figor"
a = '''
 . .
{row}
 W .
'''
b = '''
 . .
. @ .
 . .
'''
"""

FORGE: Final = """\
[[forge]]
id = "{id}"
flasks = 2
threshold = 3
name = {name}
"""

BOTH: Final = '{ en = "Crucible", fr = "Creuset" }'

ASSISTANT: Final = """\
[[assistant]]
id = "H21"
name = { en = "Baker", fr = "Boulangère" }
text = { en = "Gain 1 fire.", fr = "Recevez 1 feu." }
ability = [{ verb = "gain", resource = "fire", count = 1 }]
"""

SCENARIO: Final = """\
[[scenario]]
id = "{id}"
name = {{ en = "Posts", fr = "Bornes" }}
points_to_win = 3
turns = 10
post_ap = 2
post_reach = 1.0

[scenario.tables.small]
width = 24.0
height = 24.0
posts = {posts}
post_diameter = 1.0
post_size = 1
deployment = 2.5
scenery_min = 6
scenery_max = 6
tokens = 3
tokens_home = 1
tokens_abroad = 1

[scenario.tables.large]
width = 48.0
height = 36.0
posts = [[11.0, 18.0], [24.0, 18.0], [37.0, 18.0]]
post_diameter = 1.0
post_size = 1
deployment = 4.0
scenery_min = 6
scenery_max = 6
tokens = 5
tokens_home = 1
tokens_abroad = 2
"""

POSTS: Final = "[[4.0, 12.0], [12.0, 12.0], [20.0, 12.0]]"

HUGE: Final = """\

[scenario.tables.huge]
width = 48.0
height = 48.0
posts = [[24.0, 24.0]]
deployment = 4.0
scenery_min = 6
scenery_max = 6
tokens = 5
"""

COMMAND: Final = """\
[[command_card]]
id = "drill"
name = { en = "Drill", fr = "Exercice" }
text = { en = "Everybody is fast.", fr = "Tout le monde est vif." }
cost = 2
effects = [{ verb = "tempo", dice = 1 }]
"""

STONE: Final = """\
[[formula]]
id = "body-1"
name = { en = "Body", fr = "Corps" }
type = 1
cost = { water = 1, air = 1 }
"""

SEVERAL: Final = """\
[[forge]]
id = "G01"
flasks = 2,5
name = { en = "Crucible", fr = "Creuset" }

[[forge]]
id = "G02"
flasks = "two"
name = { en = "Crucible", fr = "Creuset" }

[[location]]
id = "L01"
name = { en = "Meadow", fr = "Pré" }
yields = { flower = 1 }
threshold = 4
"""


class Mistake(NamedTuple):
    """A slip in a pack."""

    game: str
    content: str
    encoding: str = "utf-8"

    def lay(self, folder: Path) -> Path:
        """Write the pack into a folder."""
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "pack.toml").write_text(HEADER.format(game=self.game), encoding="utf-8")
        (folder / "cards.toml").write_text(self.content, encoding=self.encoding)
        return folder


MISTAKES: Final = {
    "comma": Mistake("alkemy-v2", "post_reach = 4,5\n"),
    "comma-inside": Mistake("alkemy-v2", PROFILE.format(walk="4,5")),
    "comma-quoted": Mistake("alkemy-v2", PROFILE.format(walk='"4,5"')),
    "comma-list": Mistake(
        "alkemy-v2",
        SCENARIO.format(id="jin-posts", posts="[[4,0, 12,0], [12,0, 12,0], [20,0, 12,0]]"),
    ),
    "latin-1": Mistake(
        "ars-alchimia", FORGE.format(id="G01", name='{ en = "Stove", fr = "Poêle" }'), "latin-1"
    ),
    "utf-16": Mistake("ars-alchimia", FORGE.format(id="G01", name=BOTH), "utf-16"),
    "language": Mistake(
        "ars-alchimia", FORGE.format(id="G01", name='{ en = "Stove", de = "Ofen" }')
    ),
    "one-language": Mistake("ars-alchimia", FORGE.format(id="G01", name='"Stove"')),
    "other-table": Mistake("materia-prima", STONE),
    "drawing-sign": Mistake("materia-prima", TILE.format(row=". X .")),
    "drawing-grid": Mistake("materia-prima", TILE.format(row=".  @ .")),
    "id": Mistake("ars-alchimia", FORGE.format(id="forge n° 1", name=BOTH)),
    "face": Mistake("alkemy-blitz", '[dice]\nwhite = ["1S", "2A", "3M", "4S", "5A", "M6"]\n'),
    "count": Mistake("ars-alchimia", ASSISTANT),
    "scenario": Mistake("alkemy-blitz", SCENARIO.format(id="my-posts", posts=POSTS)),
    "unread-table": Mistake("alkemy-v2", SCENARIO.format(id="my-posts", posts=POSTS) + HUGE),
    "unread-card": Mistake("alkemy-blitz", COMMAND),
    "empty": Mistake("ars-alchimia", ""),
    "several": Mistake("ars-alchimia", SEVERAL),
}
