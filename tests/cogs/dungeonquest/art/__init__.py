"""Tests of the pictures of DungeonQuest."""
