"""Tests of Guerra de Calderos."""
