"""What the browser client is built against."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

import philtre
from athanor.dev.client import SCHEMA, VECTORS, client_files, differences, write
from athanor.dev.main import app
from athanor.dev.protocol import schema
from athanor.kernel import games

CHECKOUT = Path(__file__).parents[2]
DEFINED: dict[str, Any] = schema(games().values())["$defs"]


def test_the_files_of_the_client_are_up_to_date() -> None:
    assert list(differences(games().values(), CHECKOUT)) == []


def test_a_line_that_differs_is_told(tmp_path: Path) -> None:
    list(write([philtre.GAME], tmp_path))
    assert list(differences([philtre.GAME], tmp_path)) == []
    path = tmp_path / VECTORS
    path.write_text(path.read_text(encoding="utf-8").replace("Zoé", "Zoe"), encoding="utf-8")
    told = list(differences([philtre.GAME], tmp_path))
    assert any(line.startswith("-") and "Zoe" in line for line in told)
    assert any(line.startswith("+") and "Zoé" in line for line in told)


def test_the_command_writes_and_compares(tmp_path: Path) -> None:
    runner = CliRunner()
    assert runner.invoke(app, ["protocol", "--check", "--root", str(tmp_path)]).exit_code == 1
    written = runner.invoke(app, ["protocol", "--root", str(tmp_path)])
    assert written.output.splitlines() == [str(tmp_path / SCHEMA), str(tmp_path / VECTORS)]
    assert runner.invoke(app, ["protocol", "--check", "--root", str(tmp_path)]).exit_code == 0


def test_what_the_house_says_leaves_out_no_field() -> None:
    assert set(DEFINED["Message"]["required"]) == {"is", "key", "args"}
    assert set(DEFINED["Person"]["required"]) == {"kind", "name", "here", "you", "barred"}
    assert DEFINED["Hello"]["required"] == ["type"], "visitors may leave out what has a default"


def test_types_that_have_a_name_are_called_by_it() -> None:
    assert DEFINED["Message"]["properties"]["args"]["additionalProperties"] == {
        "$ref": "#/$defs/Arg"
    }
    assert DEFINED["Preview"]["properties"]["lines"]["items"] == {"$ref": "#/$defs/Line"}


def test_every_game_has_its_view_and_games_may_use_the_same_names() -> None:
    views = DEFINED["Views"]["properties"]
    assert set(views) == set(games())
    assert views["alchemist"] == {"$ref": "#/$defs/AlchemistView"}
    assert views["alkemy-v2"] == views["alkemy-blitz"] == {"$ref": "#/$defs/AlkemyView"}
    assert "adepts" in DEFINED["AlchemistView"]["properties"]
    assert "eyes" in DEFINED["AlkemyResultView"]["properties"]
    assert "eyes" not in DEFINED["AlchemistResultView"]["properties"]


def test_a_game_with_a_board_of_many_words_has_all_their_types() -> None:
    for title in ("References", "Details", "Facts", "Queries", "Findings"):
        spoken = DEFINED[title]["properties"]
        assert set(spoken) == {"alkemy-v2", "alkemy-blitz"}
    assert DEFINED["References"]["properties"]["alkemy-v2"] == {"$ref": "#/$defs/AlkemyReference"}
    kinds = DEFINED["Details"]["properties"]["alkemy-v2"]["anyOf"]
    assert {"$ref": "#/$defs/AlkemyKeepChoice"} in kinds
    asked = DEFINED["AlkemyRegionQuery"]
    assert set(asked["required"]) == {"is"}, "what visitors say may leave fields out"
    found = DEFINED["AlkemyRegionFinding"]
    assert set(found["required"]) == {"is", "areas", "exact"}


@pytest.mark.parametrize("name", [SCHEMA, VECTORS])
def test_the_files_are_json(name: Path) -> None:
    assert isinstance(msgspec.json.decode(client_files([philtre.GAME])[name]), dict)


def test_every_reference_leads_somewhere() -> None:
    text = client_files(games().values())[SCHEMA]
    named = {part.split('"')[0] for part in text.split("#/$defs/")[1:]}
    assert named <= set(DEFINED)
