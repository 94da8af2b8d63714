"""Scenarios of Cave Troll, by part of the rulebook."""
