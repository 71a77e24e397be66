"""What every answer carries beside its content: nothing foreign may run, frame or listen."""

from typing import Final

from litestar.types import Message, Scope

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
    " font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none';"
    " form-action 'self'; frame-ancestors 'none'"
)

DRAWING_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
"""Of a picture that is opened by itself: it has styles of its own and nothing else."""

SECURITY: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (
        b"permissions-policy",
        b"camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    ),
)


async def secure(message: Message, scope: Scope) -> None:
    """Add what keeps browsers from doing more with an answer than was meant."""
    if message["type"] != "http.response.start":
        return
    headers = list(message["headers"])
    given = {name.lower() for name, _ in headers}
    if b"content-security-policy" not in given:
        headers.append((b"content-security-policy", POLICY.encode()))
    if b"cache-control" not in given:
        headers.append((b"cache-control", b"no-store"))
    message["headers"] = [*headers, *SECURITY]
