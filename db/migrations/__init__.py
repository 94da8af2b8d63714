"""Alembic's scripts.

To change a table:

1. Change `db.tables`.
2. Add ``versions/NNNN_what_changes.py`` by hand, with the last one as its ``down_revision``.
   SQLite can add a column; for most else use ``op.batch_alter_table``, which rebuilds the table,
   and create its triggers again.
3. ``tests/db/test_migrations.py`` says whether the two agree.

A migration that was released is never changed again, and it imports nothing of `db.tables`.
"""
