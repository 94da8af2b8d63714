"""What the expansion DungeonQuest Catacombs adds: one subject a module."""
