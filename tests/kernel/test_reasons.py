"""Why a choice is worth what hints say: terms that add up, and words only where somebody asks."""

import philtre
from athanor.kernel import Decision, Hints, Message, ReasonedHints, Reasons, Term


class Tasting(Hints):
    """Values drops without saying why."""

    def value(self, decision: Decision, choice: int) -> float:
        return 2.0 * float(choice)


class Frank(ReasonedHints):
    """Values drops by what is won and what is spilt."""

    def __init__(self) -> None:
        super().__init__()
        self.asked_why: list[bool] = []

    def worth(self, decision: Decision, choice: int, reasons: Reasons | None) -> float:
        self.asked_why.append(reasons is not None)
        gained, spilt = 3.0 * float(choice), -0.5
        if reasons is not None:
            reasons.add("philtre-gained", gained, "PHI-003", drops=choice)
            reasons.add("philtre-spilt", spilt)
        return gained + spilt


def test_hints_that_give_no_reasons_have_one_term_for_all() -> None:
    drops = philtre.how_many_drops(0)
    assert Tasting().terms(drops, 2) == [Term(Message("kernel-hint-worth"), 4.0)]
    assert Tasting().terms(drops, 0) == []


def test_one_function_gives_the_value_and_its_reasons() -> None:
    hints, drops = Frank(), philtre.how_many_drops(0)
    assert hints.value(drops, 2) == 5.5
    assert hints.terms(drops, 2) == [
        Term(Message("philtre-gained", {"drops": 2}), 6.0, "PHI-003"),
        Term(Message("philtre-spilt"), -0.5),
    ]
    assert hints.asked_why == [False, True]


def test_what_changes_nothing_is_no_reason() -> None:
    assert [term.said.key for term in Frank().terms(philtre.how_many_drops(0), 0)] == [
        "philtre-spilt"
    ]
