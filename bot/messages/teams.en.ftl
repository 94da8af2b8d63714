### What the members of a team write to each other, in private.

# Stands above what a teammate writes.
talk-mark =
    { $table }
    { $seat } to the team:

## To whoever wrote it

talk-sent = ✓ Passed on to { $seats }.
talk-silent =
    { $seats-count ->
        [one] { $seats } takes no part in the team talk.
       *[other] { $seats } take no part in the team talk.
    }
talk-closed = My direct messages do not reach { $seats }.
talk-failed = Discord did not take it for { $seats } just now. Try again in a moment.
talk-nobody = Nobody has got that.
talk-text-only = Only the text was passed on, and nothing that came with it.
talk-which = **Which team is that for?**
    -# If you reply to one of my messages about that table, I know it by myself.
talk-teams = Your teams…
talk-switched-on = You take part in your team's talk. What you write to me by direct message goes to { $seats }; so does `/table say`.
talk-switched-off = You no longer take part in your team's talk: you get nothing of it, and what you write to me goes to nobody. `/table talk` lets you in again.

refused-not-playing = You are not in a game at the moment, so there is no team to pass that on to. `/games` lists your tables.
refused-no-team = You play for yourself there: there is no team to pass that on to.
refused-only-bots = The bot plays for all the others of your team: there is nobody to pass that on to.
refused-talk-off = You take no part in your team's talk, so that went to nobody. `/table talk` lets you in again.
refused-nothing-said = There is nothing in it to pass on.
refused-only-text = Only text goes to your team, and there is none in it.
refused-too-long =
    { $most ->
        [one] That is too long to pass on: { $most } character fits. Send it in parts.
       *[other] That is too long to pass on: { $most } characters fit. Send it in parts.
    }
refused-too-fast = That was a lot at once, and the last of it went to nobody. Wait some seconds, then go on.
refused-message-gone = You have deleted that message, so it went to nobody.
