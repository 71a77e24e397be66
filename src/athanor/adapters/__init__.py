"""Standard environments for learning agents, written once for every game.

They need the extra ``rl``: ``pip install athanor-games[rl]``.
"""
