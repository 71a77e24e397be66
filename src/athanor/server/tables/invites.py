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
        return self._made(f"invite:{table}:{seat}:{link}")

    def table_token(self, table: str) -> str:
        """Return the secret of a table's own link, good for any seat by invitation."""
        return self._made(f"invite:{table}")

    def is_table_right(self, token: str, table: str) -> bool:
        """Tell whether a secret is that of a table's own link."""
        return hmac.compare_digest(token.encode(), self.table_token(table).encode())

    def is_right(self, token: str, table: str, seat: int, link: int) -> bool:
        """Tell whether a secret is that of a seat's present link."""
        return hmac.compare_digest(token.encode(), self.token(table, seat, link).encode())

    def _made(self, purpose: str) -> str:
        digest = hmac.digest(self._key, purpose.encode(), hashlib.sha256)[:18]
        return base64.urlsafe_b64encode(digest).decode()
