"""What a finished match tells: chances on the way, what choices cost, what luck did."""
