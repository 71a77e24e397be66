"""The suite that every game passes without writing a line.

Each check takes a game set up for play and a seed, plays random matches, and asserts. Registered
games are found; any other game can be handed over as a ``Subject``.
"""
