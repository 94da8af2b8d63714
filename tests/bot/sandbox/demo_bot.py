"""A bot that uses everything the sandbox draws, and nothing of the games.

Run it as a module to look at the page: ``python -m tests.bot.sandbox.demo_bot``.
"""

import asyncio
import io
import struct
import zlib
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands, tasks

from bot.sandbox import Sandbox, serve

ROOMS = ("Armoury", "Crypt", "Kitchen", "Library", "Tower")
STORY = """# The cave
## A room
### A corner
-# two heroes, one troll
**Bold**, *italic*, __underlined__, ~~struck~~, `code`, ***both***, ||the troll is asleep||
> a quotation
- a lantern
- a rope
  - ten metres
1. enter
2. leave
[the rules](https://example.org/rules) and https://example.org/a_b_c, <:meeple:123> 🎲
2 * 3 * 4, snake_case_name
\\*not italic\\* <script>alert(1)</script>
```py
print("<b>code</b>")
```"""


def png(width: int, height: int, colour: tuple[int, int, int]) -> bytes:
    """Make a picture of one colour with a dark grid, eight squares wide."""
    step = max(width // 8, 1)
    rows = []
    for y in range(height):
        row = bytearray([0])
        for x in range(width):
            row += bytes((30, 30, 36)) if x % step == 0 or y % step == 0 else bytes(colour)
        rows.append(bytes(row))

    def chunk(kind: bytes, data: bytes) -> bytes:
        body = kind + data
        return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    data = zlib.compress(b"".join(rows))
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", data) + chunk(b"IEND", b"")
    )


def picture(name: str, size: tuple[int, int], colour: tuple[int, int, int]) -> discord.File:
    """Wrap a picture as an upload."""
    return discord.File(io.BytesIO(png(*size, colour)), name, description=f"A picture: {name}")


class Boom(ui.DynamicItem[ui.Button[Any]], template=r"demo:boom"):
    """A button that breaks."""

    def __init__(self) -> None:
        super().__init__(
            ui.Button(label="Break", custom_id="demo:boom", style=discord.ButtonStyle.danger)
        )

    @classmethod
    async def from_custom_id(cls, *_arguments: object) -> "Boom":
        """Make the item again for a click."""
        return cls()

    async def callback(self, _interaction: discord.Interaction[Any]) -> None:
        """Break."""
        raise RuntimeError("the demo breaks on purpose")


class Step(ui.DynamicItem[ui.Button[Any]], template=r"demo:step:(?P<number>\d+)"):
    """A button that counts, on the message itself."""

    def __init__(self, number: int) -> None:
        super().__init__(
            ui.Button(
                label=f"Step {number}",
                emoji="👣",
                custom_id=f"demo:step:{number}",
                style=discord.ButtonStyle.success,
            )
        )
        self.number = number

    @classmethod
    async def from_custom_id(
        cls,
        _interaction: object,
        _item: object,
        match: Any,
    ) -> "Step":
        """Make the item again for a click."""
        return cls(int(match["number"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Count on."""
        await interaction.response.edit_message(
            view=board(self.number + 1),
            attachments=[
                picture("board.png", (800, 500), (20 * (self.number % 10), 90, 140)),
                picture("hero.png", (100, 100), (160, 60, 60)),
                discord.File(io.BytesIO(b"rules"), "rules.txt"),
            ],
        )


class Choose(ui.DynamicItem[ui.Select[Any]], template=r"demo:choose"):
    """A select menu whose answer only the chooser sees."""

    def __init__(self, *, several: bool = False) -> None:
        super().__init__(
            ui.Select(
                custom_id="demo:choose",
                placeholder="Choose a room",
                max_values=2 if several else 1,
                options=[
                    discord.SelectOption(
                        label=room, value=room.lower(), description=f"Go to the {room}", emoji="🚪"
                    )
                    for room in ROOMS
                ],
            )
        )

    @classmethod
    async def from_custom_id(cls, *_arguments: object) -> "Choose":
        """Make the item again for a choice."""
        return cls()

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Say what was chosen."""
        values = ", ".join(self.item.values)
        await interaction.response.send_message(f"You chose {values}", ephemeral=True)


class Wish(ui.Modal, title="Your wish"):
    """A form with one of each control."""

    name: ui.Label[Any] = ui.Label(text="Name", component=ui.TextInput(custom_id="name"))
    room: ui.Label[Any] = ui.Label(
        text="Room",
        description="Where you go",
        component=ui.Select(
            custom_id="room", options=[discord.SelectOption(label=room) for room in ROOMS]
        ),
    )
    way: ui.Label[Any] = ui.Label(
        text="Way",
        component=ui.RadioGroup(
            custom_id="way",
            options=[discord.RadioGroupOption(label=way, value=way) for way in ("door", "window")],
        ),
    )
    tools: ui.Label[Any] = ui.Label(
        text="Tools",
        component=ui.CheckboxGroup(
            custom_id="tools",
            required=False,
            min_values=0,
            options=[
                discord.CheckboxGroupOption(label=tool, value=tool) for tool in ("rope", "lantern")
            ],
        ),
    )
    sure: ui.Label[Any] = ui.Label(text="Sure?", component=ui.Checkbox(custom_id="sure"))

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        """Repeat what was filled in."""
        values = [getattr(part.component, "value", None) for part in (self.name, self.way)]
        rooms = getattr(self.room.component, "values", [])
        tools = getattr(self.tools.component, "values", [])
        await interaction.response.send_message(f"Wish: {values} {rooms} {tools}")


def board(step: int) -> ui.LayoutView:
    """Lay out one of everything."""
    view = ui.LayoutView(timeout=None)
    box: ui.Container[Any] = ui.Container(accent_colour=discord.Colour.gold())
    box.add_item(
        ui.Section(
            f"### Step {step}\nIt is **your** turn",
            accessory=ui.Thumbnail("attachment://hero.png", description="The hero"),
        )
    )
    gallery: ui.MediaGallery[Any] = ui.MediaGallery()
    gallery.add_item(media="attachment://board.png", description="The board")
    box.add_item(gallery)
    box.add_item(ui.Separator())
    box.add_item(ui.File("attachment://rules.txt"))
    box.add_item(ui.ActionRow(Step(step), Boom()))
    view.add_item(box)
    view.add_item(ui.ActionRow(Choose()))
    view.add_item(
        ui.ActionRow(
            ui.Button(label="Not yet", disabled=True, custom_id="demo:not-yet"),
            ui.Button(label="Rules", url="https://example.org/rules"),
        )
    )
    return view


class Words(app_commands.Translator):
    """Spanish for the page to show."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        _context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Translate one command's words."""
        words = {"story": "cuento", "Tell a story": "Cuenta un cuento", "room": "sala"}
        return words.get(string.message) if locale is discord.Locale.spain_spanish else None


class Demo(commands.Cog):
    """The demo's commands."""

    group = app_commands.Group(name="demo", description="Everything at once")

    def __init__(self) -> None:
        self.ticks = 0
        self.tick.start()

    async def cog_unload(self) -> None:
        """Stop counting."""
        self.tick.cancel()

    @tasks.loop(seconds=1)
    async def tick(self) -> None:
        """Count the seconds."""
        self.ticks += 1

    @app_commands.command(name="ticks", description="How many seconds the bot has run")
    async def show_ticks(self, interaction: discord.Interaction[Any]) -> None:
        """Tell the seconds."""
        await interaction.response.send_message(f"{self.ticks} ticks")

    @app_commands.command(name="locale", description="Which language you use")
    async def locale(self, interaction: discord.Interaction[Any]) -> None:
        """Tell the client's locale."""
        await interaction.response.send_message(f"locale {interaction.locale}", ephemeral=True)

    @app_commands.command(name="story", description="Tell a story")
    async def story(self, interaction: discord.Interaction[Any]) -> None:
        """Show all markdown."""
        await interaction.response.send_message(
            f"{STORY}\n{interaction.user.mention} <t:1767225600:R> <t:1767225600:D>"
        )

    @group.command(name="board", description="Show a board")
    async def show_board(self, interaction: discord.Interaction[Any]) -> None:
        """Show one of everything."""
        await interaction.response.send_message(
            view=board(1),
            files=[
                picture("board.png", (800, 500), (60, 90, 140)),
                picture("hero.png", (100, 100), (160, 60, 60)),
                discord.File(io.BytesIO(b"rules"), "rules.txt"),
            ],
        )

    @group.command(name="secret", description="Whisper, by direct message and here")
    async def secret(self, interaction: discord.Interaction[Any]) -> None:
        """Tell a secret twice."""
        await interaction.response.defer(ephemeral=True)
        view = ui.View(timeout=None)
        view.add_item(Choose(several=True))
        try:
            await interaction.user.send("Your card: the Crown", view=view)
        except discord.Forbidden:
            await interaction.followup.send("Your direct messages are closed", ephemeral=True)
        else:
            await interaction.followup.send("Your hand: the Crown", ephemeral=True)

    @group.command(name="go", description="Go to a room")
    @app_commands.describe(room="Which room", steps="How many steps", with_whom="Who comes along")
    async def go(
        self,
        interaction: discord.Interaction[Any],
        room: str,
        steps: app_commands.Range[int, 1, 6] = 1,
        with_whom: discord.Member | None = None,
    ) -> None:
        """Say where to."""
        company = with_whom.display_name if with_whom else "nobody"
        await interaction.response.send_message(f"Going to {room}, {steps} steps, with {company}")

    @go.autocomplete("room")
    async def rooms(
        self, interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        """Complete a room's name."""
        return [
            app_commands.Choice(name=f"{room} of {interaction.user.display_name}", value=room)
            for room in ROOMS
            if typed.lower() in room.lower()
        ]

    @group.command(name="read", description="Read a file aloud")
    @app_commands.describe(file="Which file")
    async def read(self, interaction: discord.Interaction[Any], file: discord.Attachment) -> None:
        """Say what stands in a file."""
        said = (await file.read()).decode()
        await interaction.response.send_message(f"{file.filename}: {said}")

    @group.command(name="wish", description="Fill in a form")
    async def wish(self, interaction: discord.Interaction[Any]) -> None:
        """Open the form."""
        await interaction.response.send_modal(Wish())

    @group.command(name="thread", description="Open a thread")
    async def thread(self, interaction: discord.Interaction[Any]) -> None:
        """Open a thread and write in it."""
        channel = interaction.channel
        if not isinstance(channel, discord.TextChannel):
            raise TypeError("only in a text channel")
        await interaction.response.send_message("Opening", ephemeral=True)
        thread = await channel.create_thread(name="game 1", type=discord.ChannelType.public_thread)
        await thread.send(f"{interaction.user.mention}, this way")

    @group.command(name="fail", description="Raise an error")
    async def fail(self, _interaction: discord.Interaction[Any]) -> None:
        """Break."""
        raise RuntimeError("the command breaks on purpose")

    @group.command(name="later", description="Write something in two minutes")
    async def later(self, interaction: discord.Interaction[Any]) -> None:
        """Answer, and again after a while."""
        await interaction.response.send_message("Wait")
        channel = interaction.channel
        if isinstance(channel, discord.abc.Messageable):
            await asyncio.sleep(120)
            await channel.send("Here it is")


class DemoBot(commands.AutoShardedBot):
    """The demo."""

    def __init__(self) -> None:
        super().__init__(command_prefix="!", intents=discord.Intents.default())

    async def setup_hook(self) -> None:
        """Load the cog and register the commands."""
        self.add_dynamic_items(Step, Boom, Choose)
        await self.tree.set_translator(Words())
        await self.add_cog(Demo())
        await self.tree.sync()


async def main() -> None:
    """Serve the demo."""
    await serve(
        Sandbox(DemoBot, players=["Ana", "Bruno", "Carla"]),
        port=8765,
        open_browser=False,
        announce=lambda url: print(url, flush=True),  # noqa: T201 - a demo talks to its terminal
    )


if __name__ == "__main__":
    asyncio.run(main())
