"""The small numbers the engine thinks in; names and words are made of them at the edge."""

from typing import Final

from athanor.kernel.bits import bit

NONE: Final = -1

MOST_SEATS: Final = 4
"""Where three or four play (AK2-1601)."""

ALL: Final = MOST_SEATS
"""All players together, where a seat is named."""

WHITE: Final = 0
YELLOW: Final = 1
RED: Final = 2
COLOURS: Final = ("white", "yellow", "red")
"""Of dice and of health: Unscathed, Grave, Critical (AK2-103, AKB-028)."""

SYMBOLS: Final = "SAM"
"""Sword, axe and mace (AK2-106, AKB-070)."""

ELEMENTS: Final = ("earth", "water", "air", "fire")
EARTH: Final = 0
WATER: Final = 1
AIR: Final = 2
FIRE: Final = 3

QUICK: Final = 0
NORMAL: Final = 1
BRUTAL: Final = 2
PARRY: Final = 3
INACTIVE: Final = 4
COMBAT_CARDS: Final = ("quick", "normal", "brutal", "parry", "inactive")
"""The five kinds of Combat Card; the first three attack (AK2-706, AKB-311)."""

MIND: Final = 0
REFLEX: Final = 1
COMBAT: Final = 2
SHOOT: Final = 3
ALCHEMY: Final = 4
DISENGAGE: Final = 5
ROLLS: Final = ("mind", "reflex", "combat", "shoot", "alchemy", "disengage")
COVER: Final = 6
HEALING: Final = 7
ROLL_NAMES: Final = (*ROLLS, "cover", "healing")
"""Rolls for cover and healing have no characteristic; neither skills nor formulas touch them."""

ANY: Final = 0
ATTACKING: Final = 1
DEFENDING: Final = 2
CHARGING: Final = 3
CHARGED: Final = 4
PARRYING: Final = 5
MOMENTS: Final = ("any", "attacking", "defending", "charging", "charged", "parrying")
"""When a skill's dice count. A roll is made at several at once, so it carries a mask of them."""

AS_ATTACKER: Final = bit(ATTACKING)
AS_CHARGER: Final = bit(ATTACKING) | bit(CHARGING)
AS_DEFENDER: Final = bit(ATTACKING) | bit(DEFENDING)
AS_CHARGED: Final = bit(ATTACKING) | bit(DEFENDING) | bit(CHARGED)
AS_PARRIER: Final = bit(DEFENDING) | bit(PARRYING)

OUTER: Final = 1
INNER: Final = 2
CIRCLES: Final = ("", "outer", "inner")

FRIEND: Final = 0
ENEMY: Final = 1
SELF: Final = 2
AREA: Final = 3
TARGETS: Final = ("friend", "enemy", "self", "area")

DEFENSE: Final = 0
DRAIN: Final = 1
MEND: Final = 2
PUSH: Final = 3
HASTE: Final = 4
HARM: Final = 5
THORNS: Final = 6
SLOW: Final = 7
OMEN: Final = 8
BLESS: Final = 9
GRANT: Final = 10
VERBS: Final = (
    "defense", "drain", "mend", "push", "haste", "harm", "thorns", "slow", "omen", "bless", "grant",
)  # fmt: skip
"""What a formula does."""

MARCH: Final = 0
RALLY: Final = 1
SHARP_EYES: Final = 2
SECOND_WIND: Final = 3
WARD: Final = 4
TEMPO: Final = 5
BREATH: Final = 6
FURY: Final = 7
TEACH: Final = 8
COMMAND_VERBS: Final = (
    "march", "rally", "sharp_eyes", "second_wind", "ward", "tempo", "breath", "fury", "teach",
)  # fmt: skip
"""What a command card does."""

COSTLIEST_REMOVED: Final = 0
UNSCATHED: Final = 1
TOKENS_HARVESTED: Final = 2
INVADERS: Final = 3
CHAMPION: Final = 4
REMOVED: Final = 5
LOSSES: Final = 6
HELD_TO: Final = 7
OBJECTIVE_VERBS: Final = (
    "costliest_removed", "unscathed", "harvested", "invaders", "champion", "removed", "losses",
    "held_to",
)  # fmt: skip
"""What a secret objective asks for."""

BY_BLOWS: Final = 1
BY_SHOTS: Final = 2
MEANS: Final = ("", "blows", "shots", "either")
"""How an enemy was removed, as a mask."""

CONTROL: Final = 0
CARRY: Final = 1
COLLECT: Final = 2
OBJECTIVES: Final = ("control", "carry", "collect")
"""What the scenario's Action does to an objective."""

ANYBODY: Final = 0
HEROES: Final = 1
ALCHEMISTS: Final = 2
TROOPS: Final = 3
KINDRED: Final = ("anybody", "heroes", "alchemists", "troops")
"""Whom a scenario, a command card or a secret objective speaks of."""

MOST_POSTS: Final = 0
EACH_POST: Final = 1
CARRIED: Final = 2
MOST_AREAS: Final = 3
EACH_AREA: Final = 4
IN_ENEMY_ZONE: Final = 5
SCORINGS: Final = (
    "most-posts", "each-post", "carried", "most-areas", "each-area", "in-enemy-zone",
)  # fmt: skip
"""What points are counted for at the end of a turn."""

ACTIVATED: Final = 1
"""Has been activated this turn: the next activation is a reactivation."""
RAN_OR_CHARGED: Final = 2
"""Ran or charged: moves no more this turn (AK2-610, AK2-617; AKB-215, AKB-229).

Not even if it is activated again (AKB-193, AKB-R20)."""
HAS_CHARGED: Final = 4
"""Has charged this turn (AKB-222)."""
FAILED_CHARGE: Final = 8
"""Failed a charge: plays only Defense cards this turn (AK2-619, AKB-228)."""
HARVESTED: Final = 16
"""Has harvested this turn (AKB-431)."""
HAS_ATTACKED: Final = 32
"""Played an attack card or shot this turn, so its immunity is gone."""
FREE_COMBAT_USED: Final = 64
"""Has used its free combat of this activation (AK2-R64)."""
FREE_REACTION_USED: Final = 128
"""Has used its free combat in reaction this turn."""
MARCHED: Final = 256
"""Has taken the Walk that a command card makes longer (AK2-1408)."""
WARDED: Final = 512
"""Has suffered the damage that a command card makes smaller (AK2-1408)."""
HAUNTED: Final = 1024
"""Failed the test of a Haunted element: a malus die on all its rolls (AK2-1321)."""
DRIVEN: Final = 2048
"""The Shaal has driven it into a charge at the start of this activation (AK2-1320, AK2-R51)."""
FOR_THE_TURN: Final = (
    ACTIVATED | RAN_OR_CHARGED | HAS_CHARGED | FAILED_CHARGE | HARVESTED | HAS_ATTACKED
    | FREE_COMBAT_USED | FREE_REACTION_USED | MARCHED | WARDED | HAUNTED | DRIVEN
)  # fmt: skip
"""All marks last until the end of the turn at most (AK2-R66, AKB-R112)."""

STAGE_MUSTER: Final = 0
STAGE_HANDS: Final = 1
STAGE_SIDES: Final = 2
STAGE_SCENERY: Final = 3
STAGE_TOKENS: Final = 4
STAGE_RESERVES: Final = 5
STAGE_DEPLOY: Final = 6
STAGE_OBJECTIVES: Final = 7
STAGE_TURN: Final = 8
STAGE_REVEALED: Final = 9
STAGE_SLOT: Final = 10
STAGE_WAVE: Final = 11
STAGE_END: Final = 12
STAGE_OVER: Final = 13
STAGES: Final = (
    "muster", "hands", "sides", "scenery", "tokens", "reserves", "deployment", "objectives",
    "turn", "revealed", "slot", "wave", "end", "over",
)  # fmt: skip
"""Hands, reserves and what is revealed belong to the module Command, objectives to Competitive."""

WALK: Final = 0
RUN: Final = 1
CHARGE: Final = 2
CHARGE_MANY: Final = 3
ENGAGE: Final = 4
FIGHT: Final = 5
SHOT: Final = 6
CONCENTRATE: Final = 7
FORMULA: Final = 8
HARVEST: Final = 9
POST: Final = 10
STOP: Final = 11
MASTER: Final = 12
ENGAGE_MANY: Final = 13
CLIMB: Final = 14
INVIGORATE: Final = 15
ACTIONS: Final = (
    "walk", "run", "charge", "charge-many", "engage", "fight", "shoot", "concentrate", "formula",
    "harvest", "post", "stop", "master", "engage-many", "climb", "invigorate",
)  # fmt: skip
"""What a figure may announce (AK2-520, AKB-171)."""

OPAQUE: Final = 0
SPARSE: Final = 1
CLEAR: Final = 2
VISIONS: Final = ("opaque", "sparse", "clear")
"""How an element stands in the way of sight and shots: exactly one (AK2-1306 to AK2-1308)."""

HINDERING: Final = 1
CLUTTERED: Final = 2
IMPASSABLE: Final = 4
CLIMBABLE: Final = 8
CROSSINGS: Final = ("hindering", "cluttered", "impassable", "climb")
"""How one gets into or over an element, as bits of a mask; none of them is Clear (AK2-1309)."""

SHAAL: Final = 0
HAUNT: Final = 1
SPRING: Final = 2
BEWITCH: Final = 3
STRATEGIC: Final = 4
ALCHEMICAL: Final = 5
DARK: Final = 6
SOOTHING: Final = 7
SPECIAL_EFFECTS: Final = (
    "shaal-touched", "haunted", "invigorating", "bewitching", "strategic", "alchemical", "dark",
    "soothing",
)  # fmt: skip
"""The Special Effects of elements (AK2-1320 to AK2-1327)."""
