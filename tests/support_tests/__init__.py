"""Tests of what the tests share."""
