"""Reading records: what is one, what is refused, and where."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import athanor.kernel
import athanor.locale
from athanor.kernel import Game
from athanor.kernel.record import MAX_BYTES, Record, RecordError, game_of, read_record
from athanor.kernel.record_lines import ChoiceLine, FairChance, Line, SeedLine
from athanor.kernel.replay import Replay
from athanor.kernel.verify import verify
from tests.kernel.recorded import (
    PHILTRE,
    SECRET,
    SEEDS,
    alchemist,
    new_match,
    refused_reading,
    said,
    whole_match,
)

TEXT = whole_match()[1].record.text()
LINES = TEXT.splitlines()
QUIET = next(i for i, line in enumerate(LINES) if line.startswith('{"quiet"'))
DRAW = next(i for i, line in enumerate(LINES) if line.startswith('{"chance"'))
CHOICE = next(i for i, line in enumerate(LINES) if '"choice"' in line)
END = len(LINES) - 1


def with_line(index: int, line: str) -> str:
    return "\n".join([*LINES[:index], line, *LINES[index + 1 :]]) + "\n"


def with_field(index: int, field: str, value: object) -> str:
    data = json.loads(LINES[index])
    data[field] = value
    return with_line(index, json.dumps(data))


def without_field(index: int, field: str) -> str:
    data = json.loads(LINES[index])
    del data[field]
    return with_line(index, json.dumps(data))


def inserted(index: int, line: str) -> str:
    return "\n".join([*LINES[:index], line, *LINES[index:]]) + "\n"


# --- What is read ---


def test_a_record_is_read_as_it_was_written() -> None:
    record = read_record(TEXT)
    assert record == whole_match()[1].record
    assert record.text() == TEXT
    assert read_record(TEXT.encode()) == record


def test_a_record_says_what_was_played(tmp_path: Path) -> None:
    path = tmp_path / "match.athanor"
    path.write_text(TEXT, encoding="utf-8")
    record = read_record(path)
    assert record.header.game == "philtre"
    assert [seat.name for seat in record.header.seats] == ["Ada", "Béatrice", "Chloé 🧪"]
    assert isinstance(record.header.chance, FairChance)
    assert record.seeds == (SeedLine(SEEDS[0], 0), SeedLine(SEEDS[2], 2))
    assert record.seat_seeds == list(SEEDS)
    assert record.is_finished
    assert record.secret == SECRET
    assert record.answers == whole_match()[0].answered


def test_the_first_lines_are_as_documented() -> None:
    assert LINES[0] == (
        '{"athanor":1,"game":"philtre","options":{"rounds":5},"packs":[],"seats":['
        '{"kind":"person","name":"Ada"},{"kind":"bot","name":"Béatrice","spec":"random"},'
        '{"kind":"person","name":"Chloé 🧪"}],"chance":{"kind":"fair","commitment":'
        '"630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"},"position":null,'
        '"rules":1,"drawn":0}'
    )
    assert LINES[1:3] == ['{"seed":"a:b,","seat":0}', '{"seed":"graine d’été","seat":2}']
    assert [sorted(json.loads(LINES[i])) for i in (QUIET, DRAW, CHOICE, END)] == [
        ["quiet"],
        ["cases", "chance", "of"],
        ["choice", "seat"],
        ["end", "quiet", "secret"],
    ]


@pytest.mark.parametrize(
    "same",
    [
        TEXT.rstrip("\n"),
        TEXT.replace("\n", "\r\n"),
        TEXT.replace(":", ": "),
        with_line(QUIET, f"  {LINES[QUIET]} "),
    ],
    ids=["no last newline", "carriage returns", "spaces", "indented"],
)
def test_white_space_does_not_matter(same: str) -> None:
    assert read_record(same.replace("a: b", "a:b")).text() == TEXT


def test_an_unfinished_record_has_no_secret() -> None:
    record = read_record("\n".join(LINES[:CHOICE]))
    assert not record.is_finished
    assert record.secret is None


# --- What is refused, with its line ---

HEX = "0" * 64

REFUSED: dict[str, tuple[str | bytes, int, str]] = {
    "empty": ("", 0, "record-foreign"),
    "one empty line": ("\n", 1, "record-foreign"),
    "a picture": (b"\x89PNG\r\n\x1a\n", 1, "record-foreign"),
    "a header not in UTF-8": (TEXT.encode().replace(b"Ada", b"\xe9"), 1, "record-not-utf8"),
    "prose": ("Once upon a time\n", 1, "record-foreign"),
    "JSON of something else": ('{"name": "athanor"}\n', 1, "record-foreign"),
    "a list": ("[1]\n", 1, "record-foreign"),
    "a version that is none": (with_field(0, "athanor", True), 1, "record-foreign"),
    "a later version": (with_field(0, "athanor", 2), 1, "record-version"),
    "a huge version": (with_field(0, "athanor", 10**30), 1, "record-version"),
    "no game": (without_field(0, "game"), 1, "record-bad-field"),
    "no seats": (with_field(0, "seats", None), 1, "record-bad-field"),
    "a seat of a third kind": (with_field(0, "seats", [{"kind": "cat"}]), 1, "record-bad-field"),
    "a name that turns letters around": (
        with_field(0, "seats", [{"kind": "person", "name": "ab\u202edc"}] * 2),
        1,
        "record-bad-name",
    ),
    "a name on two lines": (
        with_field(0, "seats", [{"kind": "person", "name": "ab\ndc"}] * 2),
        1,
        "record-bad-name",
    ),
    "chance of a third kind": (with_field(0, "chance", {"kind": "luck"}), 1, "record-bad-field"),
    "a field too many": (with_field(0, "extra", 1), 1, "record-bad-field"),
    "a seed beyond JSON": (
        with_field(0, "chance", {"kind": "stream", "seed": 2**53}),
        1,
        "record-bad-field",
    ),
    "a short commitment": (
        with_field(0, "chance", {"kind": "fair", "commitment": "00"}),
        1,
        "record-bad-field",
    ),
    "a commitment and a newline": (
        with_field(0, "chance", {"kind": "fair", "commitment": HEX + "\n"}),
        1,
        "record-bad-field",
    ),
    "broken JSON": (with_line(CHOICE, '{"seat":'), CHOICE + 1, "record-not-json"),
    "a blank line": (inserted(QUIET, ""), QUIET + 1, "record-not-json"),
    "a number": (inserted(QUIET, "7"), QUIET + 1, "record-not-json"),
    "nested without end": (inserted(QUIET, '{"a":' * 100_000), QUIET + 1, "record-not-json"),
    "an endless number": (with_line(DRAW, '{"chance":' + "9" * 9999), DRAW + 1, "record-not-json"),
    "not UTF-8": (
        with_line(CHOICE, "?").encode().replace(b"?", b'{"seat":0,"choice":"\xff"}'),
        CHOICE + 1,
        "record-not-utf8",
    ),
    "half a character": ("".join([TEXT, "\ud800"]), END + 2, "record-truncated"),
    "cut off": (TEXT[:-5], END + 1, "record-truncated"),
    "an unknown line": (inserted(QUIET, '{"comment":"!"}'), QUIET + 1, "record-unknown-line"),
    "an empty object": (inserted(QUIET, "{}"), QUIET + 1, "record-unknown-line"),
    "a missing field": (without_field(DRAW, "of"), DRAW + 1, "record-bad-field"),
    "a spare field": (with_field(QUIET, "seat", 1), QUIET + 1, "record-bad-field"),
    "a negative outcome": (with_field(DRAW, "chance", -1), DRAW + 1, "record-bad-field"),
    "a huge outcome": (with_field(DRAW, "chance", 2**63), DRAW + 1, "record-bad-field"),
    "an outcome in words": (with_field(DRAW, "chance", "1"), DRAW + 1, "record-bad-field"),
    "half an outcome": (with_field(DRAW, "chance", 0.5), DRAW + 1, "record-bad-field"),
    "an endless choice": (with_field(CHOICE, "choice", "x" * 9999), CHOICE + 1, "record-bad-field"),
    "an empty seed": (with_field(1, "seed", ""), 2, "record-bad-field"),
    "a bad fingerprint": (with_field(QUIET, "quiet", "XYZ"), QUIET + 1, "record-bad-field"),
    "a bad secret": (with_field(END, "secret", "00"), END + 1, "record-bad-field"),
    "a fourth seat": (with_field(CHOICE, "seat", 3), CHOICE + 1, "record-no-such-seat"),
    "a fourth seat's seed": (with_field(1, "seat", 3), 2, "record-no-such-seat"),
    "a second seed": (with_field(2, "seat", 0), 3, "record-seed-twice"),
    "a late seed": (inserted(QUIET + 1, '{"seed":"x","seat":1}'), QUIET + 2, "record-seed-late"),
    "a seed for a stream": (
        with_field(0, "chance", {"kind": "stream", "seed": 1}),
        2,
        "record-seed-needless",
    ),
    "a second end": (TEXT + LINES[END], END + 2, "record-after-end"),
    "a choice after the end": (TEXT + LINES[CHOICE], END + 2, "record-after-end"),
    "saved twice": (
        f'{LINES[0]}\n{{"saved":"{HEX}"}}\n{{"saved":"{HEX}"}}\n',
        3,
        "record-after-end",
    ),
}


@pytest.mark.parametrize(("text", "line", "key"), REFUSED.values(), ids=REFUSED)
def test_what_is_no_record_is_refused(text: str | bytes, line: int, key: str) -> None:
    error = refused_reading(text)
    assert (error.line, error.refusal.message.key) == (line, key)


def test_a_bad_field_is_named() -> None:
    for text, field in [
        (with_field(DRAW, "chance", -1), "chance"),
        (with_field(DRAW, "cases", [0, 1]), "cases"),
        (with_field(0, "seats", [{"kind": "person", "name": 1}]), "seats[0].name"),
        (without_field(DRAW, "of"), "of"),
    ]:
        assert field in str(refused_reading(text).refusal.message.args["field"])


def test_an_error_says_its_line_in_words() -> None:
    error = refused_reading(with_field(CHOICE, "seat", 3))
    assert said(error).startswith(f"Line {CHOICE + 1}: There is no seat 3")


def test_a_huge_file_is_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "huge"
    with path.open("wb") as file:
        file.truncate(MAX_BYTES * 100)
    with pytest.raises(RecordError, match="record-too-large"):
        read_record(path)


@pytest.mark.parametrize("name", ["nothing", "."])
def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(RecordError, match="record-no-file") as caught:
        read_record(tmp_path / name)
    assert caught.value.line == 0
    assert said(caught.value)


def test_a_long_file_is_read_in_reasonable_steps() -> None:
    text = LINES[0] + "\n" + '{"quiet":"0123456789abcdef"}\n' * 100_000
    assert len(read_record(text).lines) == 100_000


# --- The game of a record ---


def alchemist_record(**header: object) -> Record:
    record = new_match(alchemist())[1].record
    return msgspec.structs.replace(record, header=msgspec.structs.replace(record.header, **header))


def refused_game(record: Record, game: Game | None = None) -> RecordError:
    with pytest.raises(RecordError) as caught:
        Replay(record, game)
    assert caught.value.line == 1
    assert said(caught.value)
    return caught.value


def test_the_game_is_set_up_as_the_record_says() -> None:
    game = game_of(alchemist_record())
    assert game.packs == alchemist().packs
    assert game.options == alchemist().options


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"game": "alchemists"}, "kernel-no-such-game"),
        ({"options": {"school": True}}, "kernel-no-such-option"),
        ({"options": {"schools": 1}}, "kernel-bad-option-value"),
        ({"options": {"colours": ["red", "red", None]}}, "kernel-option-twice"),
        ({"seats": ()}, "kernel-bad-seats"),
        ({"packs": ()}, "record-pack-order"),
    ],
)
def test_a_game_that_there_is_not_is_refused(change: dict[str, object], key: str) -> None:
    assert refused_game(alchemist_record(**change)).refusal.message.key == key


def test_a_pack_must_be_here_and_the_same() -> None:
    (stamp,) = alchemist().packs
    for packs, key in [
        ((stamp, msgspec.structs.replace(stamp, name="mine")), "record-pack-missing"),
        ((msgspec.structs.replace(stamp, hash="0" * 64),), "record-pack-differs"),
        ((msgspec.structs.replace(stamp, version="2"),), "record-pack-differs"),
    ]:
        assert refused_game(alchemist_record(packs=packs)).refusal.message.key == key


def test_options_that_a_record_does_not_name_are_the_usual_ones() -> None:
    record = alchemist_record(options={})
    assert Replay(record, alchemist()).game.options == alchemist().options


def test_a_game_given_must_be_the_recorded_one() -> None:
    other = refused_game(alchemist_record(), PHILTRE)
    assert other.refusal.message.key == "record-other-game"
    fewer = refused_game(alchemist_record(), alchemist(2))
    assert fewer.refusal.message.key == "record-other-game"
    plain = refused_game(alchemist_record(options={"schools": False}), alchemist())
    assert plain.refusal.message.key == "record-other-options"
    wrong = refused_game(alchemist_record(options={"schools": "no"}), alchemist())
    assert wrong.refusal.rules == ("ALC-024", "ALC-161")


# --- In words ---


@pytest.mark.parametrize("language", ["en", "fr"])
def test_all_that_can_be_wrong_has_words_and_no_words_are_left_over(language: str) -> None:
    kernel = Path(str(athanor.kernel.__file__)).parent
    modules = [*kernel.glob("re*.py"), kernel / "verify.py"]
    source = "".join(path.read_text(encoding="utf-8") for path in modules)
    used = re.findall(r'"(record-[a-z0-9-]+|kernel-(?:undo-barrier|nothing-to-undo))"', source)
    texts = Path(str(athanor.locale.__file__)).parent / language / "records.ftl"
    there = re.findall(r"^([a-z0-9-]+) =", texts.read_text(encoding="utf-8"), re.MULTILINE)
    assert set(there) == set(used)
    assert len(there) == len(set(there))


# --- Anything at all ---


def outcome_of(text: str | bytes, game: Game | None) -> Record | None:
    """Return what a sound record plays again as; None if it is refused or has problems."""
    try:
        record = read_record(text)
    except RecordError as error:
        found = [error.line]
    else:
        found = [problem.line for problem in verify(record, game).problems]
    raw = text if isinstance(text, bytes) else text.encode()
    assert all(0 <= line <= raw.count(b"\n") + 1 for line in found)
    if found:
        return None
    replay = Replay(record, game)
    replay.to(replay.length)
    return Record(record.header, tuple(replay.recorder.lines[: len(record.lines)]))


def states_and_draws(record: Record) -> list[Line]:
    return [line for line in record.lines if not isinstance(line, SeedLine | ChoiceLine)]


def assert_equivalent(text: str | bytes, original: Record, game: Game | None) -> None:
    """A record that was tampered with is found out, or tells the same match, at least in part.

    Choices may differ where that makes no difference, as does the order of secret ones.
    """
    record = outcome_of(text, game)
    if record is not None:
        told = states_and_draws(record)
        assert told == states_and_draws(original)[: len(told)]
        assert record.header.chance == original.header.chance


MUTATIONS: list[Callable[[bytearray, int, int], None]] = [
    lambda raw, at, value: raw.__setitem__(at, value),
    lambda raw, at, value: raw.insert(at, value),
    lambda raw, at, value: raw.__delitem__(at),
    lambda raw, at, value: raw.__delitem__(slice(at, at + value)),
    lambda raw, at, value: raw.__delitem__(slice(at, None)),
    lambda raw, at, value: raw.__setitem__(at, raw[at] ^ 1 << value % 8),
]


@settings(max_examples=400, deadline=None)
@given(st.data(), st.sampled_from(MUTATIONS), st.integers(0, 255))
def test_a_byte_changed_is_found_out_or_changes_nothing(
    data: st.DataObject, mutate: Callable[[bytearray, int, int], None], value: int
) -> None:
    raw = bytearray(TEXT.encode())
    mutate(raw, data.draw(st.integers(0, len(raw) - 1)), value)
    assert_equivalent(bytes(raw), read_record(TEXT), PHILTRE)


@settings(max_examples=200, deadline=None)
@given(st.integers(0, END), st.integers(0, END), st.sampled_from(["drop", "swap", "repeat"]))
def test_a_line_moved_is_found_out_or_changes_nothing(one: int, two: int, how: str) -> None:
    lines = list(LINES)
    if how == "drop":
        del lines[one]
    elif how == "swap":
        lines[one], lines[two] = lines[two], lines[one]
    else:
        lines.insert(two, lines[one])
    assert_equivalent("\n".join(lines), read_record(TEXT), PHILTRE)


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=5,
)


@pytest.mark.parametrize("which", ["philtre", "alchemist"])
@settings(max_examples=150, deadline=None)
@given(data=st.data(), value=JSON)
def test_a_field_changed_is_found_out_or_changes_nothing(
    which: str, data: st.DataObject, value: object
) -> None:
    game = PHILTRE if which == "philtre" else alchemist()
    record = whole_match(game)[1].record
    lines = record.text().splitlines()
    index = data.draw(st.integers(0, len(lines) - 1))
    fields = json.loads(lines[index])
    fields[data.draw(st.sampled_from(sorted(fields)))] = value
    lines[index] = json.dumps(fields)
    assert_equivalent("\n".join(lines), record, game)


@settings(max_examples=40, deadline=None)
@given(st.data(), JSON)
def test_a_header_changed_never_confuses_the_search_for_its_game(
    data: st.DataObject, value: object
) -> None:
    record = whole_match(alchemist())[1].record
    header = json.loads(record.text().splitlines()[0])
    where = data.draw(st.sampled_from([header, header["options"], header["packs"][0]]))
    where[data.draw(st.sampled_from(sorted(where)))] = value
    lines = [json.dumps(header), *record.text().splitlines()[1:]]
    assert_equivalent("\n".join(lines), record, None)


@settings(max_examples=150, deadline=None)
@given(st.data(), JSON)
def test_a_position_changed_is_refused_or_played_from(data: st.DataObject, value: object) -> None:
    match = Replay(whole_match(alchemist())[1].record, alchemist()).to(10)
    position = json.loads(json.dumps(match.state.data()))
    position[data.draw(st.sampled_from(sorted(position)))] = value
    header = json.loads(new_match(alchemist())[1].record.text().splitlines()[0])
    header["position"] = position
    report = verify(read_record(json.dumps(header)), alchemist())
    assert all(problem.line == 1 for problem in report.problems)
