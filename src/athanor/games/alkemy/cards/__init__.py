"""Card data: what packs hold, what is wrong with them, and what the engine makes of them."""
