### Calabozo: qué es y cómo termina.

game-calabozo = Calabozo: La aventura de los anillos
game-calabozo-about =
    Seis torres, seis dragones, seis anillos de poder y un sótano lleno de monstruos por medio. Llénate las manos de tesoros, arráncales los anillos a los dragones o a tus adversarios y vuelve a la Sala principal con los que pida la partida. Con todo tu equipo, y a ser posible con vida.
    -# De 2 a 8 jugadores, unas dos horas. Con 4, 6 u 8 hay equipos; con 2 o un número impar, cada cual juega por su cuenta

## Opciones

calabozo-option-turn-cap = Empate tras
calabozo-option-teams = Equipos
turn-cap-usual = 240 turnos entre todos (100 para cada cual como mucho)
turn-cap-short = 120 turnos entre todos
turn-cap-long = 100 turnos para cada cual
teams-two = dos iguales; si no salen, cada cual por su cuenta
teams-three = tres iguales; si no salen, dos, o cada cual por su cuenta
teams-four = cuatro iguales; si no salen, dos, o cada cual por su cuenta
teams-individual = ninguno, cada cual por su cuenta

## El final

calabozo-end-victory = Un reino se ha salvado, y las canciones sobre ello serán largas.
calabozo-end-turn-cap = Se acabaron los turnos y ningún reino se ha salvado. Los dragones se quedan con lo suyo.

# El balance de muchas partidas; aparte se dice cuántas se jugaron y ganaron.
calabozo-record-score =
    { $survived ->
        [0] jamás en pie al final
        [one] en pie al final una vez
       *[other] en pie al final { $survived } veces
    }

## El mapa alrededor de un aventurero

calabozo-map-line = El Calabozo alrededor de { $seat } ({ $figure })
calabozo-map-adventurer = { $seat } ({ $figure })
calabozo-map-too-early = Ese aventurero aún está por elegir.
