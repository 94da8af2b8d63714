"""Tests of the text: messages, names, lists, commands' texts, and the catalogues themselves."""
