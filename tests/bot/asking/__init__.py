"""Tests of how questions become components, and clicks answers."""
