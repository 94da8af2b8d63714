"""Tests of the engine, without any real game."""
