"""Rules looked up by their IDs."""

from athanor.kernel.words import refuse, suggestion
from athanor.locale import Speaker


def look_up(rule: str, prefix: str, speaker: Speaker) -> str:
    """Return what a rule of a game says; refuse an ID that the game does not have."""
    catalogue = speaker.rules(prefix)
    if rule not in catalogue:
        raise refuse("cli-no-such-rule", (), rule=rule, **suggestion(rule, catalogue))
    return catalogue[rule]
