"""The documentation is true: its commands exist, its links lead somewhere, its tables add up."""
