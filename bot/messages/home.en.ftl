### What a server chooses: /settings, and what follows from it.

## The panel

home-title =
    ### Settings of this server
    They count for every table that is opened from now on. Each choice is kept at once.
home-language = **Language** of a new table, unless whoever opens it names another
home-language-own = that of whoever opens it
home-language-en = English
home-language-es = Español
home-channels = **Channels** where tables may be opened; with none chosen, all that I see
home-games = **Games** that may be opened; with none chosen, all
home-limit = **Time** for an answer; each table can set another
home-rule = **When time is up**
home-role = **Role** that is told of a new table, once; with none chosen, nobody is
home-choose-language = Language…
home-choose-channels = All channels
home-choose-games = All games
home-choose-limit = Time for an answer…
home-choose-rule = When time is up…
home-choose-role = No role

home-permissions-title = **What I am allowed to do**
home-lacks = ⚠ { $channel }: I lack **{ $permissions }**. Grant it under { $where }.
home-lacks-more =
    { $count ->
        [one] ⚠ I lack something in one more channel.
       *[other] ⚠ I lack something in { $count } more channels.
    }
home-lacks-nothing =
    { $chosen ->
        [yes] ✓ In the chosen channels I may do all that games need.
       *[no] ✓ In all channels that I see I may do all that games need.
    }
home-channels-gone =
    { $count ->
        [one] ⚠ One of the chosen channels is gone.
       *[other] ⚠ { $count } of the chosen channels are gone.
    }
home-channels-unseen =
    { $count ->
        [one] -# One channel I do not see. To play there, grant me **View Channel** in it.
       *[other] -# { $count } channels I do not see. To play there, grant me **View Channel** in them.
    }
home-role-gone = ⚠ The role that is to be told of new tables is gone.
home-role-silent = ⚠ I cannot notify { $role } everywhere. Switch on *Allow anyone to @mention this role* under *Server Settings → Roles*, or grant me **Mention @everyone, @here, and All Roles**.

# Where a permission is granted, inside a sentence.
grant-role = *Server Settings → Roles*, in my role
grant-channel = *Edit Channel → Permissions*
grant-both = *Server Settings → Roles*, in my role, and *Edit Channel → Permissions*
permission-send-messages = Send Messages

## A new table

home-announcement = { $role } A table for { $game } is open: [take a seat]({ $link }).
home-not-announced = The table is open, but I could not notify { $role }. Whoever manages the server can switch on *Allow anyone to @mention this role* under *Server Settings → Roles*.

## Refusals

refused-not-keeper = That needs the permission **Manage Server**.
refused-other-channel = On this server, games are played in { $channels }. Open the table there.
refused-other-game =
    { $games-count ->
        [one] On this server, { $games } is the game that can be played.
       *[other] On this server, these games can be played: { $games }.
    }
refused-every-role = That role is everybody on the server. Choose one that people can take or leave.

## Commands

command-settings-description = Where and what is played on this server, language and time
