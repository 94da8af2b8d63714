"""`maese try`: play on the real bot in a browser, on a Discord that exists only in memory.

`Sandbox` (session.py) runs the bot on simcord with several players. `serve` (server.py) shows
their Discord on a page that only this machine can open. README.md lists what the page's
elements are called, for tests that drive it.
"""

from bot.sandbox.server import make_app, serve
from bot.sandbox.session import Sandbox

__all__ = ["Sandbox", "make_app", "serve"]
