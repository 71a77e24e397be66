"""The secrets of seats' links: made from the house's key, so that none need be stored."""

import base64
import hashlib
import hmac


class Invites:
    """Knows the secret of every link, and recognises one in the same time, right or wrong."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def token(self, table: str, seat: int, link: int) -> str:
        """Return the secret of a seat's link, the ``link``-th that it has had."""
        message = f"invite:{table}:{seat}:{link}".encode()
        digest = hmac.digest(self._key, message, hashlib.sha256)[:18]
        return base64.urlsafe_b64encode(digest).decode()

    def is_right(self, token: str, table: str, seat: int, link: int) -> bool:
        """Tell whether a secret is that of a seat's present link."""
        return hmac.compare_digest(token.encode(), self.token(table, seat, link).encode())
