"""Tools for people who work on the games: rule coverage and golden playthroughs.

They run in a checkout with the development dependencies, and speak English only.
"""
