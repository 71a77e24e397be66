"""An analysis in the words of a language."""

from collections.abc import Iterator
from typing import Final

from athanor.analysis.result import Analysis, Grade, Happening
from athanor.kernel.words import Message
from athanor.locale import Speaker

LETTERS: Final = "ABC"
"""Of turning points."""

MINUS: Final = "−"


class AnalysisWords:
    """Says what an analysis tells."""

    def __init__(self, found: Analysis, speaker: Speaker) -> None:
        self.found = found
        self.speaker = speaker
        self.names = [
            name or speaker.text("kernel-seat", seat=seat + 1)
            for seat, name in enumerate(found.names)
        ]

    def title(self) -> str:
        """Return what was analysed."""
        game = self.speaker.text(f"{self.found.game}-title")
        return self.speaker.text("analysis-of", game=game, names=", ".join(self.names))

    def how(self) -> str:
        """Return how sure the figures are."""
        noise = self.percent(self.found.noise)
        return self.speaker.text("analysis-how", deals=self.found.deals, noise=noise)

    def say(self, message: Message) -> str:
        """Return something that happened in words."""
        return self.speaker.say(message, self.names)

    def percent(self, share: float) -> str:
        """Return a share in percent."""
        return self.speaker.percent(share)

    def change(self, share: float) -> str:
        """Return by how much a share has changed, with its sign."""
        sign = MINUS if share < 0 else "+"
        return f"{sign}{self.percent(abs(share))}"

    def turning_points(self) -> list[str]:
        """Return the turning points as sentences."""
        return [self.turning_point(number) for number in range(len(self.found.turning_points))]

    def turning_point(self, number: int) -> str:
        """Return one of them."""
        point = self.found.turning_points[number]
        happening = self.found.happenings[point.happening]
        changed = self.speaker.text(
            "analysis-changed", name=self.names[point.seat], change=self.change(point.change)
        )
        what = self.say(happening.message)
        if happening.kind == "choice":
            line = self.speaker.text(
                "analysis-turning-choice",
                letter=LETTERS[number],
                at=happening.at,
                name=self.names[happening.seat],
                what=what,
            )
        else:
            line = self.speaker.text(
                "analysis-turning-chance", letter=LETTERS[number], at=happening.at, what=what
            )
        return f"{line}. {changed}"

    def graded(self) -> Iterator[Happening]:
        """Yield the choices that cost something."""
        for happening in self.found.happenings:
            if happening.grade is not None and happening.grade.level > 0:
                yield happening

    def choice(self, happening: Happening) -> str:
        """Return a choice, with its number and whose it was."""
        name, what = self.names[happening.seat], self.say(happening.message)
        return self.speaker.text("analysis-graded", at=happening.at, name=name, what=what)

    def cost(self, grade: Grade) -> str:
        """Return what a choice cost."""
        cost, doubt = self.percent(grade.cost), self.percent(grade.doubt)
        return self.speaker.text("analysis-cost", cost=cost, doubt=doubt)

    def better(self, grade: Grade) -> Iterator[str]:
        """Yield what would have been better, the best first."""
        for number, one in enumerate(grade.better):
            key = "analysis-instead" if number else "analysis-better"
            yield self.speaker.text(key, what=self.say(one.message), gain=self.change(one.gain))
