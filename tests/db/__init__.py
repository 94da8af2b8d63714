"""Tests of the store, through what a caller sees of it."""
