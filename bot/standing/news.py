"""What a game that has ended changes about the standing, told in its thread."""

from bot.desk import Desk
from bot.speech import Speaker
from bot.standing.career import Career
from bot.tables.herald import Herald
from rules.engine.seats import Seat


async def tell_ratings(desk: Desk, game: int) -> None:
    """Tell the new ratings of those who want to be named, if the game was rated.

    It is news and no more: if the bot stops right now it is not made up for, since `/standing`
    shows the same.
    """
    store = desk.store
    row = await store.games.get(game)
    seats = await store.games.seats(game)
    named = await store.standings.names(row.guild_id)
    if not any(seat.user_id in named for seat in seats):
        return
    reckoning = await desk.scores.standings(row.guild_id)
    careers = reckoning.of(row.game)
    herald = Herald(desk.faces[row.game], row, seats)
    changes = [
        _change(Seat(seat.seat), career, herald.public)
        for seat in seats
        if seat.user_id is not None and seat.user_id in named
        if (career := careers.get(seat.user_id)) and career.rated_in == game
    ]
    if changes:
        line = herald.public.say("standing-news", changes=", ".join(changes))
        await desk.tables.post(game, herald.feed([line]))


def _change(seat: Seat, career: Career, speaker: Speaker) -> str:
    gained = f"{career.gained:+d}".replace("-", "−")
    name = speaker.name(seat)
    return speaker.say("standing-change", name=name, rating=career.rating, gained=gained)
