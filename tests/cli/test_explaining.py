"""``? NAME`` explains whatever card there is, in every game and both languages."""

import io

import pytest
from rich.console import Console

from athanor.cli.cardbook import CardBook
from athanor.cli.scene import Scene
from athanor.cli.terminal import Terminal
from athanor.games.alkemy.show.view import AlkemyView
from athanor.kernel import SPECTATOR, Match, Stream
from athanor.kernel.registry import find, games
from athanor.kernel.words import Refused
from athanor.locale import Speaker, languages


def scene_of(game: str, language: str) -> tuple[Scene, Match]:
    """A match as it begins, and somewhere to print."""
    terminal = Terminal(Speaker(language))
    terminal.out = Console(file=io.StringIO(), width=80, highlight=False, markup=False)
    box = find(game)
    built = box.build(box.info.min_seats)
    match = Match(built, built.start(), Stream(1))
    return Scene(terminal, built, ["Ada"] * box.info.min_seats), match


def explained(scene: Scene, match: Match, asked: str) -> str:
    """Return what is printed when somebody asks."""
    page = io.StringIO()
    scene.terminal.out.file = page
    scene.explain(asked, match.game.view(match.state, SPECTATOR), ())
    return page.getvalue()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", sorted(games()))
def test_every_card_is_explained_by_its_name(game: str, language: str) -> None:
    scene, match = scene_of(game, language)
    words = CardBook(game).words(scene.speaker)
    firsts = {card.table: card for card in reversed(scene.cards.cards)}
    assert firsts
    for card in firsts.values():
        for asked in (card.id, scene.speaker.word(card.name)):
            said = explained(scene, match, asked)
            assert f"{words.kind(card.table)} {card.id}" in " ".join(said.split())


@pytest.mark.parametrize("game", sorted(games()))
def test_rules_are_explained_and_nonsense_is_refused(game: str) -> None:
    scene, match = scene_of(game, "en")
    rule = next(iter(scene.speaker.rules(scene.prefix)))
    assert rule in explained(scene, match, rule.lower())
    with pytest.raises(Refused):
        explained(scene, match, "nothing of the kind")


def test_a_sign_is_explained_by_a_word_of_what_it_means() -> None:
    scene, match = scene_of("materia-prima", "fr")
    assert "Aq" in explained(scene, match, "eau")
    assert explained(scene, match, "c4").startswith("C4  ")
    scene, match = scene_of("ars-alchimia", "en")
    assert "assistant H" in explained(scene, match, "as-1")
    for language in languages():
        scene, match = scene_of("alchemist", language)
        assert "◉T" in explained(scene, match, "troll")


def test_a_figure_is_explained_by_its_label() -> None:
    game = find("alkemy-blitz").build(2, {"setup": "ready"})
    match = Match(game, game.start(), Stream(1))
    scene, _ = scene_of("alkemy-blitz", "en")
    while not figures(match):
        decision = match.decision
        assert decision is not None
        match.answer(decision.seat, decision.codes()[0])
    said = explained(scene, match, "a1")
    assert said.startswith("a1 ")
    assert "profile " in said
    assert "Air" in explained(scene, match, "Ae")


def figures(match: Match) -> int:
    """Count the figures that everybody knows of."""
    view = match.game.view(match.state, SPECTATOR)
    assert isinstance(view, AlkemyView)
    return len(view.figures)
