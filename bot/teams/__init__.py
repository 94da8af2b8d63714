"""Team talk: what one writes to the bot in private, the others of their team get, and nobody else.

It passes through the bot and is stored nowhere.
"""
