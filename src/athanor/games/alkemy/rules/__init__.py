"""The rules as scripts, in the order of the rulebooks.

What the editions see differently is a small class each; ``edition`` puts them side by side.
"""
