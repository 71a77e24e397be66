"""The bot that plays anything."""

from mypy_extensions import i64

from athanor.bots.bot import Bot, Window


class RandomBot(Bot):
    """Makes any legal choice, each equally likely."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, redeals=False)

    def choose(self, window: Window) -> i64:
        """Return any legal choice."""
        return window.sample(self.stream)
