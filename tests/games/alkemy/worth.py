"""What a profile is worth on paper: the house formula that costs are set by."""

from typing import Final

from athanor.games.alkemy.cards.schema import Profile

BY_AP: Final = {2: 1.0, 3: 1.35, 4: 1.7}

CIRCLES: Final = {"outer": 4.0, "inner": 10.0}

SKILLS: Final = {
    "chain": 3.0,
    "chief": 1.0,
    "diplomatic-immunity": 2.0,
    "expert:brutal": 1.5,
    "expert:normal": 1.5,
    "expert:parry": 1.0,
    "expert:quick": 1.5,
    "fearless": 1.0,
    "ferocious-charge": 1.5,
    "focused": 1.0,
    "frightening": 3.0,
    "leap": 1.0,
    "light-footed": 1.0,
    "long-reach": 2.0,
    "marksman": 2.0,
    "master-combat": 5.0,
    "nimble": 0.5,
    "regeneration": 3.0,
    "sharp-eyes": 1.0,
    "stealthy": 2.0,
    "strong-willed": 1.0,
    "tough": 4.0,
    "wild-animal": -2.0,
}


def worth(profile: Profile) -> float:
    """Return the points a profile should cost."""
    body = (
        1.5 * (profile.reflex or 0)
        + 2 * (profile.combat or 0)
        + 1.5 * (profile.defense - 8)
        + 0.25 * (profile.mind or 0)
        + 0.5 * profile.hp.total
    )
    total = BY_AP[profile.ap] * body + (sum(profile.damage_line) - 12) / 2
    if profile.ranged is not None:
        total += 2.5 + 2 * (profile.ranged.value - 3)
    if profile.move.walk > 4:
        total += 1
    if profile.alchemist is not None:
        total += CIRCLES[profile.alchemist.circle]
    return total + sum(SKILLS[skill] for skill in profile.skills)
