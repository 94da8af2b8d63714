"""The history of a game, as whoever asks for it saw it."""
