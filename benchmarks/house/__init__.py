"""The house under load, side by side with boardgame.io's own server doing the same moves."""
