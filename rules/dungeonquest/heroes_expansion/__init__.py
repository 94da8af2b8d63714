"""The expansion Heroes for DungeonQuest: new heroes, each with a module for what it can do.

A character sheet names what its hero can do (`heroes.Ability`); the tables of the base game look
the rule up by it, so that nothing asks who a hero is.
"""
