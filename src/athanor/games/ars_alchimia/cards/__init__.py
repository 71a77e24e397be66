"""Card data of Ars Alchimia: its records and verbs, what may be wrong with it, and its tables."""
