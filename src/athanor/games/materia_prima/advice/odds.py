"""The chances of fights, worked out once from the faces of the dice."""

from typing import Final

from mypy_extensions import i64

from athanor.kernel.vectors import vec

MOST: Final = 16
"""Values above this are taken for it."""


class Odds:
    """How likely an attack with some dice beats a defence with others (MAT-097, MAT-098)."""

    def __init__(self, faces: "vec[i64]") -> None:
        sums = [{0: 1.0}]
        for _ in range(MOST):
            sums.append(one_more(sums[len(sums) - 1], faces))
        self._wins = [
            [beats(sums[attack], sums[defence]) for defence in range(MOST + 1)]
            for attack in range(MOST + 1)
        ]

    def win(self, attack: i64, defence: i64) -> float:
        """Return the chance that the attacker wins."""
        return self._wins[min(attack, MOST)][min(defence, MOST)]


def one_more(sums: dict[int, float], faces: "vec[i64]") -> dict[int, float]:
    """Return the chances of sums with one die more."""
    share = 1.0 / float(len(faces))
    more: dict[int, float] = {}
    for total, chance in sums.items():
        for face in faces:
            more[total + face] = more.get(total + face, 0.0) + chance * share
    return more


def beats(attack: dict[int, float], defence: dict[int, float]) -> float:
    """Return the chance that one sum is greater than another."""
    chance = 0.0
    for strength, likely in attack.items():
        for resistance, other in defence.items():
            if strength > resistance:
                chance += likely * other
    return chance
