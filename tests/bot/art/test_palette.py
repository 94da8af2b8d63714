"""Colours mix as one expects."""

from bot.art.palette import INK, darker, faded, lighter, mix


def test_mixing() -> None:
    assert mix("#000000", "#ffffff", 0.5) == "#808080"
    assert lighter("#000000", 1) == "#ffffff"
    assert darker("#ffffff", 1) == INK
    assert faded("#123456", 0.5) == "#12345680"
