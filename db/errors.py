"""What can go wrong in the store.

::

    StoreError
    ├── OpenError                  the file cannot serve as the store
    │   ├── CannotOpen             a folder, a permission, a full disk
    │   ├── NotADatabase           some other file, or some other program's database
    │   ├── DatabaseDamaged        SQLite finds the file malformed
    │   ├── DatabaseIsNewer        written by a later version of Maese
    │   ├── LeaseHeld              another process works with it
    │   └── BackupExists           a backup would overwrite a file
    ├── Refused                    what was asked does not fit what is stored; nothing changed
    │   ├── NoSuchGame
    │   ├── NotSeated              that person, or that seat, is not at this table
    │   ├── AlreadySeated
    │   ├── LobbyFull
    │   ├── LobbyChanged           somebody came or left in the meantime
    │   ├── AlreadyStarted         the game is no longer a lobby
    │   ├── WrongStatus            the game is not in a status that allows it
    │   ├── JournalConflict        another entry has taken that number
    │   └── DuplicateInteraction   that click is in the journal already
    ├── LeaseLost                  another process has taken the file over; nothing changed
    ├── StoreFailed                SQLite could not do it; nothing changed
    └── StoreClosed                used after it was closed

Each message is one line without any secret: no seed, no entry, no payload.
"""

from pathlib import Path


class StoreError(Exception):
    """The root of all errors that the store raises on purpose."""


class OpenError(StoreError):
    """The file cannot serve as the store.

    Attributes:
        path: the file.
    """

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"{path}: {reason}")
        self.path = path


class CannotOpen(OpenError):
    """The file or its folder cannot be created, read or written."""


class NotADatabase(OpenError):
    """The file is not SQLite, or it is a database of some other program."""


class DatabaseDamaged(OpenError):
    """SQLite, or the check after a migration, finds the file malformed."""

    def __init__(self, path: Path, reason: str = "the database is damaged") -> None:
        super().__init__(path, f"{reason}; restore it from a backup")


class DatabaseIsNewer(OpenError):
    """The database was written by a later version of Maese than this one.

    Attributes:
        revision: the migration the database is at, unknown here.
    """

    def __init__(self, path: Path, revision: str) -> None:
        super().__init__(
            path,
            f"the database is at revision {revision}, which this version of Maese does not know; "
            "install the newer version again, or restore a backup from before it",
        )
        self.revision = revision


class LeaseHeld(OpenError):
    """Another process works with the file; nothing was touched."""

    def __init__(self, path: Path, holder: str, seconds: float) -> None:
        super().__init__(
            path,
            f"another copy of Maese works with this database: {holder}, last heard of "
            f"{seconds:.0f} seconds ago; stop that one first",
        )


class BackupExists(OpenError):
    """There is a file already where a backup was to go; it was left alone."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, "there is such a file already")


class LeaseLost(StoreError):
    """Another process has taken the file over; nothing was changed, and nothing will be.

    Attributes:
        holder: who has it now.
    """

    def __init__(self, holder: str) -> None:
        super().__init__(f"the database was taken over by {holder}")
        self.holder = holder


class Refused(StoreError):
    """What was asked does not fit what is stored; nothing changed."""


class NoSuchGame(Refused):
    """No game has that id."""

    def __init__(self, game_id: int) -> None:
        super().__init__(f"there is no game {game_id}")
        self.game_id = game_id


class NotSeated(Refused):
    """That person, or that seat, is not at this table."""

    def __init__(self, game_id: int) -> None:
        super().__init__(f"not a seat of game {game_id}")
        self.game_id = game_id


class AlreadySeated(Refused):
    """That person has a seat at this table already."""

    def __init__(self, game_id: int) -> None:
        super().__init__(f"already seated in game {game_id}")
        self.game_id = game_id


class LobbyFull(Refused):
    """Every seat of the lobby is taken."""

    def __init__(self, game_id: int) -> None:
        super().__init__(f"the lobby of game {game_id} is full")
        self.game_id = game_id


class LobbyChanged(Refused):
    """The people in the lobby are not those the game was to start with."""

    def __init__(self, game_id: int) -> None:
        super().__init__(f"the people in the lobby of game {game_id} have changed")
        self.game_id = game_id


class AlreadyStarted(Refused):
    """The game is no longer a lobby: it was started, called off, or it expired.

    Attributes:
        status: the status it has instead.
    """

    def __init__(self, game_id: int, status: str) -> None:
        super().__init__(f"game {game_id} is no longer a lobby but {status}")
        self.game_id = game_id
        self.status = status


class WrongStatus(Refused):
    """The game is not in a status that allows what was asked.

    Attributes:
        status: the status it has instead.
    """

    def __init__(self, game_id: int, status: str) -> None:
        super().__init__(f"game {game_id} is {status}, which does not allow that")
        self.game_id = game_id
        self.status = status


class JournalConflict(Refused):
    """The journal's next number is not the one the entries were written for.

    Attributes:
        expected: the number the caller took for the next.
        actual: the next number as it is.
    """

    def __init__(self, game_id: int, expected: int, actual: int) -> None:
        super().__init__(
            f"the journal of game {game_id} goes on at number {actual}, not {expected}"
        )
        self.game_id = game_id
        self.expected = expected
        self.actual = actual


class DuplicateInteraction(Refused):
    """An entry that came from the same interaction is in the journal already."""

    def __init__(self, interaction_id: int) -> None:
        super().__init__(f"interaction {interaction_id} is in the journal already")
        self.interaction_id = interaction_id


class StoreFailed(StoreError):
    """SQLite could not do it: disk full, locked by another process, a constraint.

    The transaction was rolled back as a whole.
    """


class StoreClosed(StoreError):
    """The store was used after it was closed."""

    def __init__(self) -> None:
        super().__init__("the store is closed")
