"""Tests of fair play that can be proved."""
