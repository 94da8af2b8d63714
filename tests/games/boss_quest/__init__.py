"""Tests of Boss Quest."""
