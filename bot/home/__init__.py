"""What a server decides about the tables in it, and what the bot may do there."""
