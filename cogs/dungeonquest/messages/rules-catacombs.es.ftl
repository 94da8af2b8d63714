### Las reglas a mano: lo que traen las Catacumbas. Lo demás está en el archivo de las reglas.
### @family rules-*

## El camino de abajo

rules-catacombs = Por un pasadizo puedes bajar en lugar de moverte, y eliges una dirección. Abajo robas una carta de catacumbas por turno, y con cada una avanzas una casilla sin que nadie te vea. Las { $entrances } losetas de entrada señalan dónde mostraron el camino las cartas.
    .name = A las catacumbas
rules-catacomb-cards = Abajo cada turno es una carta; no se espera ni se busca. Las cartas quedan junto a tu hoja y dicen cuánto has avanzado. Cuando subes, o mueres, se vuelven a barajar. Nada de lo que ocurre arriba te alcanza.
    .name = Los turnos de abajo
rules-way-up = Sales por una salida o por un agujero en el techo, si quieres. Tus cartas dicen cuántas casillas más adelante apareces, y un D10 cuántas a un lado. Donde no hay loseta se roba una y la giras como quieras; una entrada cercana te lleva arriba en su lugar. Si el sitio no te gusta, puedes volver a bajar enseguida.
    .name = El camino de subida
rules-amulets = Un amuleto se pone sin verlo: lo mira el jugador a tu derecha, tú no. Actúa por sí solo cuando le llega el momento, y entonces lo conocen todos. Llevas uno cada vez; el otro se tira.
    .name = Amuletos

## Anillos y amuletos

rules-ring-teleportation = En lugar de un turno te lleva tres casillas en la dirección que diga un D10; el 9 te entierra en el suelo y el 10 te deja en las catacumbas. Solo está en el juego con ambas expansiones.
rules-amulet-command = Los orcos y los campeones del Caos de las cartas de sala te obedecen y se apartan, aunque fueran a atacar por sorpresa.
rules-amulet-control = Eliges adónde da la salida de una sala giratoria, nueva o ya puesta; no contra una pared ni contra la roca.
rules-amulet-death = Desde el turno número { $turn } que empieza mientras lo llevas, cada turno comienza con un D12, y un 1 mata. Cuando ya lo conoces, puedes arrancártelo en lugar de un turno, con un D12 que no pase de tu Fuerza.
rules-amulet-destruction = Estalla antes de la primera ronda de tu próximo combate: cuesta un D6 de puntos de vida al monstruo y otro tanto a ti. Después desaparece.
rules-amulet-dragonfire = En cuanto entras en la cámara del tesoro, el dragón despierta.
rules-amulet-escape = Si huyes de un monstruo, lo consigues, diga lo que diga su carta; también de la araña gigante. Donde nadie podría huir, no sirve.
rules-amulet-levitation = Flotas sobre trampillas, pozos sin fondo y puentes. Un pozo o un puente es entonces una sala como cualquiera, sin carta.
rules-amulet-luck = Tu Suerte sube { $luck } puntos mientras lo llevas.
rules-amulet-madness = Desde el turno número { $turn } que empieza mientras lo llevas, cada turno comienza con un D6: de 1 a { $led }, el jugador a tu derecha elige tu camino.
rules-amulet-spider-god = Ninguna araña gigante te toca: la encuentras y te deja en paz.
rules-amulet-teleportation = Una sala con trampa, o una trampa de una carta de sala, no te daña: te lleva lejos, con un D10 como el anillo. El 9 es igual de mortal.

## Losetas

rules-tile-kind-bridge = Puedes cruzar enseguida: un D10, y más si llevas tesoros, que no pase de tu Agilidad. Si no, caes a las catacumbas, pierdes un D10 de puntos de vida y se te derraman tesoros. Antes puedes dejar tesoros, o quedarte a este lado y volver. Hay { $copies }.
    .name = Puente
rules-tile-kind-passage = Una sala con un camino hacia abajo: quien esté allí puede ir a las catacumbas en lugar de moverse. Se roba carta de sala como siempre. Hay { $copies }.
    .name = Pasadizo hacia abajo
rules-tile-kind-web = Te detienes en el umbral. En tu próximo turno vuelves atrás, o te abres paso con un D12 que no pase de tu Fuerza y el turno sigue; si no lo logras, no sales hasta lograrlo. Una bola de fuego quema la telaraña para siempre. Hay { $copies }.
    .name = Telaraña

## Monstruos y cartas

rules-monster-cave-troll = El jugador a tu derecha esconde un número de 0 a 9: el troll tiene { $life } puntos de vida menos ese número, y pide { $price } piezas de oro por cada unidad. Puedes ofrecerle tesoros una vez; si bastan, se los queda y se aparta; si no, los conservas y luchas. Antes se le pueden disparar hasta { $arrows } flechas; de él no se escapa.
rules-room-card-passage-down = Un camino a las catacumbas: puedes bajar enseguida, y una loseta de entrada señala el sitio. Si no quieres, desaparece.
rules-room-card-amulet = Encuentras un amuleto. Lo mira el jugador a tu derecha, y tú decides si te lo pones. La carta vuelve debajo de su mazo.
    .name = Amuleto encontrado
rules-room-card-shadow-of-doom = Te sigue: cada turno tuyo empieza con un D12, y un 1 mata. La pierdes si te teletransportas, o con un D6 par al bajar a las catacumbas.
rules-room-card-vampire = Un D12 que no pase de tu Agilidad o de tu Armadura, la que sea mayor, lo mantiene lejos. Si no, te muerde y pierdes un punto de vida, y desde entonces otro al empezar cada turno, hasta que veas la luz del día.
rules-room-card-snotlings = Vienen tantos como sumen un D10 y un D6. Un D10 dice a cuántos matas; si queda alguno pierdes 2 puntos de vida, después 1 por ronda, y se les une un D6 más, hasta que una tirada los mata a todos.
rules-trap-card-spear-trap = De tres losas, una detiene la trampa. La esconde el jugador a tu derecha y tú dices dos: si es la tercera, tu héroe muere.
rules-search-card-surprise = Un necrófago con un D6 de puntos de vida te salta encima. En cada ronda, un D10 que no pase de tu Fuerza le quita uno; si pasa, lo pierdes tú, hasta que muera uno de los dos.
rules-search-card-wizards-amulet-left = Hay dos mitades; con ambas, un D6 par te deja leer las runas: miras { $shown } amuletos y eliges uno, que actúa enseguida. Con un impar recibes un amuleto como cualquier otro. Las mitades se quedan contigo.
    .name = Mitades del Amuleto del Mago
rules-catacomb-card-empty = Sombras y nada más. Cuenta como carta y te lleva una casilla más allá. Hay { $copies }.
rules-catacomb-card-exit = Aquí puedes dejar las catacumbas o seguir adelante. Hay { $copies }.
rules-catacomb-card-hole = Puedes intentar trepar: un D10 que no pase de tu Agilidad. Si no lo logras, puedes volver a intentarlo en tu próximo turno o seguir. Hay { $copies }.
rules-catacomb-card-torch-goes-out = No robas cartas hasta que tu antorcha vuelva a arder: al empezar cada turno dices tres números, y en un D6 tiene que salir uno de ellos.
    .name = Antorcha apagada (abajo)
rules-catacomb-card-giant-worm = Te das la vuelta y corres: un D10 dice dónde estás, desde allí viajas en sentido contrario y tus cartas se vuelven a barajar. Los tesoros que hayas encontrado siguen siendo tuyos.
rules-catacomb-card-chest = Lo arrastras contigo y lo abres fuera: un D12 dice cuántas veces { $each } piezas de oro contiene.

## Fichas de tesoro

rules-pair = El ídolo del sol vale { $sun } piezas de oro y el de la luna { $moon }, pero los dos juntos, { $gold }.
    .name = Los dos ídolos
rules-treasure-chest = Fuera puedes abrirlo: un D12 de { $least } o más da otras tantas veces { $each } piezas de oro. Con menos explota, y con él otro de tus tesoros. Nadie tiene que abrirlo.
rules-treasure-spell-book = En un turno posterior en la cámara del tesoro puedes leerlo, con un D12: 1 y 2 despiertan al dragón, que te mata; 3 y 4 cuestan un D6 de puntos de vida; de 5 a 9 no pasa nada; con 10 ves { $seen } fichas antes de tomar las tuyas, con 11 te curas y con 12 sales del castillo con { $carried } fichas. Al irte se queda en la cámara.
