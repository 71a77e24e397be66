"""Geometry of a table without squares: round bases, scenery, ways and lines between them."""
