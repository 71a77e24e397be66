"""Questions about the table as people type them, and the answers in words."""

from typing import Final

from athanor.games.alkemy.codes import CONTROL, ELEMENTS
from athanor.games.alkemy.rules.bearing import objective_name
from athanor.games.alkemy.rules.choices import named
from athanor.games.alkemy.rules.spoken import plain
from athanor.games.alkemy.show.inquiries import Inquiry, NearQuery, SeersQuery, TapeQuery
from athanor.games.alkemy.state import Battle
from athanor.kernel.words import Arg, Inches, Label, Listing, Message, refuse

NEAR: Final = ("what is near ", "near ", "qu’y a-t-il pres de ", "pres de ")
SEEN: Final = ("who can see ", "who sees ", "seen ", "qui voit ", "vu ")
NEAREST: Final = ("nearest post to ", "nearest post ", "borne la plus proche de ", "borne proche ")
TAPE: Final = ("how far ", "distance ", "combien de ")

KINDS: Final = {
    "post": "post", "borne": "post", "token": "token", "pion": "token",
    "jeton": "token", "piece": "piece", "decor": "piece",
}  # fmt: skip


def told_about(inquiry: Inquiry, text: str) -> tuple[Message, ...]:
    """Return the answer to a question, line by line; refuse one that makes no sense."""
    words = plain(text).rstrip(" ?")
    for phrase in NEAREST:
        if words.startswith(phrase):
            return near_lines(inquiry, NearQuery(thing_of(words.removeprefix(phrase)), "post", 1))
    for phrase in NEAR:
        if words.startswith(phrase):
            return near_lines(inquiry, NearQuery(thing_of(words.removeprefix(phrase))))
    for phrase in SEEN:
        if words.startswith(phrase):
            return seen_lines(inquiry, words.removeprefix(phrase))
    for phrase in TAPE:
        if words.startswith(phrase):
            return tape_lines(inquiry, words.removeprefix(phrase))
    raise refuse("alkemy-refusal-unclear-question", text=text[:80])


def thing_of(words: str) -> str:
    """Return something by its name among things: ``a3`` is ``figure:a3``, ``post 1`` ``post:1``."""
    kind, _, number = words.partition(" ")
    return f"{KINDS[kind]}:{number}" if kind in KINDS and number else f"figure:{words}"


def thing_words(battle: Battle, thing: str) -> Arg:
    """Return what something is called in words."""
    kind, _, name = thing.partition(":")
    if kind == "figure":
        return named(battle, battle.roster.labels.index(name))
    if kind == "piece":
        scenery: Label = battle.terms.pieces[battle.placed[int(name) - 1].kind].name
        return Message("alkemy-thing-piece", {"number": int(name), "name": scenery})
    if kind == "token":
        element = ELEMENTS[battle.tokens[int(name) - 1].element]
        args: dict[str, Arg] = {
            "number": int(name),
            "element": Message(f"alkemy-element-{element}"),
        }
        return Message("alkemy-thing-token", args)
    if battle.layout.objective != CONTROL:
        return Message("alkemy-thing-objective", {"name": objective_name(battle, int(name) - 1)})
    return Message("alkemy-thing-post", {"number": int(name)})


def near_lines(inquiry: Inquiry, query: NearQuery) -> tuple[Message, ...]:
    """Return what is near something, a line for each."""
    found = inquiry.near(query).neighbours
    if not found:
        return (Message("alkemy-look-nothing"),)
    lines: list[Message] = []
    for one in found:
        args: dict[str, Arg] = {
            "thing": thing_words(inquiry.battle, one.thing),
            "clock": one.clock,
        }
        if one.length is None:
            lines.append(Message("alkemy-look-clock", args))
        else:
            args["length"] = Inches(one.length)
            lines.append(Message("alkemy-look-clock-inches", args))
    return tuple(lines)


def seen_lines(inquiry: Inquiry, label: str) -> tuple[Message, ...]:
    """Return who sees a figure, and what is in the way of the others."""
    battle = inquiry.battle
    lines: list[Message] = []
    for one in inquiry.seers(SeersQuery(label)).others:
        args: dict[str, Arg] = {
            "figure": named(battle, battle.roster.labels.index(one.one)),
            "other": named(battle, battle.roster.labels.index(one.other)),
        }
        if one.sight.visible:
            lines.append(Message("alkemy-look-sees", args))
        else:
            args["blockers"] = Listing(
                tuple(thing_words(battle, thing) for thing in one.sight.blockers)
            )
            lines.append(Message("alkemy-look-blocked", args))
    return tuple(lines)


def tape_lines(inquiry: Inquiry, words: str) -> tuple[Message, ...]:
    """Return how far it is from one thing to another."""
    names = words.replace(" to ", " ").replace(" a ", " ").split()
    if len(names) != 2:
        raise refuse("alkemy-refusal-unclear-question", text=words[:80])
    one, other = (thing_of(name) for name in names)
    found = inquiry.tape(TapeQuery(one, other))
    args: dict[str, Arg] = {
        "thing": thing_words(inquiry.battle, one),
        "other": thing_words(inquiry.battle, other),
        "length": Inches(found.length),
    }
    return (Message("alkemy-look-tape", args),)
