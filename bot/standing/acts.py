"""What ``/standing`` and the buttons below it do."""

from collections.abc import Mapping

import discord
from discord import app_commands

from bot.addresses import Scope, StandingButton, StandingVerb
from bot.commands import CHOICES
from bot.desk import Desk
from bot.items import Interaction
from bot.panels import Panel
from bot.reply import Reply
from bot.speech import Speaker
from bot.standing.panel import Standing, person_panel, standing_panel
from bot.standing.reckoning import ALL_GAMES
from bot.tables.errors import Illegal, NotInStanding
from bot.text import plain_name

ALL = "all"
"""How "all games together" is typed."""


async def complete_standing(
    interaction: Interaction, current: str
) -> list[app_commands.Choice[str]]:
    """Offer all games together, and each of them."""
    desk: Desk = interaction.client.desk
    locale = desk.locale_of(interaction)
    offered = [(ALL, desk.say(locale, "standing-all-games"))]
    offered += [(face.key, desk.game_name(locale, face.key)) for face in desk.faces]
    wanted = current.strip().casefold()
    return [
        app_commands.Choice(name=plain_name(label, 100), value=key)
        for key, label in offered
        if wanted in label.casefold() or wanted in key
    ][:CHOICES]


async def show_standing(
    reply: Reply, game: str | None, scope: Scope | None, player: discord.abc.User | None
) -> None:
    """Show the table of the best, or what one person has achieved.

    Args:
        reply: to the command.
        game: its key, or `ALL`; None for the one that is played where this is typed, or all.
        scope: whose games count; None for those of the server where this is typed, if in one.
        player: the person, if it is about one.

    Raises:
        UnknownGame: there is no such game.
        NotInStanding: that person does not want to be named, or has finished no game there.
    """
    await reply.defer()
    scope = _scope_at(reply, scope or Scope.SERVER)
    if player is not None:
        await reply.send(await _person(reply, player, game, scope))
        return
    key = await _game_here(reply) if game is None else ALL_GAMES if game == ALL else game
    await reply.send(await _table(reply, key, scope))


async def press_standing(reply: Reply, address: StandingButton) -> None:
    """Do what a button below a standing says, and show the standing anew.

    Raises:
        Illegal: the message shows to others too.
        UnknownGame: there is no such game any more.
    """
    if not reply.is_private:
        raise Illegal  # what comes has the person's own line in it
    await reply.defer_update()
    if address.verb in {StandingVerb.JOIN, StandingVerb.LEAVE}:
        named = address.verb is StandingVerb.JOIN
        await reply.desk.store.standings.set_named(reply.person.id, named=named)
    scope = _scope_at(reply, address.scope)
    in_words = address.verb is StandingVerb.WORDS
    panel = await _table(reply, address.game, scope, in_words=in_words)
    await reply.confirm(lambda: reply.update(panel))


def _scope_at(reply: Reply, scope: Scope) -> Scope:
    return scope if reply.interaction.guild_id else Scope.EVERYWHERE


async def _game_here(reply: Reply) -> str:
    here = await reply.desk.store.games.by_thread(reply.interaction.channel_id or 0)
    return here.game if here else ALL_GAMES


async def _table(reply: Reply, game: str, scope: Scope, *, in_words: bool = False) -> Panel:
    desk, user = reply.desk, reply.person.id
    texts = desk.texts if game == ALL_GAMES else desk.faces[game].texts
    reckoning = await desk.scores.standings(_guild(reply, scope))
    standing = Standing(
        game=game,
        scope=scope,
        careers=reckoning.of(game),
        names=await _names(reply, scope),
        user=user,
        named=await desk.store.standings.is_named(user),
    )
    return standing_panel(standing, Speaker(texts, reply.locale, {}), in_words=in_words)


async def _person(reply: Reply, player: discord.abc.User, game: str | None, scope: Scope) -> Panel:
    desk = reply.desk
    shown = list(desk.faces) if game in {None, ALL} else [desk.faces[str(game)]]
    names = await _names(reply, scope)
    reckoning = await desk.scores.standings(_guild(reply, scope))
    itself = player.id == reply.person.id
    name = reply.person.name if itself else names.get(player.id)
    if name is None or not any(player.id in reckoning.of(face.key) for face in shown):
        raise NotInStanding
    speakers = {face.key: Speaker(face.texts, reply.locale, {}) for face in shown}
    common = Speaker(desk.texts, reply.locale, {})
    return person_panel(player.id, name, scope, shown, reckoning, names, speakers, common)


def _guild(reply: Reply, scope: Scope) -> int | None:
    return reply.interaction.guild_id if scope is Scope.SERVER else None


async def _names(reply: Reply, scope: Scope) -> Mapping[int, str]:
    """Return what those who want to be named are called: here, if they have played here."""
    standings, guild = reply.desk.store.standings, reply.interaction.guild_id
    here = await standings.names(guild) if guild is not None else {}
    return here if scope is Scope.SERVER else {**await standings.names(None), **here}
