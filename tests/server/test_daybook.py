"""The daybook knows what is in it: what is next of a table, what to post, which pages are blank."""

import sqlite3

from hypothesis import given, settings
from hypothesis import strategies as st

from athanor.server.store.daybook import ENOUGH, UNKNOWN, WRITE, Daybook, DaybookRow, text_of
from athanor.server.store.schema import MIGRATIONS


def rows_of(table: str, *seqs: int) -> list[DaybookRow]:
    return [(table, seq, 1_000 + seq, f"{table} {seq}", f"link {seq}") for seq in seqs]


def write(daybook: Daybook, page: int, *entries: list[DaybookRow]) -> None:
    """Have a page with entries of some tables come to the disk."""
    for rows in entries:
        daybook.reserve(rows[0][0], rows)
    for rows in entries:
        daybook.keep(rows[0][0], rows, page)


def test_a_table_is_known_from_its_first_entry_until_all_is_posted() -> None:
    daybook = Daybook()
    assert daybook.following("one") == UNKNOWN
    daybook.reserve("one", rows_of("one", 4, 5))
    assert daybook.following("one") == 6
    assert daybook.open == []
    daybook.keep("one", rows_of("one", 4, 5), 1)
    assert daybook.open == ["one"]
    daybook.has_posted(daybook.posting(["one"]))
    assert daybook.following("one") == UNKNOWN
    assert daybook.open == []


def test_what_is_under_way_while_others_are_posted_is_not_forgotten() -> None:
    daybook = Daybook()
    write(daybook, 1, rows_of("one", 1))
    posting = daybook.posting(["one"])
    daybook.reserve("one", rows_of("one", 2))
    daybook.has_posted(posting)
    assert daybook.following("one") == 3
    daybook.keep("one", rows_of("one", 2), 2)
    assert daybook.posting(["one"]).blank == [2]


def test_after_a_failure_that_comes_next_which_failed() -> None:
    daybook = Daybook()
    write(daybook, 1, rows_of("one", 1))
    daybook.reserve("one", rows_of("one", 2, 3))
    daybook.release("one", rows_of("one", 2, 3))
    assert daybook.following("one") == 2
    daybook.reserve("two", rows_of("two", 7))
    daybook.release("two", rows_of("two", 7))
    assert daybook.following("two") == UNKNOWN


def test_enough_is_due() -> None:
    daybook = Daybook()
    write(daybook, 1, rows_of("one", *range(ENOUGH - 1)), rows_of("two", *range(ENOUGH)))
    assert daybook.due == ["two"]
    assert daybook.open == ["one", "two"]
    write(daybook, 2, rows_of("one", ENOUGH - 1))
    assert daybook.due == ["one", "two"]


def test_a_page_is_blank_when_nothing_on_it_is_left() -> None:
    daybook = Daybook()
    write(daybook, 1, rows_of("one", 1), rows_of("two", 1))
    write(daybook, 2, rows_of("one", 2))
    first = daybook.posting(["one"])
    assert first.blank == [2]
    daybook.has_posted(first)
    assert daybook.posting(["two", "nowhere"]).blank == [1]


def empty_file() -> sqlite3.Connection:
    """Return a store's file that is only in memory."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    for migration in MIGRATIONS:
        for statement in migration:
            connection.execute(statement)
    return connection


@settings(max_examples=50, deadline=None)
@given(data=st.data())
def test_posting_in_any_order_loses_nothing_and_leaves_nothing(data: st.DataObject) -> None:
    connection = empty_file()
    daybook, following = Daybook(), {"one": 0, "two": 0, "three": 0}
    tables = st.lists(st.sampled_from(sorted(following)), min_size=1, unique=True)
    for _ in range(data.draw(st.integers(0, 12))):
        chosen = data.draw(tables)
        if data.draw(st.booleans()):
            rows = [rows_of(table, following[table]) for table in chosen]
            text = text_of([row for one in rows for row in one])
            page = connection.execute(WRITE, (text,)).lastrowid
            assert page is not None
            write(daybook, page, *rows)
            following.update({table: following[table] + 1 for table in chosen})
        else:
            posting = daybook.posting(chosen)
            posting.write(connection)
            daybook.has_posted(posting)
    posting = daybook.posting(following)
    posting.write(connection)
    posted = connection.execute(
        "SELECT game_table, seq, at, body, link FROM entry ORDER BY game_table, seq"
    )
    expected = [
        row for table in sorted(following) for row in rows_of(table, *range(following[table]))
    ]
    assert [(*row[:3], row[3].decode(), row[4]) for row in posted] == expected
    assert connection.execute("SELECT count(*) FROM daybook").fetchone() == (0,)
