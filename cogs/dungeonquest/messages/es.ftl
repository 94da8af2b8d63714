### DungeonQuest: qué es y cómo termina.

game-dungeonquest = DungeonQuest
game-dungeonquest-about =
    En el castillo Dragonfire hay un tesoro, un dragón que duerme encima y pasillos de los que nadie ha vuelto con un mapa. Entra, llénate los bolsillos y sal antes de que se ponga el sol, al final de la ronda 26. Casi ningún héroe lo consigue.
    -# De 1 a 4 jugadores, cerca de una hora; en solitario, la mitad

# El balance de muchas partidas: piezas de oro sacadas con vida.
dungeonquest-record-score =
    { $survived ->
        [0] nada de oro, y jamás con vida
        [one] { $total } piezas de oro, con vida una vez
       *[other] { $total } piezas de oro, { $best } como mucho, con vida { $survived } veces
    }

dungeonquest-end-gold = Nadie ha sacado con vida más oro del castillo Dragonfire.
dungeonquest-end-nobody = El castillo Dragonfire se queda con su tesoro y con quien vino a buscarlo.
dungeonquest-end-empty-handed = Con vida, pero sin una sola ficha de tesoro: el dragón no ha echado nada en falta.

## El mapa alrededor de un héroe

dungeonquest-map-line = La mazmorra alrededor de { $hero } ({ $seat })
dungeonquest-map-hero = { $hero } ({ $seat })
dungeonquest-map-too-early = Nadie ha puesto aún un pie en el castillo.
