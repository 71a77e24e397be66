"""Alkemy: warbands on a table without squares. One engine, its editions as data."""

from athanor.kernel.registry import Box

GAMES: tuple[Box, ...] = ()
