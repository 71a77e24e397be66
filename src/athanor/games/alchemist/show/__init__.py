"""What people and agents see of Alchemist."""
