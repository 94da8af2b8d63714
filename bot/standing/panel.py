"""What `/standing` shows: the table of the best, and one's own line."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from discord import ui

from bot.addresses import GameKey, Scope, StandingButton, StandingVerb
from bot.face import Face
from bot.items import LiveButton, button
from bot.panels.common import Panel, gallery, layout, text
from bot.speech import Speaker
from bot.standing import words
from bot.standing.career import Career
from bot.standing.picture import standing_picture
from bot.standing.reckoning import Reckoning
from bot.standing.table import Line, table

_FILE = "standing.png"


@dataclass(frozen=True, slots=True)
class Standing:
    """A standing as one person sees it.

    Attributes:
        game: the game's key, or `ALL_GAMES`.
        scope: whose games it is made of.
        careers: of all who played, by user.
        names: of those who want to be named, by user.
        user: who looks at it.
        named: whether they want to be named themself.
    """

    game: str
    scope: Scope
    careers: Mapping[int, Career]
    names: Mapping[int, str]
    user: int
    named: bool

    @property
    def lines(self) -> list[Line]:
        """The table, the best first."""
        return table(self.game, self.careers, self.names)


def standing_panel(standing: Standing, speaker: Speaker, *, in_words: bool) -> Panel:
    """Return the table of the best, one's own line, and the way into the table and out of it."""
    lines = standing.lines
    head = words.title(standing.game, standing.scope, speaker)
    items: list[ui.Item[Any]] = []
    pictures: tuple[Any, ...] = ()
    if lines and not in_words:
        picture = standing_picture(
            standing.game, standing.scope, lines, standing.user, speaker.plain()
        )
        items += [text(f"### {head}"), gallery(_FILE, picture)]
        pictures = ((_FILE, picture),)
    else:
        listed = words.rows(lines, speaker) or [speaker.say("standing-empty")]
        items.append(text("\n".join([f"### {head}", *listed])))
    items.append(text("\n".join(_foot(standing, lines, speaker))))
    items.append(ui.ActionRow(*_buttons(standing, lines, speaker, in_words=in_words)))
    return Panel(layout(*items), pictures)


def _foot(standing: Standing, lines: Sequence[Line], speaker: Speaker) -> list[str]:
    mine = standing.careers.get(standing.user)
    said = [words.own_line(standing.game, mine, lines, standing.user, speaker)]
    others = len(standing.careers) - len(lines)
    if others:
        said.append(speaker.say("standing-others", count=others))
    said.append(speaker.say("standing-named" if standing.named else "standing-nameless"))
    return said


def _buttons(
    standing: Standing, lines: Sequence[Line], speaker: Speaker, *, in_words: bool
) -> list[LiveButton]:
    verbs = [StandingVerb.LEAVE if standing.named else StandingVerb.JOIN]
    if lines:
        verbs.append(StandingVerb.PICTURE if in_words else StandingVerb.WORDS)
    return [
        button(
            StandingButton(verb, GameKey(standing.game), standing.scope),
            speaker.say(f"standing-button-{verb}"),
        )
        for verb in verbs
    ]


def person_panel(
    user: int,
    name: str,
    scope: Scope,
    shown: Sequence[Face],
    reckoning: Reckoning,
    names: Mapping[int, str],
    speakers: Mapping[str, Speaker],
    speaker: Speaker,
) -> Panel:
    """Return what one person has achieved, game by game.

    Args:
        user: the person.
        name: what they are called; data, never trusted.
        scope: whose games it is made of.
        shown: the games to tell of; those in which the person has no career are left out.
        reckoning: all careers.
        names: of those who want to be named, by user.
        speakers: who speaks of each game, by its key.
        speaker: says what is of no game.
    """
    said = [speaker.say("standing-person", name=speaker.safe(name), scope=scope.value)]
    for face in shown:
        careers = reckoning.of(face.key)
        if user in careers:
            lines = table(face.key, careers, names)
            place = next((line.place for line in lines if line.user == user), None)
            said.append(words.game_line(face, careers[user], place, speakers[face.key]))
    return Panel(layout(text("\n".join(said))))
