"""Whole games as they were played by released rules; they must replay for ever.

``python -m tests.golden.make GAME`` adds the games of a new version. The files of a version that
was released are never changed: rules that play them differently need a new version.
"""
