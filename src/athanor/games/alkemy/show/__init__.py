"""The table as others see it: views, numbers, a map of characters."""
