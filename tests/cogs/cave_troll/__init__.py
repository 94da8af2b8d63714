"""Tests of Cave Troll in Discord."""
