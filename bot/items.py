"""The two kinds of live components: buttons and selects that know their address and no more.

They are re-created from their custom_id at each click, so they work after a restart. What a
click does is decided in `bot.clicks`.
"""

from collections.abc import Sequence
from typing import Any, Protocol, Self, TypeAlias, cast

import discord
from discord import ui

from bot.addresses import BUTTON_TEMPLATE, SELECT_TEMPLATE, Address, read_address

Interaction: TypeAlias = discord.Interaction[Any]


class ClickHandler(Protocol):
    """What handles a click; the client has one."""

    async def clicked(
        self, interaction: Interaction, address: Address | None, values: list[str]
    ) -> None:
        """Handle one click and answer it, whatever happens; never raises."""


async def _clicked(interaction: Interaction, custom_id: str, values: list[str]) -> None:
    handler = cast("ClickHandler", interaction.client.clicks)
    await handler.clicked(interaction, read_address(custom_id), values)


class LiveButton(ui.DynamicItem[ui.Button[Any]], template=BUTTON_TEMPLATE):
    """A button with an address."""

    @classmethod
    async def from_custom_id(
        cls, _interaction: Interaction, item: ui.Item[Any], _match: Any
    ) -> Self:
        """Re-create the button that was clicked."""
        return cls(cast("ui.Button[Any]", item))

    async def callback(self, interaction: Interaction) -> None:
        """Hand the click over."""
        await _clicked(interaction, self.custom_id, [])


class LiveSelect(ui.DynamicItem[ui.Select[Any]], template=SELECT_TEMPLATE):
    """A select with an address; what was chosen are option numbers, words, or Discord's ids."""

    @classmethod
    async def from_custom_id(
        cls, _interaction: Interaction, item: ui.Item[Any], _match: Any
    ) -> Self:
        """Re-create the select that was used."""
        return cls(cast("ui.Select[Any]", item))

    async def callback(self, interaction: Interaction) -> None:
        """Hand the choice over."""
        data: Any = interaction.data or {}
        await _clicked(interaction, self.custom_id, list(data.get("values", ())))


def button(
    address: Address,
    label: str,
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    emoji: str | None = None,
    disabled: bool = False,
) -> LiveButton:
    """Return a button; the label is cut to what Discord shows."""
    return LiveButton(
        ui.Button(
            custom_id=address.write(),
            label=label[:80],
            style=style,
            emoji=emoji,
            disabled=disabled,
        )
    )


def select(
    address: Address,
    options: list[discord.SelectOption],
    *,
    placeholder: str,
    least: int = 1,
    most: int = 1,
) -> LiveSelect:
    """Return a select of at most 25 options."""
    return LiveSelect(
        ui.Select(
            custom_id=address.write(),
            options=options,
            placeholder=placeholder[:150],
            min_values=least,
            max_values=most,
        )
    )


def channel_select(
    address: Address, chosen: Sequence[int], *, placeholder: str, most: int
) -> LiveSelect:
    """Return a select of text channels, in which none need be chosen."""
    item: ui.ChannelSelect[Any] = ui.ChannelSelect(
        custom_id=address.write(),
        channel_types=[discord.ChannelType.text, discord.ChannelType.news],
        placeholder=placeholder[:150],
        min_values=0,
        max_values=most,
        default_values=[
            discord.SelectDefaultValue(id=one, type=discord.SelectDefaultValueType.channel)
            for one in chosen
        ],
    )
    return LiveSelect(cast("ui.Select[Any]", item))


def role_select(address: Address, chosen: int | None, *, placeholder: str) -> LiveSelect:
    """Return a select of one role, or none."""
    item: ui.RoleSelect[Any] = ui.RoleSelect(
        custom_id=address.write(),
        placeholder=placeholder[:150],
        min_values=0,
        max_values=1,
        default_values=[
            discord.SelectDefaultValue(id=one, type=discord.SelectDefaultValueType.role)
            for one in (() if chosen is None else (chosen,))
        ],
    )
    return LiveSelect(cast("ui.Select[Any]", item))
