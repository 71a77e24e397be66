"""Lessons at the terminal: every move is the learner's, and what is left is taken up again."""

from pathlib import Path

from tests.cli.program import Player, run


def learner(home: Path, *more: str) -> Player:
    """Somebody who learns the idea of Alchemist, and keeps it in a folder of their own."""
    return Player("learn", "alchemist", "idea", *more, XDG_DATA_HOME=str(home))


def test_a_lesson_is_left_and_taken_up_again_and_done(tmp_path: Path) -> None:
    first = learner(tmp_path)
    first.type("")
    assert "step 3 of 7" in first.type("")
    assert "nobody knows which" in first.type("draw")
    assert "ALC-061" in first.type("copy ST M")
    assert "Choose take S" in first.type("show")
    assert "step 4 of 7" in first.type("take S")
    assert "It is kept" in first.type("quit")
    listed = run("learn", "alchemist", XDG_DATA_HOME=str(tmp_path)).stdout
    assert "step 4 of 7" in listed
    second = learner(tmp_path)
    assert "step 4 of 7" in second.page
    assert "step 3 of 7" in second.type("undo")
    second.type("take S")
    assert "step 5 of 7" in second.type("copy MD S")
    second.type("")
    assert "step 7 of 7" in second.type("create SB MT 10")
    assert "That was all of it" in second.type("")
    assert "done" in run("learn", "alchemist", XDG_DATA_HOME=str(tmp_path)).stdout


def test_it_is_said_in_french_too(tmp_path: Path) -> None:
    novice = learner(tmp_path, "--lang", "fr")
    assert "Ce que vous cherchez" in novice.page
    novice.kill()


def test_a_lesson_that_nobody_has_is_refused(tmp_path: Path) -> None:
    unknown = run("learn", "alchemist", "ideas", XDG_DATA_HOME=str(tmp_path))
    assert unknown.returncode != 0
    assert "Did you mean idea?" in unknown.stderr
