"""Fair play that can be proved: a game as one file, and what is found when it is played again."""
