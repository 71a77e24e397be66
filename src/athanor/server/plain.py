"""Pages that the house writes itself, for when the client cannot be shown."""

import html

from litestar import Response

from athanor.kernel.words import Arg
from athanor.locale import Speaker


def plain_page(language: str, status: int, key: str, **args: Arg) -> Response[bytes]:
    """Return a page that says one thing."""
    said = html.escape(Speaker(language).text(key, **args))
    page = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        f"<title>Athanor</title><p>{said}</p></html>\n"
    )
    return Response(page.encode(), status_code=status, media_type="text/html")
