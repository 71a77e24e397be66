"""What can be wrong with Alkemy's data, besides what can be wrong with any.

Each flaw has its text in ``texts/*/alkemy-pack.ftl`` under the same key.
"""

import difflib
from collections.abc import Iterable

from athanor.kernel.words import Refusal
from athanor.packs import Flaw, flaws


def no_such(table: str, name: str, known: Iterable[str]) -> Flaw:
    """Say that a record names another one that is not there."""
    close = difflib.get_close_matches(name, list(known), n=1)
    hint = f" (did you mean {flaws.shown(close[0])}?)" if close else ""
    return Flaw(
        key="pack-problem-alkemy-no-such",
        expected=f"the id of a record of {table}{hint}",
        found=flaws.shown(name),
        args={
            "table": table,
            "name": flaws.shown(name),
            "suggestion": flaws.shown(close[0]) if close else "",
            "suggestions": len(close),
        },
    )


def unusual_numbers(highest: int, found: Iterable[int]) -> Flaw:
    """Say that a die does not show every number up to its highest, and no other."""
    numbers = ", ".join(str(number) for number in sorted(found))
    return Flaw(
        key="pack-problem-alkemy-dice-numbers",
        expected=f"every number from 1 to {highest} and no other",
        found=numbers,
        args={"highest": highest, "found": numbers},
    )


def unusual_sums(goal: int, usual: Iterable[int], found: int) -> Flaw:
    """Say that two dice reach a sum more or less often than players report."""
    listed = ", ".join(str(count) for count in usual)
    return Flaw(
        key="pack-problem-alkemy-dice-sums",
        expected=f"two of these dice to reach {goal} in one of {listed} cases of 36",
        found=str(found),
        args={"goal": goal, "usual": listed, "found": found},
    )


def damage_not_falling(better: str, worse: str) -> Flaw:
    """Say that hurt figures would hit as hard as healthy ones."""
    return Flaw(
        key="pack-problem-alkemy-dice-damage",
        expected=f"weaker symbols on {worse} dice than on {better} ones",
        found="none weaker",
        args={"better": better, "worse": worse},
    )


def missing_card(kind: str) -> Flaw:
    """Say that nobody can play a kind of Combat Card."""
    return Flaw(
        key="pack-problem-alkemy-missing-card",
        expected=f"a Combat Card for everybody that counts as {kind}",
        found="none",
        args={"kind": flaws.shown(kind)},
    )


def card_twice(kind: str, first: str) -> Flaw:
    """Say that two Combat Cards for everybody count as the same one."""
    return Flaw(
        key="pack-problem-alkemy-card-twice",
        expected=f"one Combat Card for everybody that counts as {kind}",
        found=f"{flaws.shown(first)} and this one",
        args={"kind": flaws.shown(kind), "first": flaws.shown(first)},
    )


def nested_faction(parent: str) -> Flaw:
    """Say that a sub-faction belongs to a sub-faction."""
    return Flaw(
        key="pack-problem-alkemy-nested-faction",
        expected="a faction that belongs to no other",
        found=flaws.shown(parent),
        args={"parent": flaws.shown(parent)},
    )


def other_affinity(expected: Iterable[str], found: str) -> Flaw:
    """Say that an alchemist or sub-faction has another element than its faction."""
    listed = ", ".join(sorted(expected))
    return Flaw(
        key="pack-problem-alkemy-affinity",
        expected=f"the element of the faction: {listed}",
        found=found,
        args={"expected": listed, "found": found},
    )


def not_more(than: float, found: float) -> Flaw:
    """Say that a number should be greater than the one before it."""
    return Flaw(
        key="pack-problem-alkemy-not-more",
        expected=f"more than {than:g}",
        found=f"{found:g}",
        args={"than": f"{than:g}", "found": f"{found:g}"},
    )


def empty_upgrade() -> Flaw:
    """Say that an upgrade costs stones and gives nothing."""
    return Flaw(
        key="pack-problem-alkemy-empty-upgrade",
        expected="range, targets or something to add",
        found="an upgrade that gives nothing",
    )


def nothing_to_count(verb: str, lacking: str) -> Flaw:
    """Say that points are counted for something that the scenario does not have."""
    return Flaw(
        key="pack-problem-alkemy-nothing-to-count",
        expected=lacking,
        found=flaws.shown(verb),
        args={"verb": flaws.shown(verb), "lacking": lacking},
    )


def nothing_to_raise(verb: str) -> Flaw:
    """Say that an upgrade adds to an effect without a number."""
    return Flaw(
        key="pack-problem-alkemy-nothing-to-raise",
        expected="a first effect with a number to add to",
        found=flaws.shown(verb),
        args={"verb": flaws.shown(verb)},
    )


def no_targets(target: str) -> Flaw:
    """Say that an upgrade adds targets to a formula that names none."""
    return Flaw(
        key="pack-problem-alkemy-no-targets",
        expected="a formula aimed at a friend or an enemy",
        found=flaws.shown(target),
        args={"target": flaws.shown(target)},
    )


def wrong_size(height: float, expected: int, found: int) -> Flaw:
    """Say that a scenery element is higher or lower than its size."""
    return Flaw(
        key="pack-problem-alkemy-size",
        expected=f"size {expected} at a height of {height:g} in",
        found=str(found),
        args={"height": f"{height:g}", "expected": expected, "found": found},
    )


def not_simple() -> Flaw:
    """Say that the corners of a piece do not go once round it."""
    return Flaw(
        key="pack-problem-alkemy-not-simple",
        expected="corners that go once round an area",
        found="edges that meet or lie on one line",
    )


def not_standable() -> Flaw:
    """Say that nobody can climb a scenery element."""
    return Flaw(
        key="pack-problem-alkemy-standable",
        expected="a flat element with a height and no hill, in an edition with climbing",
        found="another one",
    )


def crossings_contradict() -> Flaw:
    """Say that an element cannot have all these Crossing rules."""
    return Flaw(
        key="pack-problem-alkemy-crossings",
        expected="clear alone, or impassable with climb at most, each once",
        found="rules that do not go together",
    )


def footprint_too_small() -> Flaw:
    """Say that a piece sticks out of its footprint."""
    return Flaw(
        key="pack-problem-alkemy-footprint",
        expected="a footprint around the whole shape",
        found="a smaller one",
    )


def wrong_faction(faction: str, shared: Iterable[str]) -> Flaw:
    """Say that a warband is not of the faction it claims."""
    listed = ", ".join(shared)
    return Flaw(
        key="pack-problem-alkemy-wrong-faction",
        expected="a symbol that all figures bear",
        found=flaws.shown(faction),
        args={"faction": flaws.shown(faction), "shared": listed},
    )


def worthless_objective() -> Flaw:
    """Say that a secret objective gives nothing."""
    return Flaw(
        key="pack-problem-alkemy-worthless-objective",
        expected="Victory Points, always or for the winner",
        found="none",
    )


def two_winds(found: int) -> Flaw:
    """Say that a command card would have to name several figures."""
    return Flaw(
        key="pack-problem-alkemy-two-winds",
        expected="one second_wind at most",
        found=str(found),
        args={"found": found},
    )


def illegal_warband(refusal: Refusal) -> Flaw:
    """Say of a ready warband what a player would be told of it."""
    args = {name: arg for name, arg in refusal.message.args.items() if isinstance(arg, int | str)}
    told = ", ".join(f"{name} {arg}" for name, arg in args.items())
    return Flaw(
        key=refusal.message.key,
        expected="a legal warband",
        found=f"{refusal.message.key} ({told})" if told else refusal.message.key,
        args=args,
        rule=refusal.rules[0] if refusal.rules else "",
    )


def unread_scenario(name: str, only: str) -> Flaw:
    """Say that no match of the edition is played by a scenario."""
    return Flaw(
        key="pack-problem-alkemy-unread-scenario",
        expected=f"the id {only}",
        found=flaws.shown(name),
        args={"name": flaws.shown(name), "only": flaws.shown(only)},
    )


def unread_table(name: str, known: Iterable[str]) -> Flaw:
    """Say that no format is played on a table of a scenario."""
    listed = ", ".join(sorted(known))
    return Flaw(
        key="pack-problem-alkemy-unread-table",
        expected=f"a table that a format names: {listed}",
        found=flaws.shown(name),
        args={"name": flaws.shown(name), "known": listed},
    )


def unread_module() -> Flaw:
    """Say that the edition has no module for a card."""
    return Flaw(
        key="pack-problem-alkemy-unread-module",
        expected="a pack for alkemy-v2",
        found="one for alkemy-blitz",
    )
