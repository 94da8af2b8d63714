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

from db.errors import DatabaseDamaged, DatabaseIsNewer, NotADatabase

_SCRIPTS = Path(__file__).parent / "migrations"


def migrate(engine: sa.Engine, path: Path) -> None:
    """Apply the migrations that the database lacks, all of them or none.

    Args:
        engine: connects to the database with foreign keys off, which a migration may need.
        path: the file, for the errors' text.

    Raises:
        DatabaseIsNewer: it is at a revision that is unknown here.
        NotADatabase: it has tables that are not Maese's.
        DatabaseDamaged: a migration left a reference to a row that does not exist.
    """
    config = Config()
    config.set_main_option("script_location", str(_SCRIPTS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    scripts = ScriptDirectory.from_config(config)
    with engine.begin() as connection:
        revision = MigrationContext.configure(connection).get_current_revision()
        if revision == scripts.get_current_head():
            return
        if revision is None and sa.inspect(connection).get_table_names():
            raise NotADatabase(path, "this is a database of some other program")
        known = {script.revision for script in scripts.walk_revisions()}
        if revision is not None and revision not in known:
            raise DatabaseIsNewer(path, revision)
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        if connection.exec_driver_sql("PRAGMA foreign_key_check").first():
            raise DatabaseDamaged(path, "a row refers to one that does not exist")
