### Why something cannot be done; always told in private.

refused-no-such-table = There is no such table here. `/games` lists yours, `/play` opens one.
refused-not-seated = You do not sit at this table.
refused-not-host = Only the host of the table may do that.
refused-not-manager = That needs the permission **Manage Messages** in the server where the game is played.
refused-lobby-closed = This table is not open for that: it has begun already, or was closed, or has not begun yet.
refused-lobby-changed = Somebody came or left at that very moment. Look again, then start.
refused-table-full = No seat is free at this table.
refused-already-seated = You have a seat at this table.
refused-too-few =
    { $least ->
        [one] It takes a player to begin.
       *[other] It takes { $least } players to begin.
    }
refused-game-over = This game is over.
refused-game-frozen = This game is frozen; nothing is lost. See the panel in its thread.
refused-other-rules = This game was played by earlier rules and can no longer be shown.
refused-not-frozen = There is nothing to go back from.
refused-nothing-asked = Nothing is asked of you at the moment.
refused-answered = That question has been answered, or is from an earlier turn.
refused-overtaken = The game went on in the meantime, and that did not count. Look at it again, then try once more.
refused-illegal = That is not possible, or not possible now.
refused-part-missing = One thing is missing: { $part }
refused-unknown-option = This game has no such option. It knows: { $known }
refused-not-yours = That question was put to somebody else.
refused-unclear-table = You sit at several tables: say which one, with `table`.
refused-missing-permission =
    { $permission-count ->
        [one] I lack the permission **{ $permission }** in { $channel }. Whoever manages the server can grant it under { $where }.
       *[other] I lack the permissions **{ $permission }** in { $channel }. Whoever manages the server can grant them under { $where }.
    }
refused-too-many-threads = This server has as many open threads as Discord allows. Close one, then try again.
refused-wrong-place = A game needs a text channel of a server, where it can open a thread.
refused-forbidden = Discord does not let me do that here. Whoever manages the server can check my permissions.
refused-broken = Something broke on my side (incident { $incident }). Nothing is lost; please try again.

permission-view-channel = View Channel
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-attach-files = Attach Files
permission-embed-links = Embed Links
