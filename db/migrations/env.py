"""Run by Alembic for each command; the connection comes from `db.migrate`."""

from alembic import context

from db.tables import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
# The transaction is the caller's: all migrations are one.
context.run_migrations()
