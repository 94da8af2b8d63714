"""What every game must pass, at every number of seats; a new game in ``rules/`` gets it for free.

One module a subject. `games` lists the games, `play` plays them and rebuilds them, `canon`
says what of two games must be the same.
"""
