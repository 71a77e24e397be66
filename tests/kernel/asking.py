"""Questions of tiny games: a few choices that are what they are called."""

from athanor.kernel import Decision, Listed, Message, Option


def asked(seat: int, about: str, *texts: str) -> Decision:
    """Ask a seat to choose one of some words."""
    options = [Option(code, text, Message(text)) for code, text in enumerate(texts)]
    return Listed(seat, Message(about), options)
