"""Puzzles: moments of matches in which one choice is clearly better than all others."""
