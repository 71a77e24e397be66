"""What bots should know about Ars Alchimia."""
