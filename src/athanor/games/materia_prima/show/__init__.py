"""What people and agents see of Materia Prima."""
