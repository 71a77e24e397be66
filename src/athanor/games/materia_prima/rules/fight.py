"""Fights: two rolls, and what the loser leaves behind (MAT-090 to MAT-108)."""

from typing import Final

from mypy_extensions import i64

from athanor.games.materia_prima.codes import (
    ALCHEMIST,
    IN_DISCARD_PILE,
    KINDS,
    NONE,
    SLOTS,
    TROPAEUM,
)
from athanor.games.materia_prima.rules import tell
from athanor.games.materia_prima.rules.figures import attack, clear_actions, defence, room
from athanor.games.materia_prima.rules.quests import ON_DEFEAT, Deed, look
from athanor.games.materia_prima.rules.sorting import ALL, DONE, KEEPING, Sorting
from athanor.games.materia_prima.state import MateriaState, total
from athanor.games.materia_prima.terms import numbers
from athanor.kernel.script import Die, Script
from athanor.kernel.vectors import vec

ATTACK_CHANCE: Final = "materia-prima-chance-attack"
DEFENCE_CHANCE: Final = "materia-prima-chance-defence"


def fight(state: MateriaState, figure: i64, target: i64) -> Script[None]:
    """Attack a figure on a neighbouring hex; who fails suffers nothing (MAT-091 to MAT-098)."""
    seat = figure // SLOTS
    if target // SLOTS == seat:  # MAT-326: only one quest allows it, so now all know it
        state.ruled_out[seat] = ~(1 << TROPAEUM)
    else:
        state.attacked[seat] = 1  # MAT-R48
    strength = yield from roll(state, figure, target, True)
    resistance = yield from roll(state, target, figure, False)  # MAT-R11: without asking
    if resistance >= strength:  # MAT-097
        tell.repelled(state, target)
        return
    yield from defeat(state, figure, target)
    if target % SLOTS != ALCHEMIST:
        look(state, seat, Deed(ON_DEFEAT, figure, state.spot[figure]))


def roll(state: MateriaState, roller: i64, other: i64, attacks: bool) -> Script[int]:
    """Roll as many dice as the value says and add them up (MAT-095, MAT-096, MAT-R23)."""
    dice = attack(state, roller) if attacks else defence(state, roller)
    chance = ATTACK_CHANCE if attacks else DEFENCE_CHANCE
    strength: i64 = 0
    faces: list[int] = []
    while dice > 0:
        face: i64 = yield Die(chance, len(state.terms.faces), seat=roller // SLOTS)
        strength += state.terms.faces[face]
        faces.append(state.terms.faces[face])
        dice -= 1
    tell.rolled(state, roller, other, strength, faces, attacks)
    return strength


def defeat(state: MateriaState, winner: i64, loser: i64) -> Script[None]:
    """Take the loser off its hex and share out what it carried (MAT-099 to MAT-106)."""
    hex_ = state.spot[loser]
    tell.defeated(state, loser, winner)
    spoils = numbers(KINDS)
    kind: i64 = 0
    while kind < KINDS:
        spoils[kind] = state.pack[loser * KINDS + kind]  # MAT-101, no more: MAT-107, MAT-225
        state.pack[loser * KINDS + kind] = 0
        kind += 1
    if loser % SLOTS == ALCHEMIST:
        state.spot[loser] = state.tower[loser // SLOTS]  # MAT-100, MAT-R60; MAT-108: he alone
        lose_soul(state, winner, loser // SLOTS, hex_)  # MAT-R62: every time
    else:
        remove_homunculus(state, loser)  # MAT-099
        state.trophies[winner // SLOTS] += 1  # MAT-R49: counted openly
    yield from loot(state, winner, spoils, hex_)


def lose_soul(state: MateriaState, winner: i64, seat: i64, hex_: i64) -> None:
    """Take one Soul Stone from a beaten alchemist, if he has one (MAT-104 to MAT-106)."""
    if state.souls[seat] == 0:  # MAT-R19
        return
    state.souls[seat] -= 1  # MAT-104, MAT-119
    if winner % SLOTS == ALCHEMIST:
        state.souls[winner // SLOTS] += 1  # MAT-105
    else:
        state.dropped_souls[hex_] += 1  # MAT-106
    tell.soul_lost(state, seat, winner, hex_)


def remove_homunculus(state: MateriaState, figure: i64) -> None:
    """Take a homunculus off the board; its card lies open on the discards (MAT-R25)."""
    card = state.figure[figure]
    state.where[card] = IN_DISCARD_PILE
    state.thrown[card] = NONE
    state.figure[figure] = NONE
    state.spot[figure] = NONE
    state.ready[figure] = 0
    if figure // SLOTS == state.active:
        clear_actions(state, figure % SLOTS)  # MAT-R29


def loot(state: MateriaState, winner: i64, spoils: "vec[i64]", hex_: i64) -> Script[None]:
    """Let the winner keep what it can and likes; the rest lies on the hex (MAT-101 to MAT-103)."""
    counts = [0] * KINDS
    while total(spoils, 0) > 0 and room(state, winner) > 0:  # MAT-102, MAT-R18
        choice: i64 = yield Sorting(state, winner, KEEPING, spoils, 0, 0, room(state, winner), 0)
        if choice == DONE:
            break
        kind: i64 = 0
        while kind < KINDS:
            if choice == kind or (choice == ALL and spoils[kind] > 0):
                kept = 1 if choice == kind else spoils[kind]
                spoils[kind] -= kept
                state.pack[winner * KINDS + kind] += kept
                counts[kind] += kept
            kind += 1
    left = [0] * KINDS
    kind = 0
    while kind < KINDS:
        state.drops[hex_ * KINDS + kind] += spoils[kind]
        left[kind] = spoils[kind]
        kind += 1
    if sum(counts) + sum(left) > 0:
        tell.looted(state, winner, counts, left, hex_)
