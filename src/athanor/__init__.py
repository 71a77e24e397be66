"""Athanor, an open table for five alchemy games."""

__version__ = "0.1.0"
