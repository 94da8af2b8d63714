### Lo que lee quien aloja el bot, y lo que se dice a los jugadores mientras se detiene.

refused-restarting = Me están reiniciando y eso no ha contado. Dame un momento y vuelve a intentarlo.

alarm-title = **Algo ha fallado.** El registro dice más.
alarm-line =
    - `{ $kind }` en `{ $place }`{ $times ->
        [one] { "" }
       *[other] , { $times } veces
    }{ $tables-count ->
        [0] { "" }
        [one] , mesa { $tables }
       *[other] , mesas { $tables }
    }{ $incident ->
        [none] { "" }
       *[other] , incidente `{ $incident }`
    }
alarm-more =
    { $count ->
        [one] - un tipo más
       *[other] - { $count } tipos más
    }
