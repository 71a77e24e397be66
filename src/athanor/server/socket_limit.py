"""No more sockets than the house can serve, and none that one client keeps from all others."""

from typing import Any, Final

from litestar import WebSocket
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from athanor.server.request_guard import client_of, house_of

TOO_MANY: Final = 4429
"""The code of a socket closed at once because there are too many already."""

SAID: Final = "server-too-many-sockets"


class SocketLimit(ASGIMiddleware):
    """Lets a socket in if there is a place for it: for its address, and for its cookie."""

    scopes = (ScopeType.WEBSOCKET,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Pass a socket on, or close it at once with a code that says why."""
        socket: WebSocket[Any, Any, Any] = WebSocket(scope, receive=receive, send=send)
        house = house_of(socket)
        shown, _ = house.sessions.shown(socket.cookies)
        owners = [f"address {client_of(socket)}"]
        if shown is not None:
            owners.append(f"person {shown.person}")
        if not house.sockets.take(*owners):
            await socket.accept()
            await socket.close(TOO_MANY, SAID)
            return
        try:
            await next_app(scope, receive, send)
        finally:
            house.sockets.free(*owners)
