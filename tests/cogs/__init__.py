"""Tests of the games in Discord."""
