"""The sandbox's web server: this machine only, and only its own page may drive it."""

import asyncio
import webbrowser
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from http import HTTPStatus
from importlib.resources import files
from mimetypes import guess_type
from typing import Any

from aiohttp import web
from pydantic import TypeAdapter, ValidationError
from simcord import BackendError, MemberActor, SetupError
from simcord.backend.cdn import CDN_BASE

from bot.sandbox.actions import Action, Completion, Hands
from bot.sandbox.commands import usable_commands
from bot.sandbox.page_text import page_text
from bot.sandbox.reading import Reading
from bot.sandbox.session import Sandbox
from bot.sandbox.view import MEDIA_PATH, snapshot

_ADDRESS = "127.0.0.1"
_POLL_SECONDS = 0.1
_HEARTBEAT_SECONDS = 15.0
_ACTION: TypeAdapter[Action] = TypeAdapter(Action)
_SHOWN_INLINE = ("image/png", "image/jpeg", "image/gif", "image/webp")
_SECURITY_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
        "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
}

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


async def serve(
    sandbox: Sandbox, *, port: int = 0, open_browser: bool, announce: Callable[[str], None]
) -> None:
    """Serve the page until cancelled.

    Args:
        sandbox: Started here, and stopped at the end, unless it is running already.
        port: TCP port on the loopback address; 0 takes any free one.
        open_browser: Whether to open the page in the person's browser.
        announce: Gets the page's address once it answers.

    Raises:
        OSError: The port is taken.
    """
    async with AsyncExitStack() as stack:
        if not sandbox.started:
            await stack.enter_async_context(sandbox)
        runner = web.AppRunner(make_app(sandbox), access_log=None, shutdown_timeout=1.0)
        await runner.setup()
        stack.push_async_callback(runner.cleanup)
        await web.TCPSite(runner, _ADDRESS, port).start()
        url = f"http://{_ADDRESS}:{runner.addresses[0][1]}/"
        announce(url)
        if open_browser:
            await asyncio.to_thread(webbrowser.open, url)
        await asyncio.Event().wait()


def make_app(sandbox: Sandbox) -> web.Application:
    """Build the web application of a running sandbox."""
    pages = _Pages(sandbox)
    app = web.Application(middlewares=[_only_own_page, _explain], client_max_size=1 << 20)
    app.on_shutdown.append(pages.stop)
    app.add_routes(
        [
            web.get("/", pages.index),
            web.get("/static/{name}", pages.static),
            web.get("/api/text", pages.text),
            web.get("/api/snapshot", pages.snapshot),
            web.get("/api/commands", pages.commands),
            web.get("/api/events", pages.events),
            web.post("/api/act", pages.act),
            web.post("/api/complete", pages.complete),
            web.post("/api/restart", pages.restart),
            web.get(MEDIA_PATH + "/{path:.+}", pages.media),
        ]
    )
    return app


@web.middleware
async def _only_own_page(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse what another website could have sent.

    A wrong Host is a name that was made to point here (DNS rebinding); a foreign Origin or
    Sec-Fetch-Site is a page that talks to a server it knows nothing about.
    """
    transport = request.transport
    port = transport.get_extra_info("sockname")[1] if transport is not None else None
    own_hosts = {f"{_ADDRESS}:{port}", f"localhost:{port}"}
    origin = request.headers.get("Origin")
    site = request.headers.get("Sec-Fetch-Site", "same-origin")
    refused = (
        request.host not in own_hosts
        or (origin is not None and origin != f"http://{request.host}")
        or (site not in ("same-origin", "none") and request.path != "/")
        or (request.method == "POST" and request.content_type != "application/json")
    )
    if refused:
        raise web.HTTPForbidden(text="Only the sandbox's own page may ask for this.")
    response = await handler(request)
    if not response.prepared:
        response.headers.update(_SECURITY_HEADERS)
    return response


@web.middleware
async def _explain(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Turn what a person could not do into an answer the page can show."""
    try:
        return await handler(request)
    except (ValidationError, ValueError) as error:
        return _refusal(HTTPStatus.BAD_REQUEST, error)
    except LookupError as error:
        return _refusal(HTTPStatus.NOT_FOUND, error)
    except (SetupError, BackendError) as error:
        return _refusal(HTTPStatus.CONFLICT, error)
    except TimeoutError as error:
        return _refusal(HTTPStatus.GATEWAY_TIMEOUT, error)


def _refusal(status: HTTPStatus, error: Exception) -> web.Response:
    return web.json_response({"error": str(error).partition("\n")[0]}, status=status)


class _Pages:
    """The handlers, which share one sandbox."""

    def __init__(self, sandbox: Sandbox) -> None:
        self._sandbox = sandbox
        self._reading = Reading()
        self._hands = Hands(sandbox, self._reading)
        self._stopping = asyncio.Event()

    async def stop(self, _app: web.Application) -> None:
        self._stopping.set()

    async def index(self, _request: web.Request) -> web.Response:
        return _static("index.html")

    async def static(self, request: web.Request) -> web.Response:
        return _static(request.match_info["name"])

    async def text(self, request: web.Request) -> web.Response:
        try:
            return web.json_response(page_text(request.query["language"]))
        except (FileNotFoundError, KeyError) as error:
            raise LookupError("no such language") from error

    async def snapshot(self, request: web.Request) -> web.Response:
        actor = self._actor(request)
        channel_id = int(request.query.get("channel") or self._sandbox.channel.id)
        return web.json_response(snapshot(self._sandbox, self._reading, actor, channel_id))

    async def commands(self, request: web.Request) -> web.Response:
        actor = self._actor(request)
        found = usable_commands(self._sandbox, actor, int(request.query["channel"]))
        return web.json_response(found)

    async def act(self, request: web.Request) -> web.Response:
        action = _ACTION.validate_json(await request.read())
        return web.json_response(await self._hands.act(action))

    async def complete(self, request: web.Request) -> web.Response:
        completion = Completion.model_validate_json(await request.read())
        return web.json_response(await self._hands.complete(completion))

    async def restart(self, _request: web.Request) -> web.Response:
        await self._sandbox.restart()
        return web.json_response({})

    async def events(self, request: web.Request) -> web.StreamResponse:
        """Send the revision number each time it changes (Server-Sent Events)."""
        headers = {**_SECURITY_HEADERS, "Content-Type": "text/event-stream"}
        response = web.StreamResponse(headers=headers)
        await response.prepare(request)
        sent = -1
        quiet = 0.0
        while not self._stopping.is_set():
            revision = self._sandbox.revision
            try:
                if revision != sent:
                    await response.write(f"data: {revision}\n\n".encode())
                    sent, quiet = revision, 0.0
                elif quiet >= _HEARTBEAT_SECONDS:
                    await response.write(b": still here\n\n")
                    quiet = 0.0
            except ConnectionResetError:
                break
            await asyncio.sleep(_POLL_SECONDS)
            quiet += _POLL_SECONDS
        return response

    async def media(self, request: web.Request) -> web.Response:
        path = request.match_info["path"]
        data = self._sandbox.env.backend.cdn.get(f"{CDN_BASE}/{path}")
        if data is None:
            raise web.HTTPNotFound
        kind = guess_type(path)[0]
        if kind in _SHOWN_INLINE:
            return web.Response(body=data, content_type=kind)
        headers = {"Content-Disposition": "attachment"}
        return web.Response(body=data, content_type="application/octet-stream", headers=headers)

    def _actor(self, request: web.Request) -> MemberActor:
        user = request.query.get("user")
        if not user:
            return next(iter(self._sandbox.actors.values()))
        return self._sandbox.actor(int(user))


def _static(name: str) -> web.Response:
    folder: Any = files(__package__) / "static"
    if name not in {entry.name for entry in folder.iterdir()}:
        raise web.HTTPNotFound
    kind = guess_type(name)[0] or "application/octet-stream"
    return web.Response(body=(folder / name).read_bytes(), content_type=kind, charset="utf-8")
