"""How environments show a table: as text or as a frame, and through whose eyes.

A table is shown as a seat sees it, the one that is asked or the learner's own, and after the end as
everybody does. What that seat may not know is shown in no mode.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

from athanor.adapters.frames import FRAMES_A_SECOND, Frames, Pixels
from athanor.adapters.heard import text_of
from athanor.kernel import SPECTATOR, Box, Game, Match

TEXT: Final = "ansi"
FRAME: Final = "rgb_array"
PRINTED: Final = "human"
"""Text that is printed after every choice."""

Shown: TypeAlias = str | Pixels


def told(modes: Sequence[str]) -> dict[str, object]:
    """Return what an environment says of its modes in its metadata."""
    return {"render_modes": list(modes), "render_fps": FRAMES_A_SECOND}


class Rendering:
    """One of the ``modes`` of an environment, or none; what it needs is looked for at once."""

    def __init__(self, mode: str | None, modes: Sequence[str], box: Box, game: Game) -> None:
        if mode is not None and mode not in modes:
            raise ValueError(f"render_mode {mode!r} is none of {', '.join(modes)}")
        self._game = game
        self._names = [f"player_{seat}" for seat in range(game.seats)]
        self._frames = Frames(box, game, self._names) if mode == FRAME else None

    def of(self, match: Match, seat: int) -> Shown:
        """Return the table as a seat sees it: as a frame in that mode, as text in all others."""
        game, over = self._game, match.is_over
        view = game.view(match.state, SPECTATOR if over else seat)
        if self._frames is not None:
            return self._frames.pixels(view)
        lines = [f"{name}: {text_of(getattr(view, name))}" for name in view.__struct_fields__]
        if not over:
            lines.append(f"{self._names[seat]} has {match.decision_of(seat).count()} options")
        return "\n".join(lines) + "\n"
