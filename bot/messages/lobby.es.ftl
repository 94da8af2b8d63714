### Una mesa que aún no ha empezado.

lobby-title = ## { $game } · mesa { NUMBER($number, useGrouping: 0) }
lobby-seats =
    { $taken ->
        [one] **Asientos** (1 ocupado; juegan de { $least } a { $most })
       *[other] **Asientos** ({ $taken } ocupados; juegan de { $least } a { $most })
    }
lobby-foot = -# { $host } lleva la mesa y empieza la partida. Si no empieza, la mesa se cierra { $expires }.
lobby-playing = ▶ La partida ha empezado: { $where }
lobby-finished = La partida ha terminado: { $where }
lobby-ended = La partida se terminó antes de tiempo: { $where }
lobby-called-off = Esta mesa se ha cancelado.
lobby-frozen = La partida está congelada: { $where }
lobby-expired = Nadie empezó esta mesa a tiempo y se ha cerrado. `/play` abre otra.
option-choice = { $name }: { $value }
button-join = Unirse
button-leave = Salir
button-start = Empezar
button-cancel = Cancelar la mesa
