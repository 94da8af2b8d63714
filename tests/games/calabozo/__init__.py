"""Scenarios of Calabozo, one module for each part of the rulebook."""
