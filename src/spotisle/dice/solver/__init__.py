"""Island dice, solved: the exact optimum, the odds of each score, and simulated games."""
