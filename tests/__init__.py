"""What a player, a host or a developer would notice."""
