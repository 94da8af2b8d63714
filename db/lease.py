"""The lease: who works with the file now, so that a second copy started by mistake does not.

It is one row of the file itself. Whoever opens the file for work takes it, renews it every
`RENEW_EVERY` seconds, and gives it back at the end. After `EXPIRES_AFTER` seconds without a
renewal anybody may take it, as after a power cut; of a process that is known to be dead, at once.

Each transaction that writes looks at the row first, so a copy that was taken for dead writes
nothing from the moment on at which another has taken its place; see `db.database`.
"""

import json
import os
import secrets
import socket
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from db.errors import LeaseHeld, LeaseLost

RENEW_EVERY = 20.0
"""Seconds between renewals."""

EXPIRES_AFTER = 60.0
"""Seconds after the last renewal at which the lease is anybody's."""

KEY = "lease"
"""Where the lease lies in the table ``key_values``."""

_READ = f"SELECT value FROM key_values WHERE key = '{KEY}'"  # noqa: S608  a constant
_WRITE = f"INSERT OR REPLACE INTO key_values (key, value) VALUES ('{KEY}', :value)"  # noqa: S608  a constant
_FORGET = f"DELETE FROM key_values WHERE key = '{KEY}'"  # noqa: S608  a constant


@dataclass(frozen=True, slots=True)
class Holder:
    """A process that works with the file.

    Attributes:
        id: tells it from every other, also from one that has its number again.
        host: the machine's name.
        pid: its process number there.
        place: within which process numbers mean something; empty where that is not known.
    """

    id: str
    host: str
    pid: int
    place: str

    @classmethod
    def here(cls) -> "Holder":
        """Return this process, as a holder that there never was before."""
        return cls(secrets.token_hex(8), socket.gethostname(), os.getpid(), _place())

    @property
    def is_dead(self) -> bool:
        """Whether it is known that this process is no more; False where nobody here can tell."""
        if not self.place or self.place != _place():
            return False
        if self.pid == os.getpid():
            return True  # the number is ours now
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return True
        except OSError:
            return False
        return False


def _place() -> str:
    """Return what two processes share that can see each other: one boot, one space of numbers."""
    try:
        boot = Path("/proc/sys/kernel/random/boot_id").read_text("ascii").strip()
        return f"{boot} {Path('/proc/self/ns/pid').readlink()}"
    except OSError:
        return ""


@dataclass(frozen=True, slots=True)
class Lease:
    """What the row says.

    Attributes:
        holder: who has the file.
        renewed_at: when the holder last said so, in UTC epoch seconds.
    """

    holder: Holder
    renewed_at: float

    def has_expired(self, now: float) -> bool:
        """Tell whether anybody may take it."""
        return now - self.renewed_at > EXPIRES_AFTER

    def __str__(self) -> str:
        return f"process {self.holder.pid} on {self.holder.host}"


def read(connection: sa.Connection) -> Lease | None:
    """Return the lease as it stands in the file; None if nobody has it."""
    row = connection.exec_driver_sql(_READ).first()
    return parse(row[0]) if row else None


def parse(value: str) -> Lease | None:
    """Read the row's text; None if it is no lease."""
    try:
        fields = json.loads(value)
        return Lease(Holder(**fields["holder"]), float(fields["renewed_at"]))
    except (ValueError, KeyError, TypeError):
        return None  # nobody could ever give back what is not a lease


def require_free(connection: sa.Connection, path: Path, holder: Holder, now: float) -> None:
    """Make sure that nobody else works with the file.

    Raises:
        LeaseHeld: somebody does.
    """
    lease = read(connection)
    if lease is None or lease.holder.id == holder.id:
        return
    if not (lease.has_expired(now) or lease.holder.is_dead):
        raise LeaseHeld(path, str(lease), max(0.0, now - lease.renewed_at))


def take(connection: sa.Connection, holder: Holder, now: float) -> None:
    """Write the lease down for a holder, whoever had it before."""
    value = json.dumps({"holder": asdict(holder), "renewed_at": now})
    connection.exec_driver_sql(_WRITE, {"value": value})


def require_held(connection: sa.Connection, holder: Holder) -> None:
    """Make sure that a holder still has the lease, expired or not.

    It goes past SQLAlchemy, since each answer pays for it.

    Raises:
        LeaseLost: another has it, or nobody.
    """
    raw: Any = connection.connection.dbapi_connection
    row = raw.execute(_READ).fetchone()
    lease = parse(row[0]) if row else None
    if lease is None or lease.holder.id != holder.id:
        raise LeaseLost(str(lease) if lease else "nobody")


def give_back(connection: sa.Connection, holder: Holder) -> None:
    """Take the row away, if it is the holder's."""
    lease = read(connection)
    if lease is not None and lease.holder.id == holder.id:
        forget(connection)


def forget(connection: sa.Connection) -> None:
    """Take the row away, whosever it is."""
    connection.exec_driver_sql(_FORGET)
