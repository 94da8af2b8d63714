"""End-to-end: the real bot on a simulated Discord, driven by what people can see and press."""
