"""What is refused names the rule that forbids this very thing, in every decision."""

import re
from collections.abc import Iterator

import pytest

from athanor.games.materia_prima.rules import objections
from athanor.games.materia_prima.rules.choices import Act
from athanor.kernel import Decision, Match, Refused, Stream, find
from athanor.locale import languages
from tests.games.materia_prima.scene import at, dice, setup
from tests.games.materia_prima.test_setup import choose
from tests.locale.texts import messages

NO_ACTION = ("MAT-056", "MAT-057", "MAT-058")


# --- Orders ---


@pytest.mark.rule("MAT-056", "MAT-057", "MAT-058")
@pytest.mark.parametrize("text", ["", "dance", "fly a 1,0"])
def test_what_is_no_action_breaks_the_rules_that_list_them(text: str) -> None:
    table = at(3)
    assert table.rules_against(text) == NO_ACTION
    refusal = table.asked.why_not(10_000)
    assert refusal is not None
    assert refusal.rules == NO_ACTION


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        pytest.param("move a somewhere", ("MAT-060",), marks=pytest.mark.rule("MAT-060")),
        pytest.param("fight a the-moon", ("MAT-091",), marks=pytest.mark.rule("MAT-091")),
        pytest.param("convert water", ("MAT-141", "MAT-152"), marks=pytest.mark.rule("MAT-152")),
        pytest.param("transmute luck", ("MAT-161",), marks=pytest.mark.rule("MAT-161")),
        pytest.param("give a h1 iron", ("MAT-136",), marks=pytest.mark.rule("MAT-136")),
        pytest.param("give a 2a iron", ("MAT-R41",), marks=pytest.mark.rule("MAT-R41")),
        pytest.param(
            "convert h1 copper", ("MAT-151", "MAT-205"), marks=pytest.mark.rule("MAT-151")
        ),
        pytest.param("transmute h1 pala", ("MAT-205",), marks=pytest.mark.rule("MAT-205")),
        pytest.param(
            "research h1 stone", ("MAT-187", "MAT-205"), marks=pytest.mark.rule("MAT-187")
        ),
        pytest.param("buy h1", ("MAT-187", "MAT-205"), marks=pytest.mark.rule("MAT-187")),
    ],
)
def test_an_order_that_names_nothing_breaks_the_rule_of_its_action(
    text: str, rules: tuple[str, ...]
) -> None:
    table = at(3, homunculi={(0, 1): ("limmex", "0,0")}, packs={(0, 0): "iron"})
    assert table.rules_against(text) == rules


@pytest.mark.rule("MAT-073", "MAT-075")
def test_what_does_not_lie_there_is_an_element_or_a_soul() -> None:
    table = at(3, spots={0: "1,-1"})
    assert table.rules_against("take a iron") == ("MAT-073",)
    assert table.rules_against("take a soul") == ("MAT-075",)


@pytest.mark.rule("MAT-171", "MAT-173", "MAT-174")
def test_why_no_extension_converts() -> None:
    assert at(3).rules_against("blend water") == ("MAT-171",)
    idle = at(3, extensions={0: "follis-ignis"}, stores={0: "fire water"})
    assert idle.rules_against("blend water") == ("MAT-173",)
    fresh = at(3, spots={0: "3,-1"}, packs={(0, 0): "fire iron"}, towers=("2,-1", "3,0", "-4,1"))
    fresh.play("buy", "move a 2,-1")
    assert fresh.rules_against("blend water") == ("MAT-174",)


@pytest.mark.rule("MAT-150", "MAT-151")
def test_sources_that_a_homunculus_carries_do_not_count() -> None:
    helper = {(0, 1): ("limmex", "0,0")}
    table = at(3, homunculi=helper, packs={(0, 0): "fire", (0, 1): "iron"})
    assert table.rules_against("convert mercury") == ("MAT-150", "MAT-151")
    assert table.rules_against("convert copper") == ("MAT-150",)
    away = at(3, homunculi={(0, 1): ("limmex", "1,-1")}, packs={(0, 0): "fire", (0, 1): "iron"})
    assert away.rules_against("convert mercury") == ("MAT-150",)


# --- Units ---


@pytest.mark.rule("MAT-080", "MAT-082", "MAT-117", "MAT-R65")
def test_what_cannot_be_dropped() -> None:
    table = at(
        3,
        spots={0: "1,-1"},
        souls={0: 0},
        skull=[0],
        packs={(0, 0): "fire fire", (0, 1): "iron iron"},
        homunculi={(0, 1): ("taikos", "1,-1")},
        worn={0: "pala"},
    )
    table.play("drop a")
    assert table.rules_against("drop water") == ("MAT-080",)
    assert table.rules_against("drop soul") == ("MAT-082",)
    assert table.rules_against("drop pala") == ("MAT-R65",)
    assert table.rules_against("keep fire") == ("MAT-080", "MAT-082")
    table.play("drop fire", "done", "drop h1")
    assert table.rules_against("drop soul") == ("MAT-117",)


@pytest.mark.rule("MAT-101", "MAT-102", "MAT-105", "MAT-106", "MAT-107", "MAT-R18")
@pytest.mark.parametrize("winner", ["a", "h1"])
def test_what_cannot_be_kept_of_the_spoils(winner: str) -> None:
    table = at(
        3,
        spots={0: "1,-1", 1: "2,-1"},
        homunculi={(0, 1): ("vitrudes", "1,-1")},
        packs={(0, 0): "water water water", (0, 1): "water", (1, 0): "gold iron"},
        worn={1: "pala"},
        chance=dice(2, 2, *[2] * (winner == "h1"), 0, 0),
    )
    table.play(f"fight {winner} 2a")
    assert table.rules_against("keep water") == ("MAT-101", "MAT-R18")
    assert table.rules_against("keep all") == ("MAT-102",)
    assert table.rules_against("keep pala") == ("MAT-107",)
    soul = ("MAT-105",) if winner == "a" else ("MAT-106", "MAT-117")
    assert table.rules_against("keep soul") == soul


@pytest.mark.rule("MAT-072", "MAT-073", "MAT-075")
def test_what_cannot_be_gathered() -> None:
    table = at(
        3,
        spots={0: "1,-1"},
        packs={(0, 0): "water water"},
        drops={"1,-1": "gold gold gold"},
        options={"pickup_all": True},
    )
    table.play("take a gold")
    assert table.rules_against("gather iron") == ("MAT-073",)
    assert table.rules_against("gather soul") == ("MAT-075",)
    assert table.rules_against("gather all") == ("MAT-072",)


# --- The tower ---


@pytest.mark.rule("MAT-131", "MAT-134", "MAT-R34", "MAT-R15", "MAT-121")
def test_what_cannot_be_loaded_or_unloaded() -> None:
    table = at(3, packs={(0, 0): "iron"}, stores={0: "gold gold"})
    table.play("equip a")
    assert table.rules_against("load water") == ("MAT-131",)
    assert table.rules_against("unload water") == ("MAT-131",)
    assert table.rules_against("unload soul") == ("MAT-121",)
    table.play("load gold")
    assert table.rules_against("unload gold") == ("MAT-R15",)
    free = at(3, packs={(0, 0): "iron"}, stores={0: "fire gold gold"})
    free.play("convert mercury")
    assert free.rules_against("load water") == ("MAT-134",)
    assert free.rules_against("unload all") == ("MAT-134",)
    assert free.rules_against("load soul") == ("MAT-121",)
    free.play("load gold")
    assert free.rules_against("unload gold") == ("MAT-R34",)


@pytest.mark.rule("MAT-136", "MAT-R66")
def test_figures_at_the_tower_hand_each_other_nothing() -> None:
    table = at(
        3,
        homunculi={(0, 1): ("taikos", "0,0"), (0, 2): ("glys", "0,0")},
        packs={(0, 0): "gold", (0, 1): "iron", (0, 2): "water"},
    )
    table.play("equip h1")
    assert table.rules_against("load gold") == ("MAT-136",)
    assert table.rules_against("load water") == ("MAT-136", "MAT-R66")
    table.play("unload iron", "done", "equip a")
    assert table.rules_against("load water") == ("MAT-136",)


@pytest.mark.rule("MAT-133", "MAT-135", "MAT-211", "MAT-215", "MAT-R38")
def test_what_cannot_be_worn() -> None:
    table = at(
        3,
        homunculi={(0, 1): ("taikos", "0,0")},
        packs={(0, 1): "iron"},
        made={0: "gladius anima-solis"},
        worn={0: "pala parma"},
        hands={0: "codex"},
    )
    table.play("equip h1")
    for text in ("wear gladius", "stow pala"):
        assert table.rules_against(text) == ("MAT-133", "MAT-215")
    table.play("unload iron", "done", "equip a")
    assert table.rules_against("wear gladius") == ("MAT-211",)
    assert table.rules_against("wear codex") == ("MAT-133",)
    assert table.rules_against("stow gladius") == ("MAT-133",)
    assert table.rules_against("wear anima-solis") == ("MAT-R38",)


# --- Short lists ---


@pytest.mark.rule("MAT-008", "MAT-009", "MAT-019", "MAT-002")
def test_what_cannot_be_chosen_at_set_up() -> None:
    table = setup(3, options={"first_player": 0, "layout": "arranged"})
    assert table.rules_against("lay t9 a 0") == ("MAT-002", "MAT-003")
    choose(table, "alchemist")
    table.play("alchemist lenka")
    assert table.rules_against("alchemist lenka") == ("MAT-008",)
    choose(table, "tower")
    table.play("tower blue")
    assert table.rules_against("tower blue") == ("MAT-009",)
    choose(table, "site")
    assert table.rules_against("place 99,99") == ("MAT-019",)


@pytest.mark.rule("MAT-010", "MAT-011", "MAT-012", "MAT-351")
def test_what_quest_cannot_be_kept_and_nothing_of_who_drew_it() -> None:
    table = setup(2)
    choose(table, "quest")
    mine, theirs = table.match.decisions
    assert mine.parse(mine.options()[0].text) == mine.codes()[0]
    refused = {
        name: caught.value.refusal
        for name in ("tyrannus", "magnatus", "donum-dator", *drawn(theirs))
        if f"quest {name}" not in [option.text for option in mine.options()]
        for caught in [raised(mine, f"quest {name}")]
    }
    assert refused.pop("donum-dator").rules == ("MAT-010",)
    assert {refusal.rules for refusal in refused.values()} == {("MAT-011", "MAT-012")}
    assert set(drawn(theirs)) <= set(refused)


def drawn(decision: Decision) -> list[str]:
    """Return the quests among which a seat chooses."""
    return [option.text.split()[1] for option in decision.options()]


def raised(decision: Decision, text: str) -> "pytest.ExceptionInfo[Refused]":
    """Return how a choice is refused."""
    with pytest.raises(Refused) as caught:
        decision.parse(text)
    return caught


@pytest.mark.rule("MAT-170", "MAT-171", "MAT-174")
def test_what_extension_cannot_work() -> None:
    table = at(3, dawn=True, extensions={0: "athanor-magnus", 1: "hortus-terrae"})
    assert table.rules_against("activate hortus-terrae") == ("MAT-170",)
    assert table.rules_against("activate retorta-aquae") == ("MAT-170",)
    fresh = at(3, dawn=True, extensions={0: "athanor-magnus"})
    decision = fresh.asked
    number = fresh.state.terms.extensions.ids.index("hortus-terrae")
    fresh.state.extension_at[number] = 16
    assert raised(decision, "activate hortus-terrae").value.refusal.rules == ("MAT-174",)
    table.play("activate athanor-magnus")
    assert table.rules_against("grow gold") == ("MAT-171",)


@pytest.mark.rule("MAT-231", "MAT-R26", "MAT-190")
def test_what_cards_cannot_be_kept_or_thrown_away() -> None:
    table = at(
        3,
        alchemists=("lenka", "krol", "wilka"),
        spots={0: "3,-1"},
        hands={0: "limmex s1-1", 1: "gladius"},
    )
    table.play("research equipment")
    one, other = table.texts[0].split()[1:]
    decision = table.asked
    assert decision.parse(f"keep {other} {one}") == decision.parse(f"keep {one} {other}")
    assert table.rules_against(f"keep {one} {one}") == ("MAT-231",)
    assert table.rules_against(f"keep {one}") == ("MAT-231",)
    assert table.rules_against(f"keep {one} gladius") == ("MAT-R26",)
    assert table.rules_against(f"keep {one} limmex") == ("MAT-R26",)
    table.play(f"keep {one} {other}")
    foreign, unknown = table.refused("throw gladius"), table.refused("throw regulox")
    assert foreign.rules == unknown.rules == ("MAT-190",)
    assert foreign.message.key == unknown.message.key


@pytest.mark.rule("MAT-163", "MAT-207")
def test_what_else_cannot_be_done_with_a_new_card() -> None:
    three = {(0, 1): ("taikos", "0,0"), (0, 2): ("glys", "1,-1"), (0, 3): ("flies", "0,0")}
    table = at(3, homunculi=three, hands={0: "limmex pugio"}, stores={0: "water air fire iron"})
    table.play("transmute limmex")
    assert table.rules_against("release a") == ("MAT-207",)
    table.play("release h1", "done", "transmute pugio")
    assert table.rules_against("drop") == ("MAT-163",)


# --- All of them ---


def test_every_objection_has_a_text_and_a_rule() -> None:
    written = {name: value for name, value in vars(objections).items() if name.isupper()}
    assert len(written) == 98
    for name, value in written.items():
        assert re.fullmatch(r"[a-z-]+( MAT-R?\d+)+", value), name
        for language in languages():
            assert f"materia-prima-refusal-{value.split()[0]}" in messages(language), name


def decisions(seats: int, seed: int, options: dict[str, object]) -> Iterator[Decision]:
    """Yield the decisions of a random match."""
    game = find("materia-prima").build(seats, {"max_rounds": 20, **options})
    stream = Stream(seed)
    match = Match(game, game.start(), stream, forkable=False)
    while (decision := match.decision) is not None:
        yield decision
        match.answer(decision.seat, decision.sample(stream))


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {"layout": "arranged"}), (3, {"pickup_all": True}), (4, {})]
)
def test_every_choice_that_is_not_listed_is_refused_by_a_rule(
    seats: int, options: dict[str, object]
) -> None:
    seen = set()
    for number, decision in enumerate(decisions(seats, seats, options)):
        if isinstance(decision, Act) and number % 20:
            continue
        listed = set(decision.codes())
        span: int = decision.span()  # type: ignore[attr-defined] # all of this game have one
        for code in range(-1, span + 2):
            refusal = decision.why_not(code)
            assert (refusal is None) == (code in listed)
            if refusal is not None:
                assert refusal.rules
                seen.add(refusal.rules)
    assert len(seen) > 12
