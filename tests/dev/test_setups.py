"""The ways to set a game up that are worth a look."""

from athanor.dev.setups import all_setups, preset_setups, unusual_setups
from athanor.kernel import find


def test_a_text_that_the_game_reads_has_no_values_to_go_through() -> None:
    box = find("alkemy-v2")
    texts = [option for option in box.info.options if not option.values]
    assert [option.name for option in texts] == ["warbands", "game_points", "used_objectives"]
    assert all(list(unusual_setups(box, text)) == [] for text in texts)
    named = {name for setup in all_setups(box) for name in setup.options}
    assert named == {option.name for option in box.info.options if option.values}


def test_of_a_size_only_the_one_farthest_from_the_usual_is_looked_at() -> None:
    setups = [setup.options.get("format") for setup in all_setups(find("alkemy-blitz"))]
    assert [size for size in setups if size is not None] == [300]


def test_where_many_options_meet_every_number_of_seats_is_looked_at() -> None:
    setups = [setup.name for setup in preset_setups(find("alkemy-v2"))]
    modules = "seats-scenery-advanced-command-true-competitive-true"
    assert [name for name in setups if name.endswith(modules)] == [
        f"2-{modules}", f"3-{modules}", f"4-{modules}",
    ]  # fmt: skip
    assert "2-seats-setup-ready-measuring-measure" in setups
    assert "3-seats-setup-ready-measuring-measure" not in setups
