"""A table as a view shows it, put together by hand: two small warbands in the middle of a fight."""

from typing import Final

import msgspec

from athanor.games.alkemy.show.view import (
    AlchemistView,
    BoardView,
    EffectView,
    FigureView,
    FormulaView,
    PieceView,
    PostView,
    PrintedView,
    ProfileView,
    RangedView,
    SideView,
    TokenView,
    ZoneView,
)
from athanor.kernel.words import Label

CAPTAIN: Final = ProfileView(
    id="captain",
    name=Label("Captain <Aldric> & Sons", "Capitaine <Aldric> et fils"),
    hero=True,
    ap=4,
    mind=6,
    reflex=5,
    combat=6,
    defense=11,
    health=[3, 4, 2],
    walk=4000,
    charge=6000,
    run=8000,
    size=2,
    damage=[2, 3, 3, 4, 5, 6],
    ranged=None,
    alchemist=None,
    skills=[Label("Tough", "Coriace")],
)

BARK_SKIN: Final = FormulaView("bark", Label("Bark skin", "Peau d’écorce"), 1, 2, 8000)

MAGISTER: Final = ProfileView(
    id="magister",
    name=Label("Magister of the Inner Circle", "Magister du Cercle Intérieur"),
    hero=True,
    ap=3,
    mind=7,
    reflex=4,
    combat=3,
    defense=9,
    health=[2, 2, 2],
    walk=4000,
    charge=5000,
    run=7000,
    size=2,
    damage=[1, 2, 2, 3, 3, 4],
    ranged=None,
    alchemist=AlchemistView("inner", "earth", [BARK_SKIN]),
    skills=[],
)

ARCHER: Final = ProfileView(
    id="archer",
    name=Label("Crossbowmen", "Arbalétriers"),
    hero=False,
    ap=2,
    mind=4,
    reflex=4,
    combat=4,
    defense=9,
    health=[1, 2, 1],
    walk=4000,
    charge=5000,
    run=7000,
    size=2,
    damage=[1, 1, 2, 2, 3, 3],
    ranged=RangedView(Label("Crossbow", "Arbalète"), 5, 16000, [2, 2, 3, 3, 4, 4]),
    alchemist=None,
    skills=[],
)

GIANT: Final = ProfileView(
    id="giant",
    name=Label("Khaurik Giant", "Géant khaurik"),
    hero=False,
    ap=2,
    mind=None,
    reflex=2,
    combat=5,
    defense=10,
    health=[4, 5, 3],
    walk=4000,
    charge=6000,
    run=7000,
    size=3,
    damage=[3, 4, 5, 5, 6, 7],
    ranged=None,
    alchemist=None,
    skills=[],
)

PROFILES: Final = [CAPTAIN, MAGISTER, ARCHER, GIANT]
RADII: Final = {2: 500, 3: 750}


def figure(
    label: str, profile: ProfileView, x: int, y: int, wounds: int = 0, ap: int | None = None
) -> FigureView:
    """Return a figure on the table, On Watch while it has Action Points."""
    left = profile.ap if ap is None else ap
    white, yellow, _ = profile.health
    colour = "white" if wounds < white else "yellow" if wounds < white + yellow else "red"
    return FigureView(
        label=label,
        seat="ab".index(label[0]),
        card=int(label[1:]),
        profile=profile.id,
        name=profile.name,
        status="on-watch" if left else "inactive",
        x=x,
        y=y,
        radius=RADII[profile.size],
        size=profile.size,
        wounds=wounds,
        colour=colour,
        ap=left,
        defense=profile.defense,
        walk=profile.walk,
        charge=profile.charge,
        run=profile.run,
        foes=[],
        marks=[],
        concentration=2 if profile.alchemist else 0,
        components=3 if profile.alchemist else 0,
        stones=1 if profile.alchemist else 0,
        effects=[],
    )


def rectangle(x: int, y: int, width: int, height: int) -> list[tuple[int, int]]:
    """Return the corners of an upright piece around its centre."""
    right, up = width // 2, height // 2
    return [(x - right, y - up), (x + right, y - up), (x + right, y + up), (x - right, y + up)]


def piece(
    name: Label, size: int, movement: str, corners: list[tuple[int, int]], hill: bool = False
) -> PieceView:
    """Return a piece of scenery."""
    return PieceView(name.en.lower(), name, size, movement, hill, False, 0, corners)


POND_SHAPE: Final = [
    (7000, 8000), (6730, 8750), (6000, 9300), (5000, 9500), (4000, 9300), (3270, 8750),
    (3000, 8000), (3270, 7250), (4000, 6700), (5000, 6500), (6000, 6700), (6730, 7250),
]  # fmt: skip

PIECES: Final = [
    piece(Label("Pond", "Mare"), 0, "wall", POND_SHAPE),
    piece(Label("Hedge", "Haie"), 1, "toll", rectangle(16000, 15500, 4500, 1000)),
    piece(Label("Wall", "Mur"), 2, "wall", rectangle(9000, 16500, 5000, 800)),
    piece(Label("Wood", "Bois"), 3, "slow", rectangle(18500, 7000, 5000, 3600)),
    piece(
        Label("Ruin", "Ruine"),
        4,
        "wall",
        [(3000, 17000), (6000, 17500), (6500, 19500), (4500, 20500), (2500, 19500)],
    ),
    piece(Label("Hill", "Colline"), 2, "flat", rectangle(12500, 5500, 4000, 3000), hill=True),
]


def board(width: int, height: int, depth: int) -> BoardView:
    """Return a bare table with a deployment zone along its lower and its upper edge."""
    middle = height // 2
    lower = ZoneView(0, (0, 0, width, middle), (0, 0, width, depth), None)
    upper = ZoneView(1, (0, middle, width, height), (0, height - depth, width, height), None)
    return BoardView(width, height, depth, [lower, upper], [], "control")


def post(x: int, owner: int | None) -> PostView:
    """Return a post on the middle line."""
    return PostView(x, 12000, 500, 1, owner, Label("Jin Post", "Borne Jin"), True, None)


def table(measuring: bool = True) -> PrintedView:
    """Return the third turn of a fight."""
    captain = msgspec.structs.replace(
        figure("a1", CAPTAIN, 11000, 10500, wounds=4, ap=2), foes=["b1"], status="active"
    )
    magister = msgspec.structs.replace(
        figure("a2", MAGISTER, 8000, 4000),
        effects=[EffectView("defense", 1), EffectView("earth", 2)],
    )
    giant = msgspec.structs.replace(figure("b1", GIANT, 12250, 10500, wounds=9, ap=0), foes=["a1"])
    fallen = msgspec.structs.replace(figure("b4", ARCHER, 0, 0, wounds=4, ap=0), status="gone")
    return PrintedView(
        viewer=0,
        over=False,
        stage="wave",
        turn=3,
        last_turn=12,
        goal=3,
        house=True,
        measuring=measuring,
        player_a=0,
        active=0,
        initiative=1,
        card=1,
        board=board(24000, 24000, 2500),
        posts=[
            post(4000, 0),
            post(12000, None),
            post(20000, 1),
        ],
        pieces=PIECES,
        tokens=[
            TokenView(1, "earth", 0, 3, 17500, 7600),
            TokenView(2, "water", 1, 0, 5000, 7300),
            TokenView(3, "air", 0, 4, 4400, 19400),
            TokenView(4, "fire", 1, 3, 19800, 6200),
        ],
        sides=[
            SideView(0, Label("The Temple’s Hand", "La main du Temple"), 1, 3, 2),
            SideView(1, Label("Sons of the Rock", "Les fils du roc"), 2, 3, 2),
        ],
        profiles=PROFILES,
        figures=[
            captain,
            magister,
            figure("a3", ARCHER, 14500, 3000),
            figure("a4", ARCHER, 21000, 4500, wounds=2, ap=1),
            giant,
            figure("b2", CAPTAIN, 18500, 18000, wounds=1, ap=3),
            figure("b3", ARCHER, 7500, 19500),
            fallen,
        ],
        commands=None,
        secrets=None,
        exchange=None,
        result=None,
    )
