"""Owner packs for tests: a header, and whatever records a test wants to change."""

from pathlib import Path

HEADER = '[pack]\nname = "mine"\nversion = "1"\ngame = "alkemy-v2"\nalso = ["alkemy-blitz"]\n'

PROFILE = """\
[[profile]]
id = "guest"
name = { en = "Guest", fr = "Invité" }
symbols = ["avalon"]
limit = 2
lines = 3
cost = 15
ap = 2
mind = 6
reflex = 2
combat = 2
defense = 10
hp = { white = 3, yellow = 2, red = 2 }
move = { walk = 4.0, charge = 6.0, run = 10.0 }
size = 2
damage_line = [1, 1, 2, 2, 3, 3]
"""
"""An unremarkable profile, with three figures on a card."""

FORMULA = """\
[[formula]]
id = "murmur"
name = { en = "Murmur", fr = "Murmure" }
text = { en = "Nothing much.", fr = "Pas grand-chose." }
level = 0
components = 1
range = 6.0
target = "friend"
effects = [{ verb = "mend", hp = 1 }]
upgrades = [{ stones = 1, range = 1.0 }]
"""

SCENERY = """\
[[scenery]]
id = "crate"
name = { en = "Crate", fr = "Caisse" }
kind = "wall"
size = 3
height = 3.0
shape = [[-1.0, -1.0], [1.0, -1.0], [1.0, 1.0], [-1.0, 1.0]]
"""
"""Of size 3 in both editions."""

SCENARIO = """\
[[scenario]]
id = "skirmish"
name = { en = "Skirmish", fr = "Escarmouche" }
points_to_win = 3
turns = 5
post_ap = 2
post_reach = 1.0

[scenario.tables.small]
width = 24.0
height = 24.0
posts = [[12.0, 12.0]]
post_diameter = 1.0
post_size = 1
deployment = 3.0
scenery_min = 2
scenery_max = 4
tokens = 2
tokens_abroad = 1

[scenario.tables.large]
width = 36.0
height = 36.0
posts = [[18.0, 18.0]]
post_diameter = 1.0
post_size = 1
deployment = 3.0
scenery_min = 2
scenery_max = 4
tokens = 2
"""

WARBAND = """\
[[warband]]
id = "guests"
name = { en = "Guests", fr = "Invités" }
points = 180
faction = "avalon"
figures = "garlan, 2 recruit"
"""


def owner_pack(folder: Path, text: str) -> Path:
    """Write a pack for both editions."""
    (folder / "pack.toml").write_text(HEADER, encoding="utf-8")
    (folder / "mine.toml").write_text(text, encoding="utf-8")
    return folder


def changed(text: str, old: str, new: str) -> str:
    """Change one place of a record."""
    assert text.count(old) == 1, old
    return text.replace(old, new)
