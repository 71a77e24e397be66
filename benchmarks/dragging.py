"""What Alkemy's table costs a browser, its line and its players: ``python -m benchmarks.dragging``.

A figure is dragged over a full table, with the processor slowed down four times, and a match of
either edition is played by hand with a mouse. Needs what the browser tests need: a built client and
Chromium. What a frame costs is counted in processor time of the page's main thread, which is hardly
longer on a busy machine; frames a second by the clock are told beside it, and depend on everything
else that runs.
"""

import math
import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Page, WebSocket, expect, sync_playwright
from tests.browser.binary import chromium_path
from tests.browser.commander import Commander
from tests.browser.company import hurry
from tests.browser.conftest import PATIENCE_MILLIS, address_of
from tests.browser.general import General
from tests.browser.hands import Mouse
from tests.browser.known_luck import SERVE
from tests.browser.matches import BOT, ME
from tests.browser.moments import V2, is_set_up, moment, settle, take_up
from tests.browser.person import Person
from tests.server.living import LivingHouse

from athanor.games.alkemy.state import Battle, Placed
from athanor.kernel.bits import members

SLOWER: Final = 4
"""Times that the processor of the page is slowed down."""

PIECES: Final = 16

MOVES: Final = 240
"""Frames in which the figure is dragged farther."""

INCH: Final = 1_000

TURNS: Final = 4
"""Turns of a match after which its bytes and presses have been counted."""

DRAG: Final = """async ([x, y, moves]) => {
  const plate = document.querySelector(".plate:has(> .world)");
  for (let at = 0; at < moves; at += 1) {
    await new Promise(requestAnimationFrame);
    const turn = (at / 60) * 2 * Math.PI;
    const [clientX, clientY] = [x + 90 * Math.sin(turn), y - 90 + 90 * Math.cos(turn)];
    const pointer = { pointerId: 1, pointerType: "mouse", buttons: 1, bubbles: true };
    plate.dispatchEvent(new PointerEvent("pointermove", { ...pointer, clientX, clientY }));
  }
}"""
"""Leads a pointer that is down around a circle, a step in every frame."""


class Busy(NamedTuple):
    """What a frame costs a page's main thread, in milliseconds of its own time."""

    a_second: float
    """Frames that were drawn, by the clock."""
    all: float
    script: float
    style: float
    layout: float


def main() -> None:
    """Measure, and print what was found."""
    expect.set_options(timeout=PATIENCE_MILLIS)
    print(f"busy with other things: a load of {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium_path(), args=["--no-sandbox", "--disable-gpu"]
        )
        print("Chromium", browser.version, "without a window, drawing in software")
        with a_house() as house:
            drags(browser, house)
        for game in ("alkemy-v2", "alkemy-blitz"):
            with a_house() as house:
                plays_by_hand(browser, house, game)
        browser.close()


@contextmanager
def a_house() -> Iterator[LivingHouse]:
    """Open a house of its own for a while."""
    house = LivingHouse(Path(tempfile.mkdtemp()), SERVE)
    house.open()
    try:
        yield house
    finally:
        house.close()


# --- dragging ---


def crowd(battle: Battle) -> None:
    """Lay pieces of scenery all over the table, wherever nobody stands."""
    present = members(battle.present)
    kinds = len(battle.terms.pieces)
    spots = [
        (x, y)
        for y in range(4 * INCH, 21 * INCH, 4 * INCH)
        for x in range(4 * INCH, 21 * INCH, 4 * INCH)
        if all(
            math.dist((x, y), (battle.discs.x[one], battle.discs.y[one])) > 2 * INCH
            for one in present
        )
    ]
    battle.placed = [Placed(at % kinds, x, y, 0) for at, (x, y) in enumerate(spots[:PIECES])]
    settle(battle)


def drags(browser: Browser, house: LivingHouse) -> None:
    """Lead a figure in circles over a full table, quickly and slowed down."""
    host, guest = (Person(browser, address_of(house), moving=True) for _ in range(2))
    recipe = V2._replace(arrange=crowd, options={**V2.options, "format": 200})
    one = moment("run", recipe)
    table = is_set_up(host, guest, one)
    take_up(house, {table: one})
    host.sits_down_at(table)
    commander = Commander(host, Mouse(host.page))
    asked = commander.wait()
    view = host.scene["view"]
    standing = [one for one in view["figures"] if one["status"] not in ("gone", "waiting")]
    print(f"{len(standing)} figures, {len(view['pieces'])} pieces of scenery, 1280 x 800")
    actor = next(one for one in standing if one["label"] == asked["detail"]["figure"])
    start = commander.point_of(actor["x"], actor["y"])
    for slower in (1, SLOWER):
        told(slower, led_around(host.page, start, slower))
    host.context.close()
    guest.context.close()


def led_around(page: Page, start: tuple[float, float], slower: int) -> Busy:
    """Drag what lies at a point of the page around it, and return what that has cost."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + 10, start[1] - 10)
    before, began = costs(devtools.send("Performance.getMetrics")), time.perf_counter()
    page.evaluate(DRAG, [*start, MOVES])
    after, ended = costs(devtools.send("Performance.getMetrics")), time.perf_counter()
    page.mouse.up()
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    devtools.detach()
    spent = {name: 1000 * (after[name] - before[name]) / MOVES for name in after}
    return Busy(
        a_second=MOVES / (ended - began),
        all=spent["TaskDuration"],
        script=spent["ScriptDuration"],
        style=spent["RecalcStyleDuration"],
        layout=spent["LayoutDuration"],
    )


def costs(answer: dict[str, list[dict[str, float | str]]]) -> dict[str, float]:
    """Return what a page has spent so far on what, in seconds of its main thread."""
    return {
        str(one["name"]): float(one["value"])
        for one in answer["metrics"]
        if str(one["name"]).endswith("Duration")
    }


def told(slower: int, busy: Busy) -> None:
    """Print what dragging has cost."""
    print(
        f"  {slower} x slower: {busy.all:.1f} ms of the main thread for a frame (script "
        f"{busy.script:.1f}, style {busy.style:.1f}, layout {busy.layout:.1f}), so at most "
        f"{1000 / busy.all:.0f} frames a second; {busy.a_second:.0f} by the clock"
    )


# --- playing by hand ---


class Line:
    """Counts the letters that go over a page's line, before they are packed."""

    def __init__(self, page: Page) -> None:
        self.sent = 0
        self.heard = 0
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", self._send)
        socket.on("framereceived", self._hear)

    def _send(self, frame: str | bytes) -> None:
        self.sent += size_of(frame)

    def _hear(self, frame: str | bytes) -> None:
        self.heard += size_of(frame)


def size_of(frame: str | bytes) -> int:
    """Return how many bytes a frame has."""
    return len(frame.encode() if isinstance(frame, str) else frame)


def plays_by_hand(browser: Browser, house: LivingHouse, game: str) -> None:
    """Play some turns against a bot with a mouse; print what goes over the line, and presses."""
    person = Person(browser, address_of(house))
    person.comes_in()
    person.sits_down_at(person.opens(ME, BOT, game=game, options={"setup": "ready"}))
    hurry(person, Mouse(person.page))
    line = Line(person.page)
    person.page.reload()
    general = General(person, Mouse(person.page))
    general.wait()
    line.sent = line.heard = 0
    began = person.scene["at"]
    while not general.is_over and general.view["turn"] <= TURNS:
        if general.is_asked:
            general.move()
        else:
            person.page.wait_for_timeout(20)
    decisions, presses = general.answered.total(), general.presses
    turns = min(general.view["turn"], TURNS)
    choices = person.scene["at"] - began
    print(
        f"{game}, {turns} turns: {decisions / turns:.1f} decisions and {presses / turns:.1f} "
        f"presses a turn, {presses / decisions:.2f} presses a decision; a choice of anybody brings "
        f"{line.heard / choices:.0f} bytes, {line.sent / decisions:.0f} are sent for each of mine"
    )
    person.context.close()


if __name__ == "__main__":
    main()
