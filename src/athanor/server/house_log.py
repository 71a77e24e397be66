"""The log of the house: what was asked and how it went, without secrets and without names.

A line never holds an address, a cookie, a query, a body, nor what anybody is called. Everything
that is logged for the same request has the same id, which its answer carries along too: so
somebody to whom something went wrong can say which one it was.
"""

import json
import logging
import secrets
import time
from contextvars import ContextVar
from datetime import UTC, datetime
from logging import LogRecord
from typing import Final

from litestar.types import Message, Scope
from msgspec import Struct

ID_HEADER: Final = b"x-request-id"
ID_BYTES: Final = 6

MORE: Final = ("method", "path", "status", "millis")
"""What is told of a request in fields of their own."""

access: Final = logging.getLogger("athanor.access")


class Begun(Struct, frozen=True):
    """A request that somebody waits for."""

    id: str = ""
    at: float = 0.0


_request: Final[ContextVar[Begun]] = ContextVar("request", default=Begun())  # noqa: B039 - frozen


def begin_request() -> None:
    """Give what is asked for now an id; all that is logged on its behalf will have it."""
    _request.set(Begun(secrets.token_hex(ID_BYTES), time.perf_counter()))


async def log_access(message: Message, scope: Scope) -> None:
    """Note what was asked for and how it went, and count it."""
    if message["type"] != "http.response.start":
        return
    begun, status = _request.get(), message["status"]
    scope["litestar_app"].state.house.services.tally.answered(status)
    fields: dict[str, object] = {"method": scope.get("method"), "path": scope["path"]}
    fields["status"] = status
    if begun.id:
        fields["millis"] = round((time.perf_counter() - begun.at) * 1000, 1)
        message["headers"] = [*message["headers"], (ID_HEADER, begun.id.encode())]
    access.info("%s %s %d", *list(fields.values())[:3], extra=fields)


class JsonFormatter(logging.Formatter):
    """One JSON object a line, for programs that gather logs."""

    def format(self, record: LogRecord) -> str:
        """Return a line."""
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if request := _request.get().id:
            line["request"] = request
        line |= {name: getattr(record, name) for name in MORE if hasattr(record, name)}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class TextFormatter(logging.Formatter):
    """One line for people, with the id of the request."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s %(message)s%(request)s")

    def format(self, record: LogRecord) -> str:
        """Return a line."""
        request = _request.get().id
        record.request = f" [{request}]" if request else ""
        return super().format(record)
