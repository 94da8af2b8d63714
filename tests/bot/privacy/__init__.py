"""Taking a person out of what is stored, without Discord."""
