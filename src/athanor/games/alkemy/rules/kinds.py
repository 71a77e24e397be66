"""All kinds of decision that Alkemy asks, by the words that boards and defaults go by."""

from typing import Final

KINDS: Final = (
    # set-up
    "band",
    "scenery",
    "nature",
    "agree-nature",
    "effect",
    "effect-piece",
    "turn",
    "piece",
    "token",
    "deployment",
    "deploy-card",
    "deploy",
    # the modules Command and Competitive
    "command-pick",
    "command-hero",
    "command-play",
    "command-cancel",
    "command-figure",
    "objective",
    # the turn
    "initiative",
    "starter",
    "activate",
    "rejoin",
    "ground-test",
    "shaal",
    "announce",
    "target-first",
    "target-also",
    "estimate",
    "next-order",
    # moves
    "walk",
    "run",
    "shelter",
    "contact",
    "way",
    "tester",
    "blow",
    # fights
    "charger",
    "shoot-charger",
    "card",
    "keep",
    "counter",
    # shots
    "react",
    "cover",
    # alchemy
    "upgrade",
    "extra-target",
    "push",
    "burn",
    "forbid",
    "harvest",
    "harvest-token",
)
