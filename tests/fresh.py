"""``make play`` in a fresh folder: first without a compiler, then with a package that is compiled.

Run as ``python -m tests.fresh WHEEL`` at the top of a checkout. Most of its time goes to pip; it is
no part of the suite of pytest. The environment is that of players: what the package says it needs,
and nothing else.
"""

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from urllib.request import urlopen

PARTS = ("pyproject.toml", "setup.py", "constraints.txt", "README.md", "LICENSE")
FOLDERS = ("build_tools", "src", "web")
NO_COMPILER = {"CC": "/no/such/compiler"}


def main(package: Path) -> None:
    """Go through it."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for part in PARTS:
            shutil.copy(part, folder)
        for part in FOLDERS:
            left_out = shutil.ignore_patterns("node_modules", "*.so", "__pycache__", "*.egg-info")
            shutil.copytree(part, folder / part, ignore=left_out)

        said = visit(folder, NO_COMPILER)
        assert "Preparing" in said, said
        assert "runs in pure Python" in said, said
        assert "WARNING" not in said, said
        assert not is_compiled(folder)

        said = visit(folder, NO_COMPILER)
        assert "Preparing" not in said, said

        # A start that was interrupted half way is made up for.
        (folder / ".venv/installed").unlink()
        kept = folder / "build/wheels" / stamp(folder)
        kept.mkdir(parents=True)
        shutil.copy(package, kept)
        said = visit(folder, {})
        assert "Preparing" in said, said
        assert "pure Python" not in said, said
        assert is_compiled(folder)
        athanor = folder / ".venv/bin/athanor"
        plays = "simulate alchemist --seats random,greedy,random --matches 10 --json"
        subprocess.run([athanor, *plays.split()], check=True, stdout=subprocess.DEVNULL)

        # Changed sources are played at once, in pure Python.
        changed = folder / "src/athanor/__init__.py"
        changed.write_text(changed.read_text(encoding="utf-8") + "\n", encoding="utf-8")
        said = visit(folder, NO_COMPILER)
        assert "runs in pure Python" in said, said
        assert not is_compiled(folder)
    print("In a fresh folder the house opens, with and without a compiler.")


def visit(folder: Path, environment: dict[str, str]) -> str:
    """Open the house, look at its first page, and close it; return all that was said."""
    serve = ["--port", "0", "--no-open", "--no-color", "--data", str(folder / "data")]
    said = ""
    with subprocess.Popen(
        [sys.executable, "build_tools/play.py", *serve],
        cwd=folder,
        env={**os.environ, "LANG": "C.UTF-8", "COLUMNS": "400", **environment},
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            said += line
            if found := re.search(r"http://127\.0\.0\.1:\d+/", line):
                with urlopen(found[0]) as page:
                    assert b"<script" in page.read()
                process.send_signal(signal.SIGTERM)
    assert process.returncode == 130, said
    return said


def stamp(folder: Path) -> str:
    """Return what the package made from a folder is called by."""
    code = "import sys; sys.path.insert(0, 'build_tools'); import play; print(play.engine())"
    return subprocess.check_output([sys.executable, "-c", code], cwd=folder, text=True).strip()


def is_compiled(folder: Path) -> bool:
    """Tell which package is installed."""
    code = "from athanor.kernel import COMPILED; print(COMPILED)"
    python = folder / ".venv/bin/python"
    return subprocess.check_output([python, "-c", code], cwd="/", text=True).strip() == "True"


if __name__ == "__main__":
    main(Path(sys.argv[1]).absolute())
