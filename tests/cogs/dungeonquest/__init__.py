"""Tests of how DungeonQuest looks and reads."""
