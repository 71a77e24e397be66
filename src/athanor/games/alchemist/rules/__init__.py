"""The rules of Alchemist, in the order of the rulebook: set-up, turns, the end."""
