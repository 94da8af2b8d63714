### What a host of the bot reads, and what players are told while it stops.

refused-restarting = I am being restarted, and that did not count. Give me a moment, then try again.

alarm-title = **Something broke.** The log knows more.
alarm-line =
    - `{ $kind }` in `{ $place }`{ $times ->
        [one] { "" }
       *[other] , { $times } times
    }{ $tables-count ->
        [0] { "" }
        [one] , table { $tables }
       *[other] , tables { $tables }
    }{ $incident ->
        [none] { "" }
       *[other] , incident `{ $incident }`
    }
alarm-more =
    { $count ->
        [one] - one more kind
       *[other] - { $count } more kinds
    }
