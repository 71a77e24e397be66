"""What addresses of drawings have in common."""

from typing import Final

from litestar import Response

from athanor.locale import Speaker
from athanor.server.headers import DRAWING_POLICY

SVG: Final = "image/svg+xml"


class Look:
    """How a drawing is to look."""

    def __init__(self, theme: str, language: str) -> None:
        self.speaker = Speaker(language)
        self.dark = theme == "dark"


def drawing(svg: str) -> Response[str]:
    """Return a drawing as an answer."""
    headers = {"Content-Security-Policy": DRAWING_POLICY}
    return Response(svg, media_type=SVG, headers=headers)
