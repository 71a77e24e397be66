"""A pack that is checked whenever it is saved, as its owner sees it."""

import sys
from pathlib import Path

import pexpect
import pytest

from tests.cli.program import COMMAND, PATIENCE, environment, in_foreground, run
from tests.packs.mistakes import BOTH, FORGE, MISTAKES


def test_a_pack_is_checked_whenever_it_is_saved_until_ctrl_c(tmp_path: Path) -> None:
    folder = MISTAKES["id"].lay(tmp_path / "mine")
    watching = pexpect.spawn(
        sys.executable,
        [*COMMAND, "pack", "check", "--watch", str(folder)],
        env=environment(),
        encoding="utf-8",
        dimensions=(24, 200),
        timeout=PATIENCE,
        preexec_fn=in_foreground,
    )
    watching.expect_exact("such as H05")
    (folder / "cards.toml").write_text(FORGE.format(id="G01", name=BOTH), encoding="utf-8")
    watching.expect_exact("is good for ars-alchimia")
    (folder / "more.toml").write_text("flasks = 2,5\n", encoding="utf-8")
    watching.expect_exact("write 2.5 instead of 2,5")
    (folder / "more.toml").unlink()
    watching.expect_exact("is good for ars-alchimia")
    watching.sendintr()
    watching.expect(pexpect.EOF)
    watching.close()
    assert watching.exitstatus == 0


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    refused = run("pack", "check", "--watch", str(tmp_path / "nowhere"))
    assert refused.returncode == 3
    assert refused.stderr == run("pack", "check", str(tmp_path / "nowhere")).stderr
    assert refused.stderr.startswith(f"✕ {tmp_path / 'nowhere'}: There is no such folder.")


def test_a_pack_is_called_by_its_folder_also_from_inside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(MISTAKES["id"].lay(tmp_path / "mine"))
    assert run("pack", "check", ".").stderr.startswith("✕ mine/cards.toml, line 2")


def test_a_header_that_is_no_toml_hides_nothing(tmp_path: Path) -> None:
    folder = MISTAKES["id"].lay(tmp_path / "mine")
    header = folder / "pack.toml"
    curly = header.read_text(encoding="utf-8").replace('"mine"', "“mine”")
    header.write_text(curly, encoding="utf-8")
    said = run("pack", "check", str(folder)).stderr.splitlines()
    assert [line.split(":")[0] for line in said] == [
        "✕ mine/pack.toml, line 2, column 8",
        "✕ mine/cards.toml, line 2, column 6, forge[0].id",
    ]
    assert "straight quotes" in "".join(said)
    assert "is missing" not in "".join(said)
