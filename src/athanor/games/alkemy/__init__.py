"""Alkemy: warbands on a table without squares. One engine, its editions side by side."""

from athanor.kernel.registry import Box

GAMES: tuple[Box, ...] = ()
