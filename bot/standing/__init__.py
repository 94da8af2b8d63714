"""Wins, streaks and ratings, derived from finished games, for those who want to be named."""
