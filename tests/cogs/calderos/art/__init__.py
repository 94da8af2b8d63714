"""Tests of the pictures of Guerra de Calderos."""
