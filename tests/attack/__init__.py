"""The house under attack, on this machine only: killed, fed with nonsense, compared, misled."""
