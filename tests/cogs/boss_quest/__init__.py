"""Tests of Boss Quest in Discord."""
