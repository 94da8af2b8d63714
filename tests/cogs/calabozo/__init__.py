"""Tests of how Calabozo looks and reads."""
