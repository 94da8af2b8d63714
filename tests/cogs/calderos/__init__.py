"""Tests of Guerra de Calderos in Discord."""
