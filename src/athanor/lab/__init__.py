"""The lab: many matches at once, and what can be said about them."""
