"""Bots: random, greedy and search. They know the kernel and a game's hints, not its rules."""
