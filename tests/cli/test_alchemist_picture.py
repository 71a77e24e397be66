"""What Alchemist's pictures tell is true."""

from collections.abc import Iterator

import pytest

from athanor.games.alchemist.show.picture import CUBES, lowest
from athanor.games.alchemist.show.view import AlchemistView
from athanor.kernel import Decision, Listing, Match, Message, SeatName, Stream, find
from athanor.kernel.picture import Line, Mark
from athanor.locale import Speaker, languages

BOX = find("alchemist")


@pytest.mark.parametrize(
    ("reserve", "marked"),
    [
        ([12, 12, 12, 12, 12], ""),
        ([9, 12, 12, 12, 12], "M"),
        ([9, 12, 9, 9, 12], "MBD"),
        ([9, 9, 9, 9, 12], ""),
        ([1, 9, 9, 9, 12], "M"),
        ([0, 0, 3, 7, 8], "MSB"),
    ],
)
def test_the_three_lowest_are_marked_where_they_are_certain(
    reserve: list[int], marked: str
) -> None:
    low = lowest(reserve)
    assert "".join(mark.letter for mark, is_low in zip(CUBES, low, strict=True) if is_low) == marked


def turns(seed: int) -> Iterator[tuple[Match, Decision, int]]:
    """Yield a choice at every turn of a random match, before it is made."""
    game = BOX.build(2 + seed % 4)
    match = Match(game, game.start(), Stream(seed))
    stream = Stream(seed)
    while (decision := match.decision) is not None:
        choice = decision.sample(stream)
        yield match, decision, choice
        match.answer(decision.seat, choice)


def letters(line: Line) -> str:
    return "".join(span.letter for span in line if isinstance(span, Mark))


def supply(view: AlchemistView, seat: int) -> str:
    counts = view.adepts[seat].supply
    assert counts is not None
    return "".join(mark.letter * count for mark, count in zip(CUBES, counts, strict=True))


def seen(match: Match, seat: int) -> AlchemistView:
    view = match.game.view(match.state, seat)
    assert isinstance(view, AlchemistView)
    return view


@pytest.mark.parametrize("seed", range(8))
def test_a_preview_tells_what_then_happens(seed: int) -> None:
    previewed = 0
    for match, decision, choice in turns(seed):
        seat = decision.seat
        text = decision.option(choice).text
        lines = BOX.painter(match.game).preview(seen(match, seat), text)
        if not lines:
            assert text.split()[0] in ("take", "draw", "pass")
            continue
        previewed += 1
        before = seen(match, seat)
        ahead = match.fork()
        ahead.answer(seat, choice)
        after = seen(ahead, seat)
        if after.over:
            continue
        paid, *_, gained, left = lines
        name = text.split()[1]
        potion = next(one.potion for one in after.cauldrons if one.name == name)
        assert potion is not None
        recipe = zip(CUBES, potion.recipe, strict=True)
        assert letters(paid) == "".join(mark.letter * count for mark, count in recipe)
        assert letters(left) == supply(after, seat)
        kept = sorted(supply(before, seat) + letters(gained))
        assert kept == sorted(letters(left) + letters(paid))
        message = gained[0]
        assert isinstance(message, Message)
        assert message.args["fame"] == after.adepts[seat].fame - before.adepts[seat].fame
    assert previewed > 5


@pytest.mark.parametrize("seed", range(4))
def test_every_beginning_of_a_choice_has_a_caption_in_words(seed: int) -> None:
    speakers = [Speaker(language) for language in languages()]
    for match, decision, choice in turns(seed):
        words = decision.option(choice).text.split()
        for length in range(1, len(words) + 1):
            line = BOX.painter(match.game).caption(seen(match, decision.seat), words[:length])
            assert line
            for span in line:
                if isinstance(span, Message | SeatName | Listing):
                    assert all(speaker.word(span) for speaker in speakers)


def test_the_one_to_move_is_lit_and_the_last_round_cannot_be_overlooked() -> None:
    warned = 0
    for seed in range(6):
        for match, decision, _ in turns(seed):
            view = seen(match, decision.seat)
            picture = BOX.painter(match.game).picture(view)
            assert (picture.warning is not None) == view.last_round
            rows = [row for block in picture.side for row in getattr(block, "rows", ())]
            (lit,) = [row for row in rows if row.lit]
            assert lit.cells[0][1] == SeatName(decision.seat)
            warned += view.last_round
        over = BOX.painter(match.game).picture(seen(match, 0))
        assert over.warning is None
    assert warned > 3
