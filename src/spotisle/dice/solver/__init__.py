"""Island dice, solved: the exact optimum, and advice that a person understands."""
