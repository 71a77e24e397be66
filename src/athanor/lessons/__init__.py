"""Lessons: a match begun for a learner, who is told at every step what there is to see and do."""
