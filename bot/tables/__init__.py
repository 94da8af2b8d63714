"""Tables: who sits where, what is open, and how an answer becomes a journal entry and letters."""
