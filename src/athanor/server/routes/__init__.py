"""Addresses of the house. Handlers are thin: they ask whoever knows, and pass the answer on."""
