"""``athanor serve``: the house opens, and people play in their browsers."""

import asyncio
import errno
import gc
import logging
import os
import socket
import sys
import webbrowser
from collections.abc import Callable, Mapping
from functools import partial
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Annotated, Final

import typer

from athanor.cli.failures import reason_of, reporting
from athanor.cli.terminal import Terminal
from athanor.cli.workers import Workers
from athanor.kernel.words import refuse
from athanor.server.settings import LOOPBACK, Settings

HERE: Final = "127.0.0.1"
PORT: Final = 8420
EVERYWHERE: Final = {"0.0.0.0", "::"}
"""Hosts that stand for all addresses of the machine."""

ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address that no machine has, by which the system tells which of its own it would use."""

OWNER_ONLY: Final = 0o700
"""Of the data folder: it holds secrets of matches that are being played."""

LARGEST_FRAME: Final = 16 * 1024
"""Bytes that may be said at once on the socket of a table."""

MANY_FILES: Final = 8_192
"""Enough for all sockets that may be open at once, and for the rest of the house."""

COLLECT_AFTER: Final = 100_000
"""New objects before garbage is looked for."""

LOG_FORMS: Final = ("", "text", "json")
"""In which requests are written down; by default none are."""

PATIENCE: Final = 5
"""Seconds that connections have to end when the house closes."""


def add_serve(app: typer.Typer, terminal: Terminal) -> None:
    """Add the command."""
    text = terminal.text

    @app.command("serve", help=text("cli-serve"))
    def open_house(
        host: Annotated[str, typer.Option(help=text("cli-opt-host"))] = HERE,
        port: Annotated[int, typer.Option(help=text("cli-opt-port"), min=0, max=65535)] = PORT,
        name: Annotated[list[str] | None, typer.Option(help=text("cli-opt-name"))] = None,
        proxy: Annotated[list[str] | None, typer.Option(help=text("cli-opt-proxy"))] = None,
        data: Annotated[Path | None, typer.Option(help=text("cli-opt-data"))] = None,
        store: Annotated[str, typer.Option(help=text("cli-opt-store"))] = "",
        no_open: Annotated[bool, typer.Option("--no-open", help=text("cli-opt-no-open"))] = False,
        metrics: Annotated[list[str] | None, typer.Option(help=text("cli-opt-metrics"))] = None,
        workers: Annotated[int, typer.Option(help=text("cli-opt-house-workers"), min=1)] = 1,
        log: Annotated[str, typer.Option(help=text("cli-opt-log"))] = "",
        keep_talk: Annotated[
            int, typer.Option(help=text("cli-opt-keep-talk"), min=0)
        ] = Settings.keep_talk_days,
        keep_replays: Annotated[
            int, typer.Option(help=text("cli-opt-keep-replays"), min=0)
        ] = Settings.keep_replays_days,
        analysis_deals: Annotated[
            int, typer.Option(help=text("cli-opt-analysis-deals"), min=0)
        ] = Settings.analysis_deals,
        most_tables: Annotated[
            int, typer.Option(help=text("cli-opt-most-tables"), min=0)
        ] = Settings.most_tables,
        most_accounts: Annotated[
            int, typer.Option(help=text("cli-opt-most-accounts"), min=0)
        ] = Settings.most_accounts,
        most_talk: Annotated[
            int, typer.Option(help=text("cli-opt-most-talk"), min=0)
        ] = Settings.keep_talk_mebibytes,
        most_replays: Annotated[
            int, typer.Option(help=text("cli-opt-most-replays"), min=0)
        ] = Settings.keep_replays_mebibytes,
    ) -> None:
        with reporting(terminal):
            write_log(log)
            if workers > 1 and not store:
                raise refuse("server-workers-share-no-file")
            folder = folder_of(data)
            make_folder(folder)
            listening = listen(host, port)
            allow_many_files()
            address = address_of(host, listening.getsockname()[1])
            settings = Settings(
                folder,
                database=store,
                names=(host, *(name or ())),
                proxies=tuple(checked_network(one, "proxy") for one in proxy or ()),
                watchers=(*LOOPBACK, *(checked_network(one, "metrics") for one in metrics or ())),
                keep_talk_days=keep_talk,
                keep_replays_days=keep_replays,
                analysis_deals=analysis_deals,
                most_tables=most_tables,
                most_accounts=most_accounts,
                keep_talk_mebibytes=most_talk,
                keep_replays_mebibytes=most_replays,
                reach=reach_of(host, listening.getsockname()[1], own_address),
                workers=bot_processes(workers),
            )
            said = partial(terminal.say, "cli-serving", address=address, folder=str(folder))
            open_at = "" if no_open else address
            if workers > 1:
                keep(workers, settings, listening, log, said, open_at)
            else:
                run(settings, listening, said, open_at)
        terminal.say("cli-closed")


def run(
    settings: Settings, listening: socket.socket, tell: Callable[[], None], open_at: str
) -> None:
    """Keep the house open until somebody closes it; refuse a folder that cannot be used."""
    import uvicorn  # noqa: PLC0415 - only this command needs it, and it takes its time

    from athanor.server.app import make_app  # noqa: PLC0415 - likewise
    from athanor.server.fast_websocket import FastWebSocket  # noqa: PLC0415 - likewise
    from athanor.server.patient_http import PatientHttp  # noqa: PLC0415 - likewise

    app = make_app(settings)
    tell()
    spare_the_collector()
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        http=PatientHttp,
        ws=FastWebSocket,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=PATIENCE,
    )
    if open_at:
        webbrowser.open(open_at)
    try:
        uvicorn.Server(config).run(sockets=[listening])
    except KeyboardInterrupt:
        return


def keep(
    workers: int,
    settings: Settings,
    listening: socket.socket,
    log: str,
    tell: Callable[[], None],
    open_at: str,
) -> None:
    """Keep the house open with several processes, which all listen at the same address."""
    from athanor.server.lock import lock_of  # noqa: PLC0415 - it takes its time
    from athanor.server.store import Store  # noqa: PLC0415 - likewise

    lock = lock_of(settings.where, is_shared=True)
    try:
        asyncio.run(Store.open(settings.where).close())  # refuses what none of them could use
    finally:
        lock.release()
    tell()
    if open_at:
        webbrowser.open(open_at)
    Workers(partial(work, settings, listening, log), workers).run()


def work(settings: Settings, listening: socket.socket, log: str) -> None:
    """Be one of several processes of a house."""
    write_log(log)
    allow_many_files()
    run(settings, listening, lambda: None, open_at="")


def bot_processes(workers: int) -> int | None:
    """Return for how many bots at once each of several processes has room; alone, it decides."""
    return None if workers == 1 else max(1, ((os.cpu_count() or 1) - 1) // workers)


def spare_the_collector() -> None:
    """Have garbage looked for less often: nearly all there is stays for as long as the house does.

    Looking through tables and logs again and again took a fifth of the time of a busy house.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(COLLECT_AFTER)


def allow_many_files() -> None:
    """Have the system let us keep as many files open as we may need: each socket is one."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - there is none on Windows

        few, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MANY_FILES if most == resource.RLIM_INFINITY else min(MANY_FILES, most)
        if few != resource.RLIM_INFINITY and few < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def listen(host: str, port: int) -> socket.socket:
    """Return a socket at which the house can be reached; refuse a port that somebody else has."""
    try:
        family, kind, _, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(where)
        listening.listen()
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise refuse("cli-port-taken", port=str(port)) from error
        reason = reason_of(error)
        raise refuse("cli-no-such-host", host=host, port=str(port), reason=reason) from error
    return listening


def checked_network(address: str, option: str) -> str:
    """Return an address, or a network of them, that an option names; refuse what is neither."""
    try:
        ip_network(address)
    except ValueError as error:
        raise refuse("cli-no-such-network", given=address, option=option) from error
    return address


def write_log(form: str) -> None:
    """Have the house write down what goes wrong, and every request if its owner says in what form.

    It goes to the error output, where systemd and containers gather it.
    """
    if form not in LOG_FORMS:
        raise refuse("cli-no-such-log", given=form, known=", ".join(LOG_FORMS[1:]))
    from athanor.server.house_log import (  # noqa: PLC0415 - it takes its time
        JsonFormatter,
        TextFormatter,
    )

    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter() if form == "json" else TextFormatter())
    logging.basicConfig(level=logging.INFO if form else logging.WARNING, handlers=[handler])


def address_of(host: str, port: int) -> str:
    """Return what somebody at this machine types to come in."""
    name = "localhost" if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}/"


def reach_of(host: str, port: int, find: Callable[[], str]) -> tuple[str, ...]:
    """Return where others in the network find a house that listens to more than this machine."""
    address = find() if host in EVERYWHERE else host
    if not address or is_here(address):
        return ()
    return (f"[{address}]:{port}" if ":" in address else f"{address}:{port}",)


def is_here(address: str) -> bool:
    """Tell whether an address means this machine, whichever machine says it."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return address == "localhost"


def own_address() -> str:
    """Return the address of this machine in its network, empty if it is in none; sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(ELSEWHERE)
            return str(asking.getsockname()[0])
        except OSError:
            return ""


def make_folder(folder: Path) -> None:
    """Make the folder for all that is kept, unless it is there; refuse a file in its place."""
    try:
        folder.mkdir(mode=OWNER_ONLY, parents=True, exist_ok=True)
    except FileExistsError as error:
        raise OSError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(folder)) from error


def folder_of(data: Path | None) -> Path:
    """Return the folder that somebody named, or else the one that a house has by default."""
    return data_folder(sys.platform, os.environ) if data is None else data


def data_folder(platform: str, environment: Mapping[str, str]) -> Path:
    """Return where programs of this platform keep what belongs to their user."""
    home = Path.home()
    if platform == "win32":
        return Path(environment.get("LOCALAPPDATA", home / "AppData" / "Local")) / "athanor"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "athanor"
    return Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share") / "athanor"
