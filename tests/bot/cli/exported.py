"""Games to read back: played at random, and kept as an exported file keeps them."""

from rules.engine.game import Game
from rules.engine.randomness import Stream, commitment
from rules.engine.record import Answered, GameRecord, KeptResult
from rules.engine.rulebook import all_games

PLAYERS = ("Ana", "Bo", "Cid")


def exported(
    seed: bytes = bytes(range(32)), most: int = 10_000, players: tuple[str, ...] = PLAYERS
) -> GameRecord:
    """Return a game of Calderos, played to its end or up to so many answers."""
    rulebook = all_games()["calderos"]
    game = Game(rulebook, len(players), seed)
    stream = Stream(seed, "test")
    entries: list[Answered] = []
    while game.open and len(entries) < most:
        number, asked = next(iter(game.open.items()))
        answer = asked.question.sample(stream)
        entries.append(
            Answered(
                question=number, seat=asked.seat, fingerprint=asked.fingerprint(), answer=answer
            )
        )
        game.answer(asked.seat, number, answer)
    return GameRecord(
        game="calderos",
        rules_version=rulebook.version,
        players=players,
        seed=seed.hex(),
        commitment=commitment(seed),
        entries=tuple(entries),
        result=KeptResult.of(game.result) if game.result else None,
    )
