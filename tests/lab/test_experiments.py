"""Experiments: cut into jobs, played by whatever engine, kept in a folder, taken up again."""

from collections.abc import Sequence
from itertools import accumulate
from pathlib import Path

import msgspec
import pyarrow.dataset
import pytest

from athanor.kernel import Log, Match, Refused, find
from athanor.kernel.match import Scribe
from athanor.lab.archive import Archive, read_experiment
from athanor.lab.cutting import GROWTH, LARGEST, SECONDS, Cutter, stretches
from athanor.lab.engines import Engine, LocalEngine, Results, T, Work, engine_of
from athanor.lab.experiment import Experiment, Job
from athanor.lab.plan import Plan
from athanor.lab.runs import run
from athanor.lab.steps import step_table, steps
from athanor.lab.written import read_file

TWO = Plan("alchemist", ("random", "greedy"), 6, 3, {}, ())
THREE = Plan("ars-alchimia", ("random", "random", "random"), 4, 5, {}, ())
SMALL = Experiment((TWO, THREE), traits=True)


def refusal(caught: pytest.ExceptionInfo[Refused]) -> str:
    return caught.value.refusal.message.key


class Halting(Engine):
    """Plays some jobs, the last ones first, and breaks off; nobody tells it how long they take."""

    def __init__(self, after: int) -> None:
        self.after = after
        self.played: list[Job] = []

    def results(self, work: Work[T], encoded: bytes, cutter: Cutter) -> Results[T]:
        for job in reversed(list(iter(lambda: cutter.cut(1), None))):
            if len(self.played) == self.after:
                raise KeyboardInterrupt
            self.played.append(job)
            yield job, work(encoded, job)


def cut(plans: Sequence[Plan], seconds: Sequence[float], workers: int) -> list[Job]:
    """Return the jobs of plans whose matches take so long, each cut when another one is done."""
    cutter = Cutter(list(stretches(Experiment(tuple(plans)))))
    waiting: list[Job] = []
    jobs: list[Job] = []
    while True:
        while len(waiting) < workers and (job := cutter.cut(workers)) is not None:
            waiting.append(job)
            jobs.append(job)
        if not waiting:
            return jobs
        done = waiting.pop(0)
        cutter.note(done, seconds[done.plan] * done.matches)


@pytest.mark.parametrize("matches", [1, 2, 99, 5 * LARGEST + 7])
@pytest.mark.parametrize("seconds", [0.0, 0.003, 0.2, 50.0])
@pytest.mark.parametrize("workers", [1, 2, 8])
def test_jobs_hold_every_match_once_and_take_no_longer_than_they_should(
    matches: int, seconds: float, workers: int
) -> None:
    plans = (msgspec.structs.replace(TWO, matches=matches), THREE)
    jobs = cut(plans, (seconds, 0.1), workers)
    for number, plan in enumerate(plans):
        mine = [job for job in jobs if job.plan == number]
        assert [i for job in mine for i in range(job.start, job.stop)] == list(range(plan.matches))
        assert mine[0].matches == 1
        largest = accumulate((job.matches for job in mine), max, initial=0)
        for job, before in zip(mine, largest, strict=False):
            assert job.matches <= max(1, min(LARGEST, GROWTH * before))
            assert job.matches == 1 or job.matches * (seconds, 0.1)[number] <= SECONDS


def test_jobs_grow_where_matches_are_quick_and_are_small_again_at_the_end() -> None:
    [plan] = [msgspec.structs.replace(TWO, matches=20 * LARGEST)]
    sizes = [job.matches for job in cut([plan], [0.001], workers=2)]
    assert max(sizes) == LARGEST
    assert sizes[-1] == 1
    assert len(sizes) < 100
    slow = [job.matches for job in cut([plan], [SECONDS / 2], workers=2)]
    assert set(slow) == {1, 2}


def test_one_quick_match_makes_no_large_job_of_slow_ones() -> None:
    cutter = Cutter([Job(0, 0, 1000)])
    first = cutter.cut(1)
    assert first is not None
    cutter.note(first, 0.0)  # one that broke off at once, perhaps
    second = cutter.cut(1)
    assert second is not None
    assert second.matches <= GROWTH
    cutter.note(second, second.matches * SECONDS)
    third = cutter.cut(1)
    assert third is not None
    assert third.matches == 1


def test_results_come_in_the_order_of_the_matches_whoever_is_first() -> None:
    results = run(SMALL, Halting(100))
    assert results == run(SMALL, LocalEngine(1)) == run(SMALL, LocalEngine(2))
    assert [(one.plan, one.index) for one in results] == [
        *((0, index) for index in range(6)),
        *((1, index) for index in range(4)),
    ]
    assert all(len(one.had) == (3 if one.plan == 1 else 0) for one in results)


def test_a_run_that_was_stopped_is_taken_up_where_it_was(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    first = Halting(4)
    with pytest.raises(KeyboardInterrupt):
        run(SMALL, first, save=folder)
    second = Halting(100)
    results = run(SMALL, second, save=folder)
    assert sorted(first.played + second.played) == single_matches()
    assert results == run(SMALL, LocalEngine(1))
    third = Halting(100)
    assert run(SMALL, third, save=folder) == results
    assert third.played == []


def single_matches() -> list[Job]:
    plans = enumerate(SMALL.plans)
    return [Job(number, i, i + 1) for number, plan in plans for i in range(plan.matches)]


@pytest.mark.parametrize("workers", [1, 2])
def test_a_run_is_taken_up_however_its_jobs_were_cut(tmp_path: Path, workers: int) -> None:
    with pytest.raises(KeyboardInterrupt):
        run(SMALL, Halting(3), save=tmp_path)
    played: list[int] = []
    engine = LocalEngine(workers)
    results = run(SMALL, engine, lambda done, _: played.append(done), tmp_path)
    assert results == run(SMALL, LocalEngine(1))
    assert played[0] == 3
    assert played[-1] == SMALL.matches == len(results)


def test_what_two_runs_have_kept_at_once_counts_once(tmp_path: Path) -> None:
    results = run(SMALL, LocalEngine(1), save=tmp_path)
    archive = Archive(tmp_path, SMALL)
    archive.keep(Job(0, 1, 5), results[1:5])
    archive.keep(Job(0, 2, 3), results[2:3])
    assert len(list((tmp_path / "matches").iterdir())) > len(archive.kept())
    assert [one for part in archive.kept().values() for one in part] == results
    assert run(SMALL, Halting(0), save=tmp_path) == results


def test_what_is_kept_is_a_data_set_for_other_tools(tmp_path: Path) -> None:
    results = run(SMALL, LocalEngine(1), save=tmp_path / "run")
    table = pyarrow.dataset.dataset(tmp_path / "run" / "matches").to_table()
    rows = sorted(table.to_pylist(), key=lambda row: (row["plan"], row["index"]))
    assert [row["answers"] for row in rows] == [one.answers for one in results]
    assert {row["game"] for row in rows} == {"alchemist", "ars-alchimia"}
    vp = "ars-alchimia-figure-vp"
    for row in rows:
        if row["game"] == "ars-alchimia":
            told = [one["amount"] for one in row["amounts"] if one["name"] == vp]
            assert told == row["scores"]


def test_a_folder_holds_one_run_only(tmp_path: Path) -> None:
    Archive(tmp_path / "run", SMALL)
    assert read_experiment(tmp_path / "run") == SMALL
    with pytest.raises(Refused) as caught:
        Archive(tmp_path / "run", Experiment((TWO,)))
    assert refusal(caught) == "lab-other-run"
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("dear")
    with pytest.raises(Refused) as caught:
        Archive(tmp_path / "mine", SMALL)
    assert refusal(caught) == "lab-no-run"
    assert [path.name for path in (tmp_path / "mine").iterdir()] == ["letter.txt"]


def test_a_damaged_part_is_named(tmp_path: Path) -> None:
    run(SMALL, LocalEngine(1), save=tmp_path / "run")
    part = sorted((tmp_path / "run" / "matches").iterdir())[0]
    part.write_bytes(part.read_bytes()[:100])
    with pytest.raises(Refused) as caught:
        run(SMALL, LocalEngine(1), save=tmp_path / "run")
    assert refusal(caught) == "lab-bad-part"
    assert str(part) in str(caught.value.refusal.message.args.values())


def test_what_goes_wrong_in_a_match_is_told_and_the_others_are_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plan = msgspec.structs.replace(TWO, bots=("random", "random"), matches=3)
    seeds = [plan.seed_of(index) for index in range(3)]
    from athanor.lab.plan import Table  # noqa: PLC0415

    honest = Table.play

    def play(table: Table, index: int, log: Log, scribe: Scribe) -> Match:
        if table.plan.seed_of(index) == seeds[1]:
            raise RuntimeError("the furnace went out")
        return honest(table, index, log, scribe)

    monkeypatch.setattr(Table, "play", play)
    results = run(Experiment((plan,)), LocalEngine(1))
    assert [one.error for one in results] == ["", "RuntimeError: the furnace went out", ""]


def test_an_experiment_can_be_written_down(tmp_path: Path) -> None:
    file = tmp_path / "levels.toml"
    file.write_text(
        """
        game = "alchemist"
        seed = 9
        matches = 40
        options = { schools = false }

        [[lineup]]
        bots = ["greedy", "random"]

        [[lineup]]
        bots = ["greedy", "greedy", "random"]
        matches = 10
        options = { schools = true }
        """
    )
    assert read_file(file) == Experiment(
        (
            Plan("alchemist", ("greedy", "random"), 40, 9, {"schools": False}, ()),
            Plan("alchemist", ("greedy", "greedy", "random"), 10, 9, {"schools": True}, ()),
        ),
        traits=True,
    )


@pytest.mark.parametrize(
    "text",
    ["game = alchemist", 'game = "alchemist"', 'game = "alchemist"\nlineup = []\n', "\xff"],
)
def test_a_file_that_is_no_experiment_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(text, "latin-1")
    with pytest.raises(Refused) as caught:
        read_file(file)
    assert refusal(caught) == "lab-bad-file"


def test_an_engine_nobody_knows_is_refused() -> None:
    with pytest.raises(Refused) as caught:
        engine_of("cloud")
    assert refusal(caught) == "lab-unknown-engine"
    with pytest.raises(Refused) as caught:
        engine_of("ray", workers=2)
    assert refusal(caught) == "lab-workers-of-ray"


def test_a_saved_match_can_be_gone_through_step_by_step(tmp_path: Path) -> None:
    plan = Plan("alchemist", ("greedy", "random"), 3, 5, {}, ())
    results = run(Experiment((plan,)), LocalEngine(1), None, tmp_path)
    found = list(steps(tmp_path))
    assert len(found) == sum(one.answers for one in results)
    assert [step.step for step in found if step.index == 1] == list(range(results[1].answers))
    for step in found:
        assert step.legal >= 1
        assert len(step.features) == find("alchemist").info.features
        winner = step.seat in results[step.index].winners
        assert (step.reward > 0) == (winner and len(results[step.index].winners) == 1)
    table = step_table(tmp_path)
    assert table.num_rows == len(found)
    assert table.column("text")[0].as_py() == found[0].text
