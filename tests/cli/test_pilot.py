"""The panes driven from inside, key by key, in all games and both languages."""

import asyncio
import threading
from pathlib import Path

import pytest
from rich.text import Text
from textual.pilot import Pilot

from athanor.cli.panes import Line, Panes
from athanor.cli.play import Luck, begun, play_through
from athanor.cli.terminal import Terminal
from athanor.kernel.registry import games
from athanor.locale import Speaker, languages
from tests.cli.test_panes import seats_of

SIZES = ((80, 24), (100, 30), (140, 40))


def shown(app: Panes) -> str:
    """What is on the screen."""
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip) for strip in strips)


async def until(pilot: Pilot[None], *words: str) -> str:
    """Wait until all these words are on the screen."""
    assert isinstance(pilot.app, Panes)
    while not all(word in shown(pilot.app) for word in words):
        await pilot.pause()
    return shown(pilot.app)


async def asked(pilot: Pilot[None]) -> None:
    """Wait until a line would be taken."""
    assert isinstance(pilot.app, Panes)
    while not pilot.app._waiting:
        await pilot.pause()


async def typed(pilot: Pilot[None], line: str) -> None:
    """Type a line, once one is asked for, and send it off."""
    await asked(pilot)
    pilot.app.query_one(Line).value = line
    await pilot.press("enter")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", sorted(games()))
def test_panes_are_played_key_by_key(game: str, language: str, tmp_path: Path) -> None:
    speaker = Speaker(language)
    terminal = Terminal(speaker)
    luck = Luck(3, add_seeds=False)
    file = tmp_path / "match.jsonl"
    session = begun(terminal, game, seats_of(game), [], None, [], luck, file)
    title = speaker.text(f"{game}-title")
    app = Panes(terminal, lambda panes: play_through(session, panes), title)

    async def play() -> None:
        async with app.run_test(size=SIZES[0]) as pilot:
            await until(pilot, "❧")
            for width, height in SIZES:
                await pilot.resize_terminal(width, height)
                page = await until(pilot, "❧", title, speaker.text("cli-pane-log"), "━━")
                assert {len(line) for line in page.split("\n")} <= set(range(width + 1))
            await typed(pilot, speaker.text("cli-command-help"))
            await until(pilot, speaker.text("cli-help").split("\n")[0][:20])
            await asked(pilot)
            await pilot.press("ctrl+c")
            await until(pilot, speaker.text("cli-leave-sure")[:20])
            await typed(pilot, "?")
            await until(pilot, speaker.text("cli-leave-sure")[:20])
            await typed(pilot, speaker.text("cli-no").split()[0])
            await until(pilot, "❧")
            await pilot.press("up")
            assert app.query_one(Line).value == speaker.text("cli-no").split()[0]
            app.query_one(Line).value = ""
            await pilot.press("tab")
            await pilot.press("ctrl+d")

    asyncio.run(play())
    assert app.failure is None
    assert file.is_file() or not session.match.answered


def test_a_line_that_comes_too_early_stays_until_somebody_is_asked() -> None:
    ready = threading.Event()
    answers: list[str] = []

    def work(panes: Terminal) -> None:
        ready.wait()
        panes.show_question(Text("❧"))
        answers.append(panes.ask())

    app = Panes(Terminal(Speaker("en")), work, "Alchemist")

    async def play() -> None:
        async with app.run_test(size=SIZES[0]) as pilot:
            app.query_one(Line).value = "take M"
            await pilot.press("enter")
            assert app.query_one(Line).value == "take M"
            ready.set()
            await asked(pilot)
            await pilot.press("enter")

    asyncio.run(play())
    assert answers == ["take M"]
