"""``athanor house ban``, ``mute``, ``reports`` …: whoever runs a house keeps order in it."""

from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from athanor.cli.failures import reporting
from athanor.cli.serve import folder_of
from athanor.cli.terminal import Terminal

if TYPE_CHECKING:
    from athanor.server.judging import Desk, Report
    from athanor.server.verdicts import Act


def add_order(group: typer.Typer, terminal: Terminal) -> None:
    """Add the commands that ban and silence people, and those for reports."""
    _add_verdicts(group, terminal)
    _add_reports(group, terminal)


def _add_verdicts(group: typer.Typer, terminal: Terminal) -> None:
    text = terminal.text
    data_help, store_help = text("cli-opt-data"), text("cli-opt-store")

    @group.command("bans", help=text("cli-house-bans"))
    def list_bans(
        data: Annotated[Path | None, typer.Option(help=data_help)] = None,
        store: Annotated[str, typer.Option(help=store_help)] = "",
        as_json: Annotated[bool, typer.Option("--json", help=text("cli-opt-json"))] = False,
    ) -> None:
        with reporting(terminal, as_json):
            found = _desk(data, store).standing()
        if as_json:
            terminal.write_json({"verdicts": found})
            return
        for one in found:
            row = one.verdict
            until = moment(row.until) if row.until else text("cli-house-for-good")
            who = " ".join(word for word in (row.about, one.login or one.name) if word)
            line = f"{row.act:<11}  {moment(row.when)}  {until:<20}  {who}  {row.reason}"
            terminal.out.print(line, highlight=False, markup=False)
        terminal.say("cli-house-bans-listed", count=len(found))

    def add_sentence(act: "Act", whom: str, purpose: str, said: str) -> None:
        @group.command(act, help=text(purpose))
        def judge(
            who: Annotated[str, typer.Argument(help=text(whom))],
            reason: Annotated[str, typer.Option(help=text("cli-opt-reason"))] = "",
            lasts: Annotated[str, typer.Option("--for", help=text("cli-opt-for"))] = "",
            data: Annotated[Path | None, typer.Option(help=data_help)] = None,
            store: Annotated[str, typer.Option(help=store_help)] = "",
        ) -> None:
            with reporting(terminal):
                about = _desk(data, store).judge(act, who, reason, lasts)
            terminal.say(said, who=who, about=about)

    def add_pardon(act: "Act", whom: str, purpose: str, said: str) -> None:
        @group.command(act, help=text(purpose))
        def judge(
            who: Annotated[str, typer.Argument(help=text(whom))],
            data: Annotated[Path | None, typer.Option(help=data_help)] = None,
            store: Annotated[str, typer.Option(help=store_help)] = "",
        ) -> None:
            with reporting(terminal):
                about = _desk(data, store).judge(act, who, "")
            terminal.say(said, who=who, about=about)

    anybody, person = "cli-arg-anybody", "cli-arg-person"
    add_sentence("ban", anybody, "cli-house-ban", "cli-house-banned")
    add_pardon("unban", anybody, "cli-house-unban", "cli-house-unbanned")
    add_sentence("mute", person, "cli-house-mute", "cli-house-muted")
    add_pardon("unmute", person, "cli-house-unmute", "cli-house-unmuted")


def _add_reports(group: typer.Typer, terminal: Terminal) -> None:
    text = terminal.text
    data_help, store_help = text("cli-opt-data"), text("cli-opt-store")

    @group.command("reports", help=text("cli-house-reports"))
    def list_reports(
        settled_too: Annotated[
            bool, typer.Option("--all", help=text("cli-opt-all-reports"))
        ] = False,
        data: Annotated[Path | None, typer.Option(help=data_help)] = None,
        store: Annotated[str, typer.Option(help=store_help)] = "",
        as_json: Annotated[bool, typer.Option("--json", help=text("cli-opt-json"))] = False,
    ) -> None:
        with reporting(terminal, as_json):
            found = _desk(data, store).reports(settled_too)
        if as_json:
            terminal.write_json({"reports": found})
            return
        for one in found:
            _print_report(terminal, one)
        terminal.say("cli-house-reports-listed", count=len(found))

    @group.command("report", help=text("cli-house-report"))
    def show_report(
        number: Annotated[int, typer.Argument(help=text("cli-arg-report"))],
        data: Annotated[Path | None, typer.Option(help=data_help)] = None,
        store: Annotated[str, typer.Option(help=store_help)] = "",
        as_json: Annotated[bool, typer.Option("--json", help=text("cli-opt-json"))] = False,
    ) -> None:
        with reporting(terminal, as_json):
            report, lines = _desk(data, store).report(number)
        if as_json:
            terminal.write_json({"report": report, "lines": lines})
            return
        _print_report(terminal, report)
        for line in lines:
            mark = ">" if line.is_meant else " "
            said = f"{mark} {moment(line.when)}  {line.name}: {line.text}"
            terminal.out.print(said, highlight=False, markup=False)

    @group.command("settle", help=text("cli-house-settle"))
    def settle_report(
        number: Annotated[int, typer.Argument(help=text("cli-arg-report"))],
        outcome: Annotated[str, typer.Argument(help=text("cli-arg-outcome"))],
        reason: Annotated[str, typer.Option(help=text("cli-opt-reason"))] = "",
        lasts: Annotated[str, typer.Option("--for", help=text("cli-opt-for"))] = "",
        data: Annotated[Path | None, typer.Option(help=data_help)] = None,
        store: Annotated[str, typer.Option(help=store_help)] = "",
    ) -> None:
        with reporting(terminal):
            _desk(data, store).settle(number, outcome, reason, lasts)
        terminal.say("cli-house-settled", number=number)


def _print_report(terminal: Terminal, report: "Report") -> None:
    state = report.outcome or "-"
    line = f"{report.number:>5}  {moment(report.when)}  {state:<7}  {report.table}  {report.name}"
    terminal.out.print(f"{line}: {report.reason}", highlight=False, markup=False)


def _desk(data: Path | None, store: str) -> "Desk":
    from athanor.server.judging import Desk  # noqa: PLC0415 - only these commands need it

    return Desk(folder_of(data), store)


def moment(millis: int) -> str:
    """Return when something happened, in the time of the world."""
    return datetime.fromtimestamp(millis / 1000, UTC).strftime("%Y-%m-%d %H:%M:%SZ")
