"""What people and agents see of Ars Alchimia."""
