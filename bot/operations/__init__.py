"""Running the bot: metrics, health, alarms, the lease, an orderly stop, and the host's checks."""
