"""The rules of Ars Alchimia, topic by topic, in the order of the rulebook."""
