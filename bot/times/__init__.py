"""Time at a table: limits, deadlines, reminders, and seats that wait for their owner."""
