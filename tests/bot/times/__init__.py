"""Time at a table, without Discord."""
