"""Tests of the sandbox behind `maese try`."""
