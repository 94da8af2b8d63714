"""The engine: games as coroutines that ask questions, and journals that replay them.

Nothing here knows a game, Discord, SQL, a clock or an event loop.
"""
