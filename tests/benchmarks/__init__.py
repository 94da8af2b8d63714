"""How fast the rules are: `uv run pytest tests/benchmarks --benchmark-only`."""
