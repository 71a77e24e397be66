"""What bots should know about Alchemist."""
