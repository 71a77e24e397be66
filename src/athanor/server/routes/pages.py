"""Addresses of pages and of the files they are made of."""

from typing import Any, Final

from litestar import Request, Response, route

from athanor.kernel.words import refuse
from athanor.server.client import Asset, Client, is_page
from athanor.server.plain import plain_page
from athanor.server.request_guard import API, language_of

PACKED: Final = "packed"
"""The mark of an address whose answers are packed already."""


@route(
    ["/", "/{path:path}"],
    http_method=["GET", "HEAD"],
    include_in_schema=False,
    opt={PACKED: True},
)
async def show_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return a file of the client, or the page in which it runs."""
    path = request.scope["path"]
    client: Client = request.app.state.client
    if path.startswith(API):
        raise refuse("server-no-such-page")
    found = client.file(path)
    if found is not None:
        return sent(request, found)
    if client.page is None:
        return plain_page(language_of(request), 503, "server-no-client")
    return sent(request, client.page, 200 if is_page(path) else 404)


def sent(request: Request[Any, Any, Any], asset: Asset, status: int = 200) -> Response[bytes]:
    """Return a file, packed if the browser can unpack it, or that it has it already."""
    headers = {"ETag": asset.tag, "Cache-Control": asset.lasts, "Vary": "Accept-Encoding"}
    if status == 200 and request.headers.get("if-none-match") == asset.tag:
        return Response(b"", status_code=304, headers=headers, media_type=asset.type)
    body = asset.body
    if "gzip" in request.headers.get("accept-encoding", "") and asset.packed is not None:
        headers["Content-Encoding"] = "gzip"
        body = asset.packed
    return Response(body, status_code=status, headers=headers, media_type=asset.type)
