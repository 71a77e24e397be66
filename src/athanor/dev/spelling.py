"""Messages, events and public states spelled out plainly, one line each, in no language."""

from typing import Final

import msgspec

from athanor.kernel.audience import EVERYONE, SPECTATOR, sees
from athanor.kernel.words import Arg, Event, Inches, Label, Listing, Message, Modifier, SeatName

MANY_FACTS: Final = 12
"""Of a thing with more facts than this only those that change are told again."""


def spell(arg: Arg) -> str:
    """Return anything that may be an argument of a message."""
    if isinstance(arg, Message):
        inside = ", ".join(f"{name}={spell(value)}" for name, value in arg.args.items())
        return f"{arg.key}({inside})" if inside else arg.key
    if isinstance(arg, SeatName):
        return f"seat {arg.seat}"
    if isinstance(arg, Label):
        return arg.en
    if isinstance(arg, Inches):
        return f"{arg.units / 1000:g} in"
    if isinstance(arg, Listing):
        return f"[{', '.join(spell(item) for item in arg.items)}]"
    return str(arg)


def spell_rules(rules: tuple[str, ...]) -> str:
    """Return the IDs of rules."""
    return f"[{' '.join(rules)}]"


def spell_event(event: Event, seats: int) -> str:
    """Return what was told, by which rules, and to whom."""
    things = f" at {' '.join(event.things)}" if event.things else ""
    to = spell_audience(event.audience, seats)
    return f"{spell(event.message)} {spell_rules(event.rules)}{things}, told to {to}"


def spell_audience(audience: int, seats: int) -> str:
    """Return who belongs to an audience."""
    if audience == EVERYONE:
        return "everyone"
    viewers = [f"seat {seat}" for seat in range(seats) if sees(audience, seat)]
    viewers += ["spectators"] * sees(audience, SPECTATOR)
    return ", ".join(viewers) or "nobody"


def spell_modifier(line: Modifier) -> str:
    """Return one term of a sum."""
    return f"{line.value:+} {spell(line.message)} {spell_rules(line.rules)}"


def state_lines(view: msgspec.Struct) -> dict[str, str]:
    """Return a view field by field, and its lists of things thing by thing, as short texts."""
    lines = {}
    for name, value in msgspec.to_builtins(view).items():
        if isinstance(value, list | tuple) and any(isinstance(item, dict) for item in value):
            for index, item in enumerate(value):
                lines[f"{name}[{index}]"] = spell_data(item)
        else:
            lines[name] = spell_data(value)
    return lines


def spell_data(value: object) -> str:
    """Return plain data on one line."""
    return msgspec.json.encode(value).decode()


def spell_change(before: str | None, now: str) -> str:
    """Return a spelled thing without the many facts that were told already."""
    if before is None:
        return now
    then, facts = msgspec.json.decode(before), msgspec.json.decode(now)
    if not isinstance(then, dict) or not isinstance(facts, dict) or len(facts) <= MANY_FACTS:
        return now
    return spell_data({name: fact for name, fact in facts.items() if then.get(name) != fact})
