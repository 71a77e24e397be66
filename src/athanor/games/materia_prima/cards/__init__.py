"""Card data: its records and verbs, what may be wrong with it, and the tables made of it."""
