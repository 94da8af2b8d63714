"""Tests of the checks of what the bot sends."""
