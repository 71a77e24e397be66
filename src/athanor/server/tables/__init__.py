"""Tables: matches with people around them. All of it is plain data and code without any waiting."""
