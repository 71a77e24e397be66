"""What must hold of command cards and secret objectives, whoever wrote them."""

from athanor.games.alkemy.cards import flaws as data_flaws
from athanor.games.alkemy.cards.command_verbs import SecondWind, Teach
from athanor.games.alkemy.cards.schema import AlkemyData, by_id
from athanor.packs import Report


def check_decks(data: AlkemyData, report: Report, skill_rule: str) -> None:
    """Check that cards teach skills there are, and that objectives are worth something."""
    skills = by_id(data.skill)
    for index, card in enumerate(data.command_card):
        for n, effect in enumerate(card.effects):
            if isinstance(effect, Teach) and effect.skill not in skills:
                flaw = data_flaws.no_such("skill", effect.skill, skills).under(skill_rule)
                report.error(("command_card", index, "effects", n, "skill"), flaw)
        winds = sum(isinstance(effect, SecondWind) for effect in card.effects)
        if winds > 1:
            flaw = data_flaws.two_winds(winds).under("AK2-1408")
            report.error(("command_card", index, "effects"), flaw)
    for index, objective in enumerate(data.secret_objective):
        if objective.vp + objective.vp_if_win == 0:
            flaw = data_flaws.worthless_objective().under("AK2-1504")
            report.error(("secret_objective", index, "vp"), flaw)
