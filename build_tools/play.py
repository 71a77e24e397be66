"""``make play``: the house opens in pure Python and changes over once it is compiled beside it.

What is installed is written down only when it is complete, with a hash of what it was made from: a
start that was interrupted, or changed sources, cost time and nothing else. Needs Python alone.
"""

import hashlib
import os
import shutil
import signal
import subprocess
import sys
import time
import zipfile
from collections.abc import Iterable, Sequence
from contextlib import suppress
from multiprocessing.pool import ThreadPool
from pathlib import Path
from types import FrameType
from typing import NoReturn

import browser_client
import compiler

VENV = Path(".venv")
INSTALLED = VENV / "installed"
"""Says what is installed: a hash of what is needed, and one of what was compiled, or ``PURE``."""

PURE = "pure"
BUILD = Path("build")
LOGS = BUILD / "logs"
WHEELS = BUILD / "wheels"
BLINK = 0.5
"""Seconds between looks at what goes on."""

RUNNING: list[subprocess.Popen[bytes]] = []
"""What is being run: none of it may go on when we leave."""

PIP = ["-m", "pip", "--disable-pip-version-check", "--quiet"]
INSTALL = [*PIP, "install", "--no-compile", "--constraint", "constraints.txt"]


def main(arguments: Sequence[str]) -> int:
    """Prepare whatever is missing, keep the house open, and return its exit code."""
    signal.signal(signal.SIGTERM, leave)
    try:
        prepare()
        return keep_open(arguments)
    except KeyboardInterrupt:
        for process in RUNNING:
            process.terminate()
        return 130
    except subprocess.CalledProcessError as failure:
        say(f"This did not work: {failure.cmd}. The end of what it said:")
        say(failure.output)
        return 1


def leave(number: int, _frame: FrameType | None) -> NoReturn:
    """Leave as Ctrl-C does: all that was started ends, too."""
    raise KeyboardInterrupt(number)


def prepare() -> None:
    """Have everything in place that an open house needs."""
    started = time.monotonic()
    if installed()[0] != needs():
        say("Preparing the house. This takes about a minute, and only the first time.")
        run("environment", sys.executable, "-m", "venv", "--clear", str(VENV))
        with ThreadPool(2) as pool:
            tasks = [pool.apply_async(install_pure), pool.apply_async(build_client)]
            for task in tasks:
                task.get()
        say(f"Ready after {time.monotonic() - started:.0f} seconds.")
    else:
        build_client()
        if installed()[1] not in (PURE, engine()):
            install_pure()
    if installed()[1] == PURE and wheel(engine()):
        take_up()


def install_pure() -> None:
    """Install what the house is made of, and the house itself as it stands in ``src``."""
    say("  Installing what the house is made of ...")
    INSTALLED.unlink(missing_ok=True)
    run("install", python(), *INSTALL, "--editable", ".", ATHANOR_PURE="1")
    write_down(PURE)
    say("  What the house is made of is installed.")


def build_client() -> None:
    """Build the pages for the browser, with a Node that pip fetches where there is none."""
    if browser_client.is_built():
        return
    say("  Building the pages for the browser ...")
    node = BUILD / "node"
    path = os.environ.get("PATH", os.defpath)
    if not browser_client.npm():
        say("  There is no Node.js here: fetching one ...")
        run("node", sys.executable, "-m", "venv", str(node))
        run("node", python(node), *INSTALL, browser_client.NODE)
        path = f"{Path(python(node)).parent}{os.pathsep}{path}"
    run("client", sys.executable, "build_tools/browser_client.py", PATH=path)
    say("  The pages for the browser are built.")


def keep_open(arguments: Sequence[str]) -> int:
    """Keep the house open; compile beside it, and change over as soon as that is done."""
    compiling = start_compiling()
    house = open_house(arguments)
    try:
        while True:
            try:
                return house.wait(BLINK)
            except subprocess.TimeoutExpired:
                if compiling is None or compiling.poll() is None:
                    continue
            compiling = None
            if wheel(engine()):
                say("The house is compiled and changes over. Open pages come back by themselves.")
                house.terminate()
                house.wait()
                take_up()
                house = open_house([*arguments, "--no-open"])
            else:
                say(f"Compiling did not work (see {LOGS}): the house stays in pure Python.")
    finally:
        end(compiling)
        house.terminate()
        house.wait()


def open_house(arguments: Sequence[str]) -> subprocess.Popen[bytes]:
    """Start the house."""
    return subprocess.Popen([python(), "-m", "athanor.cli", "serve", *arguments])


def start_compiling() -> subprocess.Popen[bytes] | None:
    """Start to compile unless that is done or cannot be; the house comes first."""
    if installed()[1] != PURE:
        return None
    if not compiler.is_wanted():
        say("Without a C compiler the house runs in pure Python: the same, but bots think longer.")
        return None
    say("Compiling beside it, for quicker bots; this takes some minutes.")
    return subprocess.Popen(
        [*behind(), sys.executable, __file__, "compile"],
        stdin=subprocess.DEVNULL,
        start_new_session=True,
    )


def compile_engine() -> int:
    """Build the package; keep it if it is compiled and nothing it is made from has changed."""
    stamp, unfinished = engine(), WHEELS / "unfinished"
    shutil.rmtree(WHEELS, ignore_errors=True)
    with suppress(subprocess.CalledProcessError):
        run("compile", python(), *PIP, "wheel", "--no-deps", "--wheel-dir", str(unfinished), ".")
    if any(map(is_compiled, unfinished.glob("*.whl"))) and stamp == engine():
        unfinished.rename(WHEELS / stamp)
    return 0


def is_compiled(package: Path) -> bool:
    """Tell whether a package holds compiled modules: without a working compiler it has none."""
    with zipfile.ZipFile(package) as content:
        return any(name.endswith((".so", ".pyd")) for name in content.namelist())


def take_up() -> None:
    """Install the package as it was compiled."""
    stamp = engine()
    INSTALLED.unlink(missing_ok=True)
    run("take-up", python(), *INSTALL, "--no-deps", "--force-reinstall", str(wheel(stamp)))
    write_down(stamp)


def end(process: subprocess.Popen[bytes] | None) -> None:
    """End a process that has a session of its own, with all that it has started."""
    if process is None or process.poll() is not None:
        return
    if sys.platform == "win32":
        process.terminate()
    else:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)
    process.wait()


def run(name: str, *command: str, **environment: str) -> None:
    """Run a command; what it says goes into a log, and is shown only if the command fails."""
    LOGS.mkdir(parents=True, exist_ok=True)
    log = LOGS / f"{name}.txt"
    with log.open("w", encoding="utf-8") as file:
        process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=file,
            stderr=subprocess.STDOUT,
            env={**os.environ, **environment},
        )
    RUNNING.append(process)
    process.wait()
    RUNNING.remove(process)
    if process.returncode:
        said = log.read_text(encoding="utf-8", errors="replace").splitlines()[-20:]
        shown = " ".join(Path(word).name for word in command[:4])
        raise subprocess.CalledProcessError(process.returncode, shown, "\n".join(said))


def behind() -> list[str]:
    """Return what makes a command yield to all others."""
    return ["nice", "-n", "19"] if shutil.which("nice") else []


def python(folder: Path = VENV) -> str:
    """Return the Python of an environment."""
    inside = "Scripts/python.exe" if sys.platform == "win32" else "bin/python"
    return str(folder.absolute() / inside)


def wheel(stamp: str) -> Path | None:
    """Return the package that was compiled from what has this hash, if there is one."""
    return next((WHEELS / stamp).glob("*.whl"), None)


def installed() -> list[str]:
    """Return what was written down: nothing is installed, or not completely, without it."""
    return INSTALLED.read_text(encoding="utf-8").split() if INSTALLED.exists() else ["", ""]


def write_down(what: str) -> None:
    """Write down what is installed."""
    INSTALLED.write_text(f"{needs()} {what}", encoding="utf-8")


def needs() -> str:
    """Return a hash of what says which packages are needed, and for which Python."""
    return hashed(map(Path, ("pyproject.toml", "constraints.txt")), sys.version, sys.prefix)


def engine() -> str:
    """Return a hash of all that the compiled package is made from."""
    folders = [path for name in ("src", "build_tools") for path in sorted(Path(name).rglob("*"))]
    kinds = {".py", ".ftl", ".toml", ".typed"}
    files = [path for path in folders if path.suffix in kinds]
    return hashed([Path("setup.py"), *files], needs(), browser_client.stamp())


def hashed(files: Iterable[Path], *more: str) -> str:
    """Return a hash of files, their names included, and of more."""
    digest = hashlib.sha256("\0".join(more).encode())
    for path in files:
        content = path.read_bytes()
        digest.update(f"\0{path.as_posix()}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


def say(line: str) -> None:
    """Tell how it goes."""
    print(line, flush=True)


if __name__ == "__main__":
    sys.exit(compile_engine() if sys.argv[1:] == ["compile"] else main(sys.argv[1:]))
