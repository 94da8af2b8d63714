"""Tests of the pictures of Calabozo."""
