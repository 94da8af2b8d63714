"""Brings a database to the tables that this version of Maese works with.

The migrations lie inside the package, so an installed wheel needs no file beside it and its
user no command.
"""

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from db import lease
from db.errors import DatabaseDamaged, DatabaseIsNewer, NotADatabase
from db.lease import Holder

_SCRIPTS = Path(__file__).parent / "migrations"


def migrate(engine: sa.Engine, path: Path, holder: Holder | None = None, now: float = 0.0) -> None:
    """Apply the migrations that the database lacks, and take the lease: all of it or nothing.

    Args:
        engine: connects to the database with foreign keys off, which a migration may need.
        path: the file, for the errors' text.
        holder: who takes the lease; None for a file that nobody else can be working with.
        now: the present moment, in UTC epoch seconds.

    Raises:
        LeaseHeld: somebody else works with it.
        DatabaseIsNewer: it is at a revision that is unknown here.
        NotADatabase: it has tables that are not Maese's.
        DatabaseDamaged: a migration left a reference to a row that does not exist.
    """
    with engine.begin() as connection:
        revision = revision_of(connection)
        if revision is not None and holder is not None:
            lease.require_free(connection, path, holder, now)
        if revision != newest_revision():
            _upgrade(connection, path, revision)
        if holder is not None:
            lease.take(connection, holder, now)


def _upgrade(connection: sa.Connection, path: Path, revision: str | None) -> None:
    if revision is None and sa.inspect(connection).get_table_names():
        raise NotADatabase(path, "this is a database of some other program")
    if revision is not None and not is_known(revision):
        raise DatabaseIsNewer(path, revision)
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    if connection.exec_driver_sql("PRAGMA foreign_key_check").first():
        raise DatabaseDamaged(path, "a row refers to one that does not exist")


def revision_of(connection: sa.Connection) -> str | None:
    """Return the migration that a database is at; None if it is at none."""
    return MigrationContext.configure(connection).get_current_revision()


def newest_revision() -> str | None:
    """Return the migration that this version of Maese works with."""
    return ScriptDirectory.from_config(_config()).get_current_head()


def is_known(revision: str) -> bool:
    """Tell whether this version of Maese knows a migration."""
    scripts = ScriptDirectory.from_config(_config())
    return revision in {script.revision for script in scripts.walk_revisions()}


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(_SCRIPTS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
