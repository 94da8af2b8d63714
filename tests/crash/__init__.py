"""A process that is killed at any moment loses nothing it has acknowledged."""
