"""One process of our house for the load.

Tables of Tally are set up, if any are wanted, and who may sit at them is printed.
"""

import asyncio
import json
import sys
from pathlib import Path

import uvicorn

from athanor.cli.serve import LARGEST_FRAME, listen, spare_the_collector
from athanor.kernel import games
from athanor.server.app import make_app
from athanor.server.fast_websocket import FastWebSocket
from athanor.server.house import House
from athanor.server.protocol.pages import MeHere, NewTable
from athanor.server.sessions import COOKIE, Pass
from athanor.server.settings import Settings
from athanor.server.store import PersonRow
from benchmarks.house.tally import BOX, INFO

WISH = NewTable(INFO.name, (MeHere(),), listed=False)


async def set_tables(house: House, number: int) -> list[dict[str, str]]:
    """Return tables with the cookie of who sits there."""
    tables = []
    for index in range(number):
        person = PersonRow(house.sessions.new_guest().person, f"Guest {index}")
        await house.people.written_down(person)
        room = await house.hub.opening.open(WISH, person)
        cookie = f"{COOKIE}={house.sessions.cookie(Pass(person.id))}"
        tables.append({"table": room.table.id, "cookie": cookie})
    return tables


async def main(folder: Path, number: int, database: str) -> None:
    """Open the house until the process is ended."""
    games()[INFO.name] = BOX
    app = make_app(Settings(folder, workers=1, words=10**9, database=database))
    spare_the_collector()
    listening = listen("127.0.0.1", 0)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        ws=FastWebSocket,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        loop="uvloop",
    )
    server = uvicorn.Server(config)
    serving = asyncio.ensure_future(server.serve([listening]))
    while not server.started:
        await asyncio.sleep(0.01)
    tables = await set_tables(app.state.house, number)
    print(json.dumps({"port": listening.getsockname()[1], "tables": tables}), flush=True)
    await serving


if __name__ == "__main__":
    import uvloop

    uvloop.run(main(Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3]))
