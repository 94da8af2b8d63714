"""The cogs: one package for each game, and those for the lobby and the table."""
