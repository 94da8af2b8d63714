### A table that has not begun.

lobby-title = ## { $game } · table { NUMBER($number, useGrouping: 0) }
lobby-seats = **Seats** ({ $taken } taken, { $least } to { $most } play)
lobby-foot = -# { $host } hosts the table and starts the game. Unless it begins, it closes { $expires }.
lobby-playing = ▶ The game has begun: { $where }
lobby-finished = The game is over: { $where }
lobby-ended = The game was ended early: { $where }
lobby-called-off = This table was called off.
lobby-frozen = The game is frozen: { $where }
lobby-expired = Nobody started this table in time; it is closed. `/play` opens a new one.
option-choice = { $name }: { $value }
button-join = Join
button-leave = Leave
button-start = Start
button-cancel = Call off
