"""Alkemy drawn as SVG: parchment and ink, by day and by night. It knows views alone."""

from athanor.games.alkemy.show.drawing.artist import AlkemyArtist
from athanor.games.alkemy.show.drawing.overlays import Area, Overlays, SightLine

__all__ = ["AlkemyArtist", "Area", "Overlays", "SightLine"]
