"""Scenarios of DungeonQuest."""
