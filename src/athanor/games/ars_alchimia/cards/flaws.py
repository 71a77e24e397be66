"""What can be wrong with the data of Ars Alchimia, besides what can be wrong with any.

Each flaw has its text in ``locale/*/ars-alchimia-pack.ftl`` under the same key.
"""

from athanor.packs import Flaw, flaws


def number_twice(number: int, first: str) -> Flaw:
    """Say that two Workshop cards have the same number."""
    return Flaw(
        key="pack-problem-ars-number-twice",
        expected="each number from 1 to 4 on one Workshop card",
        found=f"{number} again, after {first}",
        args={"number": number, "first": flaws.shown(first)},
        rule="ARS-034",
    )


def id_twice(card: str) -> Flaw:
    """Say that cards of different kinds are written alike."""
    return Flaw(
        key="pack-problem-ars-id-twice",
        expected="an id that no card of another kind has",
        found=flaws.shown(card),
        args={"card": flaws.shown(card)},
    )


def nothing_shown(field: str, rule: str) -> Flaw:
    """Say that a card shows no resource at all."""
    return Flaw(
        key="pack-problem-ars-nothing-shown",
        expected=f"at least one resource in {field}",
        found="none",
        args={"field": field},
        rule=rule,
    )


def too_few_of_level(level: str, needed: int, found: int) -> Flaw:
    """Say that the spaces of a level cannot be filled at set-up."""
    return Flaw(
        key="pack-problem-ars-level",
        expected=f"at least {needed} orders of level {level}",
        found=str(found),
        args={"level": level, "needed": needed, "found": found},
        rule="ARS-014",
    )


def bonus_without_roll() -> Flaw:
    """Say that a bonus and a threshold go together."""
    return Flaw(
        key="pack-problem-ars-bonus",
        expected="a threshold and a bonus, or neither",
        found="one of them",
        rule="ARS-R39",
    )


def never_closes(verb: str) -> Flaw:
    """Say that an ability without limit would never come to an end."""
    return Flaw(
        key="pack-problem-ars-never-closes",
        expected="once = true, or an ability that uses up assistants or resources",
        found=verb,
        args={"verb": flaws.shown(verb)},
        rule="ARS-R37",
    )


def trigger_not_alone(verb: str) -> Flaw:
    """Say that a verb with a moment of its own cannot be combined."""
    return Flaw(
        key="pack-problem-ars-trigger",
        expected=f"{verb} as the only step of a once-a-year ability",
        found="something else",
        args={"verb": flaws.shown(verb)},
        rule="ARS-R27",
    )


def begins_with_swap() -> Flaw:
    """Say that a step which may be declined cannot be the first."""
    return Flaw(
        key="pack-problem-ars-swap-first",
        expected="swap after another step",
        found="swap as the first step",
        rule="ARS-R55",
    )


def too_many_rebates(most: int) -> Flaw:
    """Say that the written form of placements has room for fewer such assistants."""
    return Flaw(
        key="pack-problem-ars-rebates",
        expected=f"at most {most} assistants with rebate",
        found="more",
        args={"most": most},
    )


def once_for_nothing() -> Flaw:
    """Say that a card is called once-a-year but has nothing to use."""
    return Flaw(
        key="pack-problem-ars-once",
        expected="an ability that is used once a year",
        found="none",
        rule="ARS-109",
    )


# Unusual only


def beyond_caps(elixir: int) -> Flaw:
    """Say that an order can never be paid."""
    return Flaw(
        key="pack-problem-ars-unpayable",
        expected=f"a cost payable within the caps and {elixir} Elixir",
        found="more",
        args={"elixir": elixir},
        rule="ARS-128",
    )


def unusual(key: str, expected: str, found: str, rule: str = "") -> Flaw:
    """Say that a set differs from what we expect of one, in a way without numbers."""
    return Flaw(key=f"pack-problem-ars-unusual-{key}", expected=expected, found=found, rule=rule)
