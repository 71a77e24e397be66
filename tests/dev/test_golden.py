"""Golden playthroughs: how they are set up, told, compared and written."""

from pathlib import Path

from typer.testing import CliRunner

import philtre
from athanor.dev.golden import differences, golden_folder, write
from athanor.dev.main import app
from athanor.dev.playthrough import AND_SO_ON, BEGINNING, pick, playthrough
from athanor.dev.setups import Setup, all_setups
from athanor.dev.spelling import (
    spell,
    spell_audience,
    spell_change,
    spell_data,
    spell_event,
    state_lines,
)
from athanor.kernel import (
    EVERYONE,
    NOBODY,
    Event,
    Inches,
    Label,
    Listing,
    Message,
    Option,
    SeatName,
    Stream,
    all_but,
    find,
    only,
)

ALCHEMIST = find("alchemist")


def test_setups_are_every_number_of_seats_and_every_unusual_value() -> None:
    names = [setup.name for setup in all_setups(ALCHEMIST)]
    assert names[:4] == ["2-seats", "3-seats", "4-seats", "5-seats"]
    assert "3-seats-setup_table-german" in names
    assert "2-seats-colours-red-purple" in names
    assert "4-seats-first_player-3" in names
    assert "3-seats-first_player-3" not in names, "there is no fourth seat"
    assert len(set(names)) == len(names)


def test_what_was_just_written_does_not_differ(tmp_path: Path) -> None:
    written = list(write([philtre.GAME], tmp_path))
    usual = ["2-seats.txt", "3-seats.txt", "4-seats.txt"]
    assert sorted(path.name for path in written) == ["2-seats-rounds-1.txt", *usual]
    assert list(differences([philtre.GAME], tmp_path)) == []


def test_a_line_that_differs_is_shown(tmp_path: Path) -> None:
    path, *_ = write([philtre.GAME], tmp_path)
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("round: 1", "round: 7", 1), encoding="utf-8")
    shown = list(differences([philtre.GAME], tmp_path))
    assert shown[0] == f"--- {path} (kept)"
    assert [line for line in shown[2:] if line[0] in "+-"] == ["-round: 7", "+round: 1"]


def test_a_file_that_is_missing_is_shown(tmp_path: Path) -> None:
    path, *_ = write([philtre.GAME], tmp_path)
    path.unlink()
    assert "+game: philtre" in differences([philtre.GAME], tmp_path)


def test_a_file_that_nobody_plays_is_shown_and_removed(tmp_path: Path) -> None:
    stale = golden_folder(philtre.GAME, tmp_path) / "9-seats.txt"
    stale.parent.mkdir(parents=True)
    stale.write_text("game: philtre\n", encoding="utf-8")
    assert f"--- {stale} (kept)" in differences([philtre.GAME], tmp_path)
    assert stale not in write([philtre.GAME], tmp_path)
    assert not stale.exists()


def test_the_command_fails_where_nothing_is_kept(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["golden", "--game", "alchemist", "--root", str(tmp_path)])
    assert done.exit_code == 1
    for name in ("2-seats.txt", "3-seats-setup_table-german.txt", "2-seats-schools-false.txt"):
        path = golden_folder(ALCHEMIST, tmp_path) / name
        assert f"+++ {path} (played)" in done.output.splitlines()
    elsewhere = golden_folder(ALCHEMIST, tmp_path) / "2-seats-setup_table-german.txt"
    assert str(elsewhere) not in done.output, "the German table is another one for three only"


def test_the_command_knows_which_games_there_are(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["golden", "--game", "chess", "--root", str(tmp_path)])
    assert done.exit_code == 2
    assert "chess" in done.output
    assert "alchemist" in done.output


def test_a_playthrough_tells_a_match_with_secret_choices_too() -> None:
    text = playthrough(philtre.GAME, Setup(2))
    assert text == playthrough(philtre.GAME, Setup(2))
    assert text != playthrough(philtre.GAME, Setup(3))
    lines = text.splitlines()
    assert lines[:3] == ["game: philtre", "seats: 2", 'options: {"rounds":5}']
    assert any(
        line.startswith("  chance philtre-chance-element, seen by seat 1: ") for line in lines
    )
    assert "== 1: seat 0 ==" in lines
    assert "== the end ==" in lines
    assert any(line.startswith("options 3 (") and line.endswith("'pour 3'") for line in lines)
    assert any(line.startswith("seat 0: place ") for line in lines)


def test_a_long_match_with_an_unusual_option_is_told_only_as_far_as_is_needed() -> None:
    lines = playthrough(find("alkemy-v2"), Setup(2, {"setup": "ready"})).splitlines()
    assert f"== {BEGINNING}: seat 0 ==" in lines or f"== {BEGINNING}: seat 1 ==" in lines
    assert lines[-1].startswith("state ")
    (left,) = [number for number, line in enumerate(lines) if line == AND_SO_ON]
    assert not any(line.startswith("choice ") for line in lines[left:])


def test_of_a_thing_with_many_facts_only_what_changes_is_told_again() -> None:
    facts = {f"fact{number}": number for number in range(20)}
    first = spell_data(facts)
    assert spell_change(None, first) == first
    assert spell_change(first, spell_data(facts | {"fact3": 7})) == '{"fact3":7}'
    assert spell_change('{"few":1,"facts":2}', '{"few":1,"facts":3}') == '{"few":1,"facts":3}'
    assert spell_change("[1]", "[2]") == "[2]"


def test_kinds_of_options_are_equally_likely() -> None:
    options = [Option(n, f"many {n}", Message("m")) for n in range(99)]
    options.append(Option(99, "one", Message("m")))
    stream = Stream(1)
    picked = [pick(options, stream).code for _ in range(400)]
    assert 150 < picked.count(99) < 250
    assert len(set(picked)) > 50


def test_everything_is_spelled_on_one_line() -> None:
    cubes = Listing((Message("cubes", {"count": 2}), Message("none")))
    message = Message("gave", {"seat": SeatName(1), "what": cubes, "name": "SD"})
    assert spell(message) == "gave(seat=seat 1, what=[cubes(count=2), none], name=SD)"
    assert spell(Label("Fountain", "Fontaine")) == "Fountain"
    assert spell(Inches(2500)) == "2.5 in"
    event = Event("gave", 1, message, ("ALC-065",), only(0), ("bag",))
    assert spell_event(event, 3) == f"{spell(message)} [ALC-065] at bag, told to seat 0"


def test_audiences_are_spelled() -> None:
    assert spell_audience(EVERYONE, 3) == "everyone"
    assert spell_audience(NOBODY, 3) == "nobody"
    assert spell_audience(only(2), 3) == "seat 2"
    assert spell_audience(all_but(1), 3) == "seat 0, seat 2, spectators"


def test_a_view_is_spelled_field_by_field_and_thing_by_thing() -> None:
    game = ALCHEMIST.build(2)
    lines = state_lines(game.view(game.start(), 0))
    assert lines["reserve"] == "[0,0,0,0,0]"
    assert lines["cauldrons[5]"] == '{"name":"SD","products":[1,3],"potion":null}'
    assert lines["adepts[1]"].startswith('{"seat":1,')
