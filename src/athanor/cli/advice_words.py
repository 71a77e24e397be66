"""A hint in words: what a master would choose, how likely that wins, and why."""

from collections.abc import Iterator

from rich.text import Text

from athanor.bots.advice import Advice, Advised
from athanor.locale.drawing import FAINT, FIRE, GILT, Artist

MINUS = "−"


def said(advice: Advice, artist: Artist) -> Iterator[Text]:
    """Yield the lines of a hint; the first choice with all its terms."""
    yield Text(artist.text("advice-title"), FIRE)
    yield Text(artist.text(f"advice-{advice.found}", deals=advice.deals), FAINT)
    for place, choice in enumerate(advice.choices):
        yield (
            Text(f"{place + 1}  ", GILT)
            + Text(f"{chances(choice, artist)}  ", "bold")
            + Text(artist.sentence(choice.message))
        )
        yield Text(f"   {artist.sentence(choice.why.because)}")
        if place == 0:
            yield from terms(choice, artist)


def chances(choice: Advised, artist: Artist) -> str:
    """Return the range of a choice, or how often it should be made."""
    if choice.often > 0:
        return artist.text("advice-often", often=round(choice.often * 100))
    return artist.text("advice-range", low=round(choice.low * 100), high=round(choice.high * 100))


def terms(choice: Advised, artist: Artist) -> Iterator[Text]:
    """Yield the terms of a choice, one a line, and what they add up to."""
    for term in choice.why.terms:
        sign = MINUS if term.worth < 0 else "+"
        worth = f"{sign}{artist.speaker.decimal(abs(term.worth), 1)}"
        line = Text(f"   {worth:>7}  {artist.sentence(term.said)} ")
        yield line.append_text(artist.rules(term.rules))
    if choice.why.terms:
        total = artist.speaker.decimal(sum(term.worth for term in choice.why.terms), 1)
        yield Text(f"   {total:>7}  {artist.text('advice-worth')}", "bold")
