### Victorias, rachas y niveles: /standing y lo que muestra.

standing-all-games = Todos los juegos
standing-title =
    { $scope ->
        [server] { $game }: clasificación de este servidor
       *[everywhere] { $game }: clasificación general
    }
standing-row = { $place }. **{ $name }**: { $career }
standing-empty = En esta clasificación todavía no hay nadie.

## Lo que alguien ha logrado; cada frase sigue donde acaba la anterior

standing-games =
    { $games ->
        [one] una partida
       *[other] { $games } partidas
    }, { $wins ->
        [0] ninguna ganada
        [one] una ganada
       *[other] { $wins } ganadas
    }
standing-streaks =
    { $streak ->
        [0] { $career }, racha más larga: { $longest }
        [one] { $career }, la última entre ellas, racha más larga: { $longest }
       *[other] { $career }, las últimas { $streak } seguidas, racha más larga: { $longest }
    }
standing-rated = { $career }; nivel: { NUMBER($rating, useGrouping: 0) }
standing-scored = { $career } ({ $score })

## Debajo de la tabla

standing-own = **Tú:** { $career }. Esto solo lo ves tú.
standing-own-placed =
    { $people ->
        [one] **Tú:** no hay nadie más en la tabla; { $career }.
       *[other] **Tú:** puesto { $place } de { $people }; { $career }.
    }
standing-own-none = Aquí aún no has terminado ninguna partida.
standing-others =
    { $count ->
        [one] -# Ha jugado una persona más, que no aparece con su nombre.
       *[other] -# Han jugado { $count } personas más, que no aparecen con su nombre.
    }
standing-nameless = -# Tu nombre no está en ninguna tabla. Si lo pones, los demás verán cómo te llamas en tus mesas, tus partidas, victorias, rachas y nivel: en tus servidores y en la tabla de todos los servidores.
standing-named = -# Tu nombre está en las tablas, con tus partidas, victorias, rachas y nivel. Puedes quitarlo cuando quieras.
standing-button-join = Poner mi nombre
standing-button-leave = Quitar mi nombre
standing-button-words = En palabras
standing-button-picture = Como imagen

## Una persona

standing-person =
    { $scope ->
        [server] ### { $name }: partidas en este servidor
       *[everywhere] ### { $name }: partidas en todas partes
    }
standing-game = - **{ $game }:** { $career }
standing-game-placed = - **{ $game }:** puesto { $place }; { $career }

## La imagen

standing-alt = { $place }. { $name }: { $career }
standing-column-games = Partidas
standing-column-wins = Ganadas
standing-column-streak = Racha
standing-column-longest = La mejor
standing-column-best = Récord
standing-column-rating = Nivel
standing-figure = { $figure }
standing-rating = { NUMBER($figure, useGrouping: 0) }

## En el hilo, cuando se acaba una partida

standing-news = -# Nivel en este servidor: { $changes }.
standing-change = { $name } { NUMBER($rating, useGrouping: 0) } ({ $gained })

## Negativas

refused-not-in-standing = No tengo nada que mostrar de esa persona: ahí no ha terminado ninguna partida o no quiere aparecer con su nombre.

## Comandos

command-standing-description = Mira la clasificación y elige si quieres estar en ella
command-standing-game = Qué juego; si no lo dices, el que se juega aquí, o todos
command-standing-where = Qué partidas cuentan; de entrada, las de este servidor
command-standing-where-server = Este servidor
command-standing-where-everywhere = Todas partes
command-standing-player = De quién quieres saber cómo le va
