"""What bots should know about Alkemy: the worth of choices, in troopers."""
