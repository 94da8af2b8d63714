"""Tests of wins, streaks and ratings."""
