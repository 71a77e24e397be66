"""What games offer to be taken as it is can be taken: ways to play, and ready values."""

import pytest

from athanor.kernel import Box, games
from athanor.locale import Speaker, languages

BOXES = pytest.mark.parametrize("box", games().values(), ids=games())


@BOXES
def test_every_way_to_play_can_be_set_up_and_is_told_in_every_language(box: Box) -> None:
    found = []
    for preset in box.info.presets:
        seats = preset.seats or box.info.min_seats
        game = box.build(seats, preset.options, [])
        found.append((preset.seats, dict(game.options)))
        for language in languages():
            assert Speaker(language).text(f"{box.info.name}-preset-{preset.name}")
    assert all(found.count(way) == 1 for way in found), "each is a way of its own"


@BOXES
def test_a_way_to_play_that_names_no_number_of_seats_goes_with_all(box: Box) -> None:
    for preset in box.info.presets:
        if preset.seats == 0:
            for seats in range(box.info.min_seats, box.info.max_seats + 1):
                assert box.build(seats, preset.options, [])


@BOXES
def test_every_ready_value_is_taken_with_what_it_goes_with(box: Box) -> None:
    seats = box.info.min_seats
    options = {option.name: option for option in box.info.options}
    for ready in box.build(seats, {}, []).ready_values():
        value = [ready.value] * seats if options[ready.option].per_seat else ready.value
        assert box.build(seats, {**ready.goes_with, ready.option: value}, [])
        assert ready.story is not None
        for language in languages():
            assert Speaker(language).word(ready.parts)


def test_alkemy_offers_both() -> None:
    for name, presets in (("alkemy-v2", 8), ("alkemy-blitz", 4)):
        box = games()[name]
        assert len(box.info.presets) == presets
        assert len(box.build(2, {}, []).ready_values()) == 20
