"""Tests of the history of a game."""
