"""Running the bot: what hosts see, and what must never be seen."""
