"""The scripts of Materia Prima, topic by topic."""
