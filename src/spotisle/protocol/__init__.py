"""What travels between a room and the people in it: commands, answers, frames, views, deltas."""
