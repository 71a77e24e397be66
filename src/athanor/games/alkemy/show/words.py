"""What a view holds, as arguments of messages: statuses, effects, stages."""

from athanor.games.alkemy.show.module_views import CommandView, ConditionView, SecretView
from athanor.games.alkemy.show.view import AlkemyView, EffectView, FigureView, PieceView
from athanor.kernel.words import Arg, Inches, Listing, Message, SeatName


def figure_name(figure: FigureView) -> Message:
    """Return a figure's name with its label."""
    return Message("alkemy-view-figure", {"name": figure.name, "label": figure.label})


def status(figure: FigureView) -> Message:
    """Return whether a figure is On Watch, Active, Inactive, or off the table."""
    return Message(f"alkemy-view-status-{figure.status}")


def situation(figure: FigureView) -> Message:
    """Return a figure's status, and with whom it is in combat."""
    if not figure.foes:
        return status(figure)
    foes = Listing(tuple(figure.foes))
    return Message("alkemy-view-fighting", {"status": status(figure), "foes": foes})


def effect(one: EffectView) -> Message:
    """Return what alchemy has done to a figure."""
    if one.skill is not None:
        return Message("alkemy-view-effect-skill", {"skill": one.skill})
    if one.kind in ("hurry", "lag"):
        return Message(f"alkemy-view-effect-{one.kind}", {"length": Inches(one.value)})
    return Message(f"alkemy-view-effect-{one.kind}", {"count": one.value})


def effects(figure: FigureView) -> Listing | None:
    """Return all that alchemy has done to a figure, if anything."""
    found = tuple(effect(one) for one in figure.effects)
    return Listing(found) if found else None


def moment(view: AlkemyView) -> Message:
    """Return when in a match it is."""
    if view.over:
        return Message("alkemy-view-over", {"turn": view.turn})
    if view.turn == 0:
        return Message(f"alkemy-view-stage-{view.stage}")
    return Message("alkemy-view-turn", {"turn": view.turn, "last": view.last_turn})


def initiative(view: AlkemyView) -> Message | None:
    """Return who has the initiative, once it has been won."""
    if view.initiative is None or view.over:
        return None
    return Message("alkemy-view-initiative", {"seat": SeatName(view.initiative)})


def scenery(piece: PieceView) -> Message:
    """Return a piece of scenery with its size, and what it is to moves."""
    args: dict[str, Arg] = {"name": piece.name, "size": piece.size}
    if piece.vision is not None and piece.crossing is not None:
        args["vision"] = Message(f"alkemy-vision-{piece.vision}")
        args["crossing"] = Listing(
            tuple(Message(f"alkemy-crossing-{one}") for one in piece.crossing)
        )
        if piece.effect is None:
            return Message("alkemy-view-nature", args)
        args["effect"] = Message(f"alkemy-effect-{piece.effect}")
        return Message("alkemy-view-nature-effect", args)
    return Message(f"alkemy-view-scenery-{piece.movement}", args)


def command_words(one: CommandView) -> list[Message]:
    """Return a player's command points and cards: which these are, as far as the viewer knows."""
    words = [Message("alkemy-view-command-points", {"points": one.reserve})]
    if one.hand:
        hand = Listing(tuple(card.name for card in one.hand))
        words.append(Message("alkemy-view-command-hand", {"cards": hand}))
    else:
        words.append(Message("alkemy-view-command-cards", {"count": one.cards}))
    if one.laid is not None:
        state = "cancelled" if one.cancelled else "laid"
        words.append(Message(f"alkemy-view-command-{state}", {"card": one.laid.name}))
    if one.played:
        played = Listing(tuple(card.name for card in one.played))
        words.append(Message("alkemy-view-command-played", {"cards": played}))
    return words


def secret_words(one: SecretView) -> Message:
    """Return a player's objective and how far it is, as far as the viewer knows."""
    if one.objective is None:
        known = "hidden" if one.chosen else "none"
        return Message(f"alkemy-view-objective-{known}")
    far = Listing(tuple(condition(each) for each in one.objective.conditions))
    done = int(one.objective.fulfilled)
    args: dict[str, Arg] = {"name": one.objective.name, "done": done, "progress": far}
    return Message("alkemy-view-objective-state", args)


def condition(one: ConditionView) -> Message:
    """Return how far a condition is."""
    kind = "most" if one.at_most else "least"
    return Message(f"alkemy-view-objective-{kind}", {"value": one.value, "goal": one.goal})
