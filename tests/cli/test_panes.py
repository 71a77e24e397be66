"""The table on a whole screen, in a real pseudo-terminal whose screen is read as people see it."""

import sys
import time

import pexpect
import pyte
import pytest

from athanor.kernel.registry import games
from tests.cli.program import COMMAND, PATIENCE, Player, end, environment, in_foreground, run

LANGUAGES = {
    "en": ("What has happened", "Leave the table?", "y"),
    "fr": ("Ce qui", "Quitter la table", "o"),
}
SMALL, LARGE = (24, 80), (30, 100)


class Screen:
    """A person at a terminal that shows pages and not only lines."""

    def __init__(self, *arguments: str, size: tuple[int, int] = SMALL) -> None:
        self.shown = pyte.Screen(size[1], size[0])
        self._stream = pyte.Stream(self.shown)
        self.child = pexpect.spawn(
            sys.executable,
            [*COMMAND, *arguments],
            env=environment(),
            encoding="utf-8",
            dimensions=size,
            timeout=PATIENCE,
            preexec_fn=in_foreground,
        )
        self.child.delaybeforesend = None

    @property
    def page(self) -> str:
        """What is on the screen."""
        return "\n".join(self.shown.display)

    def until(self, *words: str, gone: str | None = None) -> str:
        """Read until all these words are on the screen, and those of before are ``gone``.

        A cursor that blinks is always something to read: only the clock tells that nothing comes.
        """
        late = time.monotonic() + PATIENCE
        while not self._shows(words) or (gone is not None and gone in self.page):
            if time.monotonic() > late:
                end(self.child)
                pytest.fail(f"{words} never came, or {gone} never went:\n{self.page}")
            self._stream.feed(self.child.read_nonblocking(1 << 16, PATIENCE))
        return self.page

    def _shows(self, words: tuple[str, ...]) -> bool:
        return all(word in self.page for word in words)

    def resize(self, size: tuple[int, int]) -> None:
        """Have another window."""
        self.shown.resize(*size)
        self.shown.reset()
        self.child.setwinsize(*size)

    def rest(self) -> str:
        """Read to the end; return what is left behind on the terminal."""
        behind = ""
        while True:
            try:
                behind += self.child.read_nonblocking(1 << 16, PATIENCE)
            except pexpect.EOF:
                return behind


def seats_of(game: str) -> str:
    """A person against as few bots as there may be."""
    return ",".join(["me"] + ["greedy"] * (games()[game].info.min_seats - 1))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(games()))
def test_a_board_stays_at_every_size_and_ctrl_c_asks(game: str, language: str) -> None:
    log, leave, yes = LANGUAGES[language]
    screen = Screen("play", game, "--seed", "3", "--seats", seats_of(game), "--lang", language)
    for size in (SMALL, LARGE):
        page = screen.until("❧", log, "━━")
        lines = page.split("\n")
        assert [len(line) for line in lines] == [size[1]] * size[0]
        board = lines[: next(at for at, line in enumerate(lines) if log in line)]
        assert len(board) >= 6, page
        assert "…" not in "".join(board), page
        if size == SMALL:
            screen.resize(LARGE)
    screen.child.send("\x03")
    screen.until(leave)
    screen.child.send("n\r")
    screen.until("❧", gone=leave)
    screen.child.send("\x03")
    screen.until(leave)
    screen.child.send(f"{yes}\r")
    assert "athanor resume " in screen.rest()
    screen.child.close()
    assert screen.child.exitstatus == 0


def test_every_space_of_ars_has_its_name_and_price_at_80_columns() -> None:
    for language, price in (("en", "Price"), ("fr", "Prix")):
        player = Player("play", "ars-alchimia", "--seats", "me,greedy,greedy", "--lang", language)
        assert price in player.page
        for space in ("AS-1", "AS-2", "C-1", "L-P"):
            assert space in player.page
        assert "…" not in player.page.split("❧")[0]
        player.kill()


def test_tab_completes_and_a_choice_in_part_opens_its_menu() -> None:
    screen = Screen("play", "ars-alchimia", "--seed", "3", "--seats", "me,greedy,greedy")
    screen.until("❧", "1  place", "2  pass")
    screen.child.send("pl\t")
    screen.until("\nplace ")
    screen.child.send("\r")
    screen.until("❧ place", "C-1", "price 1 worker")
    screen.child.send("? muse\r")
    screen.until("━━ Muse")
    end(screen.child)


def test_a_match_is_saved_by_itself_and_taken_up() -> None:
    ada = Player("play", "alchemist", "--seats", "Ada,greedy", "--first", "Ada", "--seed", "1")
    page = ada.choose(ada.first_option())
    ada.kill()
    listed = run("resume").stdout
    assert "Ada" in listed
    name = listed.split("\n")[0].split()[-1]
    assert name in run("resume", COLUMNS="80").stdout
    again = Player("resume", name)
    assert "Ada" in again.page
    assert again.page.split("━━ Compendium")[1][:400] == page.split("━━ Compendium")[1][:400]
    again.kill()
    assert run("resume", "nothing-of-the-kind").returncode == 3


def test_words_of_a_label_are_understood_in_french() -> None:
    ada = Player(
        "play", "alchemist", "--seats", "Ada,greedy,greedy", "--first", "Ada", "--lang", "fr"
    )
    assert "❧ create" in ada.type("créer")
    ada.type("0")
    assert "❧ create SD" in ada.type("create sd")
    assert "❧ take" in ada.type("prendre 1 cube")
    ada.type("0")
    assert "« prendre" not in ada.type("prendre Z")
    assert "ALC-060" in ada.type("copier MS M"), "there is nothing to copy yet, and that is why"
    assert "❧ create SD" in ada.type("Créer sd")
    ada.type("0")
    assert "Prendre un champignon" in ada.type("prendre m")
    ada.kill()
