"""Refusals as answers over HTTP: each has a status, and says why in a message."""

import logging
from collections.abc import Callable
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from athanor.kernel.record import RecordError
from athanor.kernel.words import Arg, Message, Refusal, Refused
from athanor.server.protocol.common import Problem
from athanor.server.store import Conflict, StoreError

INVALID: Final = 422

STATUS: Final = {
    "server-not-json": 400,
    "server-banned": 403,
    "server-banned-until": 403,
    "server-foreign-request": 403,
    "server-numbers-private": 403,
    "server-wrong-login": 403,
    "server-wrong-password": 403,
    "table-bad-invite": 403,
    "table-knows-hand": 403,
    "table-not-host": 403,
    "table-not-your-seat": 403,
    "table-only-watching": 403,
    "kernel-no-such-seat": 404,
    "record-no-such-answer": 404,
    "server-no-such-page": 404,
    "server-no-such-reference": 404,
    "server-no-such-replay": 404,
    "table-no-picture": 404,
    "table-no-such-guest": 404,
    "table-no-such-remark": 404,
    "table-no-such-table": 404,
    "server-has-account": 409,
    "server-no-account": 409,
    "server-login-taken": 409,
    "server-not-over": 409,
    "table-before-mending": 409,
    "table-full": 409,
    "table-has-seat": 409,
    "table-held": 409,
    "table-no-such-pledge": 409,
    "table-not-begun": 409,
    "table-not-now": 409,
    "table-seat-taken": 409,
    "table-try-again": 409,
    "table-now-closed": 410,
    "record-too-large": 413,
    "server-too-large": 413,
    "server-record-too-long": 413,
    "server-other-name": 421,
    "server-bots-alone": 429,
    "server-house-full": 429,
    "server-no-more-accounts": 429,
    "server-tables-too-fast": 429,
    "server-too-many-bots": 429,
    "server-too-many-logins": 429,
    "server-too-many-requests": 429,
    "server-too-many-tables": 429,
    "server-too-many-uploads": 429,
    "table-reports-full": 429,
    "table-reports-too-fast": 429,
    "server-closing": 503,
    "server-no-workers": 503,
    "server-opening": 503,
}
"""The status of refusals by their messages; all others are of something that makes no sense."""

HTTP_KEYS: Final = {
    400: "server-not-json",
    404: "server-no-such-page",
    405: "server-no-such-page",
    413: "server-too-large",
}
"""What is said where not our handlers but the framework refuses."""

log: Final = logging.getLogger(__name__)


def on_refused(_: Request[Any, Any, Any], error: Refused) -> Response[Problem]:
    """Answer that something was refused, and why."""
    refusal = error.refusal
    status = STATUS.get(refusal.message.key, INVALID)
    if isinstance(error, RecordError):
        refusal = Refusal(error.message, refusal.rules)
    seconds = refusal.message.args.get("seconds")
    headers = {} if seconds is None else {"Retry-After": str(seconds)}
    return Response(Problem(refusal), status_code=status, headers=headers)


def on_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Answer for the framework, in our own words."""
    if isinstance(error, ValidationException):
        return _problem(INVALID, "server-bad-field", field=_field(error))
    status = error.status_code
    if status >= 500:
        log.error("a request failed", exc_info=error)
    key = HTTP_KEYS.get(status, "server-failed")
    return _problem(status, key, headers=error.headers)


def on_conflict(_: Request[Any, Any, Any], error: Conflict) -> Response[Problem]:
    """Answer that somebody else was quicker."""
    return _problem(409, "table-try-again")


def on_store(_: Request[Any, Any, Any], error: StoreError) -> Response[Problem]:
    """Answer that nothing could be kept or read."""
    log.error("the store failed: %s", error)
    return _problem(503, "server-store-failed")


def on_bug(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Answer that the fault is ours; what it is stays in the house."""
    log.error("a request failed", exc_info=error)
    return _problem(500, "server-failed")


HANDLERS: Final[
    dict[int | type[Exception], Callable[[Request[Any, Any, Any], Any], Response[Any]]]
] = {
    Refused: on_refused,
    HTTPException: on_http,
    Conflict: on_conflict,
    StoreError: on_store,
    Exception: on_bug,
}


def _problem(
    status: int, key: str, *, headers: dict[str, str] | None = None, **args: Arg
) -> Response[Problem]:
    content = Problem(Refusal(Message(key, args)))
    return Response(content, status_code=status, headers=headers)


def _field(error: ValidationException) -> str:
    """Return the name of the first thing in a request that makes no sense."""
    faults = error.extra if isinstance(error.extra, list) else []
    return str(faults[0].get("key", "")) if faults else ""
