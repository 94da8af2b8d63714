### Time at a table: limits, reminders, and seats that wait for their owner.

## Words

time-no-limit = no limit
time-hours =
    { $count ->
        [one] one hour
       *[other] { $count } hours
    }
time-days =
    { $count ->
        [one] one day
       *[other] { $count } days
    }
# What happens when time is up, inside a sentence.
time-rule-wait = the table waits on
time-rule-remind = whoever is asked is reminded
time-rule-answer = the bot answers that question
time-rule-hand-over = the bot plays on until they are back
time-with-rule = { $limit }, then { $rule }
time-deadline = Deadline: { $until }.

## The public thread

feed-reminder = ⏰ { $user }, a reminder: { $what }
feed-time-up-remind = ⏰ { $user }, your time is up: { $what }
feed-time-up-answer = ⏰ Time is up for { $seat }: the bot answers this once in their place.
feed-time-up-hand-over = ⏰ { $user }, your time is up, and the bot plays on for { $seat }. **I am back** below the table, or `/table return`, brings you back.
feed-returned = { $seat } is back at the table.
feed-time-set =
    { $by ->
        [host] ⏰ A moderator sets the time for an answer: { $time }. It counts from now.
       *[other] ⏰ By vote, the time for an answer is: { $time }. It counts from now.
    }

## The living panel

board-asked = ▸ { $seats }: { $what }
board-asked-until = ▸ { $seats }: { $what } Deadline: { $until }.
board-away =
    { $seats-count ->
        [one] The bot plays for { $seats }, who can come back at any time.
       *[other] The bot plays for { $seats }, each of whom can come back at any time.
    }
button-return = I am back
lobby-time = -# Time for an answer: { $time }.

## Private messages

question-deadline = -# Deadline: { $until }.
time-reminder = A reminder: you were asked this { $since }.
time-answered = Your time was up, and the bot answered in your place:
time-returned = You are back at the table.
time-back = You have your seat again. What is asked of you comes in private; **My move** shows it here.
time-set = From now on the time for an answer is: { $time }.

## What waits for me

waiting-title = ### What waits for you
waiting-none = Nothing waits for you. `/games` lists your tables.
waiting-line = - [{ $game } · table { NUMBER($number, useGrouping: 0) }]({ $link }): { $what } Asked { $since }.
waiting-paused = - [{ $game } · table { NUMBER($number, useGrouping: 0) }]({ $link }): { $what } The game is paused.
waiting-kept = - [{ $game } · table { NUMBER($number, useGrouping: 0) }]({ $link }): the bot plays for you until you come back.
waiting-more =
    { $count ->
        [one] -# One more has no room here.
       *[other] -# { $count } more have no room here.
    }
waiting-button = Table { NUMBER($number, useGrouping: 0) }: my move
waiting-button-return = Table { NUMBER($number, useGrouping: 0) }: I am back

## Preferences

preferences-title = ### Your preferences
preferences-reminder = **Reminders:** { $reminder }
preferences-quiet = **Quiet hours:** { $begin } to { $end } in { $zone }. You get no reminders then; those that fall due come afterwards.
preferences-no-quiet = **Quiet hours:** none. `/preferences` with `quiet_from`, `quiet_to` and `timezone` sets them.
preferences-language = **Language:** { $language }
preferences-foot = -# These count at all tables. Whoever is asked is mentioned once in the thread in any case; a reminder comes once, when half of the time is over, or after a day where there is no limit.
preferences-reminder-ping = a mention in the thread of the game
preferences-reminder-dm = a direct message
preferences-reminder-none = none
preferences-language-en = English
preferences-language-es = Español
preferences-language-own = as set in Discord
preferences-choose-reminder = Reminders…
preferences-choose-language = Language…
preferences-quiet-off = No quiet hours
button-quiet-off = No quiet hours

## Refusals

refused-bad-limit = A table can give from 1 hour to { $days } days for an answer, written like `12h` or `3d`, or `none` for no limit.
refused-bad-hour = Quiet hours are written like `22` or `7:30`, from one to the other; give both `quiet_from` and `quiet_to`, or `off` to have none.
refused-unknown-zone = I know no such time zone. Choose one from the list, such as `Europe/Madrid` or `America/Bogota`.
refused-not-away = The bot keeps no seat for you at this table.
refused-zone-missing = Which time zone are your quiet hours in? Give `timezone` as well: I cannot know where you are.

## Commands

command-time-description = Set how long an answer may take, and what happens then
command-time-limit = Such as 12h or 3d; none for no limit
command-time-rule = What happens when time is up
command-time-rule-wait = Wait on
command-time-rule-remind = Remind whoever is asked
command-time-rule-answer = The bot answers that question
command-time-rule-hand-over = The bot plays on until they are back
command-time-at-once = At once, without a vote; needs Manage Messages here
command-return-description = Take your seat back from the bot
command-waiting-description = List what waits for you, at all tables
command-preferences-description = Reminders, quiet hours and language: see or change yours
command-preferences-reminder = How you want to be reminded of what waits for you
command-preferences-reminder-ping = A mention in the thread
command-preferences-reminder-dm = A direct message
command-preferences-reminder-none = None
command-preferences-quiet-from = From when you want no reminders, such as 22:00; off for never
command-preferences-quiet-to = Until when you want no reminders, such as 8:00
command-preferences-timezone = Where your clock is, such as Europe/Madrid
command-preferences-language = The language in which the bot talks to you
command-preferences-language-own = As set in Discord
