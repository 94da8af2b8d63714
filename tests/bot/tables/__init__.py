"""Tests of the table service, on a real store and without Discord."""
