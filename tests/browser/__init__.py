"""``maese try`` as a person has it: a command, a page in a browser, three players."""
