"""Speed, measured on one core in one run with the peers, as ratios that survive a noisy machine."""
