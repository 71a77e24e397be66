"""What bots should know about Materia Prima."""
