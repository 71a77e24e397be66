"""Card data of Alchemist: its records, what may be wrong with it, and its tables."""
