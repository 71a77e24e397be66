"""Records that a house has signed: nothing in them can be changed unnoticed."""

from athanor.kernel.record import read_record
from athanor.kernel.signature import public_key, signed
from athanor.kernel.verify import verify
from tests.kernel.recorded import PHILTRE, new_match, refused_reading, whole_match

KEY = bytes(range(32))
HOUSE = public_key(KEY)
TEXT = whole_match()[1].record.text()
SIGNED = signed(TEXT, KEY)


def refused(text: str) -> tuple[int, str]:
    """Return at which line a record is refused, and why."""
    error = refused_reading(text)
    return error.line, error.refusal.message.key


def test_a_signed_record_says_whose_it_is_and_is_sound() -> None:
    record = read_record(SIGNED)
    assert record.house == HOUSE
    assert record.text() == SIGNED
    report = verify(record, PHILTRE)
    assert report.is_sound
    assert report.house == HOUSE


def test_a_record_that_nobody_has_signed_says_so() -> None:
    record = read_record(TEXT)
    assert record.house == verify(record, PHILTRE).house == ""


def test_whatever_is_changed_breaks_the_signature() -> None:
    last = len(SIGNED.splitlines())
    assert refused(SIGNED.replace("Ada", "Eve")) == (last, "record-signature-broken")
    assert refused(SIGNED.replace('"seat":0', '"seat": 0', 1)) == (last, "record-signature-broken")
    rows = SIGNED.splitlines(keepends=True)
    without_one = [*rows[:-3], *rows[-2:]]
    assert refused("".join(without_one)) == (last - 1, "record-signature-broken")


def test_a_signature_is_good_for_one_record_and_one_house() -> None:
    other = whole_match(players=7)[1].record.text()
    line = SIGNED.splitlines(keepends=True)[-1]
    assert refused(other + line)[1] == "record-signature-broken"
    assert refused(SIGNED.replace(HOUSE, public_key(b"k" * 32)))[1] == "record-signature-broken"
    assert read_record(signed(TEXT, b"k" * 32)).house == public_key(b"k" * 32) != HOUSE


def test_only_what_is_over_is_signed_and_only_once() -> None:
    _, recorder = new_match()
    lines = len(recorder.record.text().splitlines())
    assert refused(signed(recorder.record.text(), KEY)) == (lines + 1, "record-signed-early")
    assert refused(signed(SIGNED, KEY)) == (len(SIGNED.splitlines()), "record-unknown-line")
    assert refused(SIGNED + TEXT.splitlines(keepends=True)[-1])[1] == "record-unknown-line"


def test_a_signature_that_is_none_is_refused() -> None:
    last = len(SIGNED.splitlines())
    assert refused(SIGNED.replace('"signed":"', '"signed":"x')) == (last, "record-bad-field")
    assert refused(SIGNED[:-20]) == (last, "record-truncated")
