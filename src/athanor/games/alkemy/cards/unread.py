"""What stands in a pack and is never read: no error, but nobody would ever see it played."""

from collections.abc import Iterator
from typing import Final

from athanor.games.alkemy.cards import flaws as data_flaws
from athanor.games.alkemy.cards.schema import AlkemyData
from athanor.packs import FieldPath, Report

JIN_POSTS: Final = "jin-posts"
"""The scenario of both editions; V2 alone offers others to choose from (AK2-401, AKB-002)."""


def check_unread(data: AlkemyData, report: Report) -> None:
    """Warn of scenarios, tables and cards that no match of the edition can come to."""
    if data.edition == "blitz":
        for index, scenario in enumerate(data.scenario):
            if scenario.id != JIN_POSTS:
                flaw = data_flaws.unread_scenario(scenario.id, JIN_POSTS).under("AKB-002")
                report.warn(("scenario", index, "id"), flaw)
        for path in _module_cards(data):
            report.warn(path, data_flaws.unread_module())
    sizes = {form.table for form in (*data.format.values(), *data.format_of_many.values())}
    for index, scenario in enumerate(data.scenario):
        for key in scenario.tables:
            if key.partition("-")[0] not in sizes:
                flaw = data_flaws.unread_table(key, sizes)
                report.warn(("scenario", index, "tables", key), flaw)


def _module_cards(data: AlkemyData) -> Iterator[FieldPath]:
    """Give where the cards of modules stand that Blitz does not have."""
    yield from (("command_card", index) for index in range(len(data.command_card)))
    yield from (("secret_objective", index) for index in range(len(data.secret_objective)))
