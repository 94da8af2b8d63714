"""What is stored about a person: handed out to them, and deleted at their word."""
