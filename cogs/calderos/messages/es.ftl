### Guerra de Calderos: lo que dice su maestro de juego.

game-calderos = Guerra de Calderos
game-calderos-about =
    Estudiantes de magia en guerra. Reúne los cinco ingredientes fantásticos en tu caldero, o tres calderos dorados en tu mano, antes que los demás; los hechizos vuelan y los espejos los devuelven.
    -# De 2 a 5 jugadores, una media hora de un tirón

## Opciones

calderos-option-dealer = Reparte
calderos-option-characters = Personajes
dealer-random = un jugador al azar
dealer-first-seat = el primer asiento
characters-choose = cada cual elige
characters-deal = repartidos al azar

## Preguntas

calderos-choose-character = **Elige a tu estudiante.** Trae consigo el caldero mágico de su color.
calderos-choose-character-public = elige a su estudiante.
calderos-take-action = **Te toca.** Una acción: atacar, añadir un ingrediente o descartar una carta.
calderos-take-action-public = te toca.
calderos-take-action-name = ¿Qué carta pides? La dices en voz alta.
calderos-take-action-target = ¿A quién?
calderos-defend =
    { $named-key ->
        [none] { $attacker } te lanza **{ $spell }**. ¿Qué haces?
       *[other] { $attacker } te lanza **{ $spell }** y te pide **{ $named }**. ¿Qué haces?
    }
calderos-defend-public = ¿qué haces?
calderos-defend-target = ¿A quién lo envía el espejo?
calderos-defend-name = Ahora el hechizo es tuyo: ¿qué carta pides?
act-attack = Atacar
act-add = Añadir un ingrediente
act-discard = Descartar
act-declare = Declarar la victoria
defense-endure = Dejar que ocurra
defense-counterspell = Contrahechizo
defense-mirror-cancel = Espejo: anularlo
defense-mirror-bounce = Espejo: rebotarlo

## Lo que ocurre

character-chosen = { $seat } juega con { $student }.
cards-dealt = { $dealer } reparte cinco cartas a cada jugador; empieza { $first }.
hand-dealt = Tu mano: { $cards }.
turn-began = { "" }
turn-lost = 💫 { $seat } está bajo un encantamiento y pierde el turno.
hand-was-empty = { $seat } no tiene cartas con que actuar y solo roba.
spell-cast =
    { $named-key ->
        [none] 🪄 { $seat } lanza **{ $spell }** a { $target }.
       *[other] 🪄 { $seat } lanza **{ $spell }** a { $target } y pide **{ $named }**.
    }
countered = 🛡 { $seat } responde con un Contrahechizo: { $spell } se desvanece.
mirror-cancelled = 🪞 { $seat } alza un Espejo: { $spell } se desvanece.
mirror-bounced =
    { $named-key ->
        [none] 🪞 { $seat } alza un Espejo: ¡{ $spell } vuela hacia { $target }!
       *[other] 🪞 { $seat } alza un Espejo: ¡{ $spell } vuela hacia { $target }, y ahora pide **{ $named }**!
    }
enchanted = 💫 { $target } perderá un turno.
card-handed-over = 👁 { $target } entrega **{ $card }** a { $seat }.
card-not-held = 👁 { $target } no tiene { $card }.
cauldron-blocked = 🧊 El caldero de { $target } se apaga hasta que { $seat } complete otro turno.
cauldron-relit = 🔥 El caldero de { $seat } vuelve a arder.
wand-broken = 💥 La varita de { $target } se rompe hasta que { $seat } complete otro turno.
wand-mended = ✨ La varita de { $seat } vuelve a estar entera.
cauldrons-swapped = 🔄 { $seat } y { $target } intercambian sus calderos con todo lo que contienen.
cauldron-exploded =
    { $ingredients-count ->
        [0] 💣 El caldero de { $target } explota, pero estaba vacío.
       *[other] 💣 El caldero de { $target } explota y se pierde lo que había: { $ingredients }.
    }
ingredient-added =
    { $missing ->
        [0] 🧪 { $seat } añade **{ $ingredient }**, ¡el último!
        [one] 🧪 { $seat } añade **{ $ingredient }**: falta uno.
       *[other] 🧪 { $seat } añade **{ $ingredient }**: faltan { $missing }.
    }
card-discarded = { $seat } descarta una carta boca abajo.
you-discarded = Has descartado { $card }.
pile-reshuffled = 🔀 Se baraja la pila de descartes: un nuevo mazo de { $cards } cartas.
cards-drawn =
    { $count ->
        [one] { $seat } roba una carta.
       *[other] { $seat } roba { $count } cartas.
    }
you-drew = Has robado: { $cards }.
ritual-completed = 🌟 { $seat } completa el ritual.
victory-declared = 🏆 { $seat } muestra tres calderos dorados.
calderos-end-five-ingredients = Los cinco ingredientes fantásticos están en un mismo caldero.
calderos-end-golden-cauldrons = Hay tres calderos dorados en una misma mano.

## La mesa en palabras

table-piles = Mazo: { $draw } · descartes: { $discard }
table-place =
    { $cards ->
        [one] { $seat } · { $student } · una carta
       *[other] { $seat } · { $student } · { $cards } cartas
    }
table-no-student = aún sin estudiante
table-turn = juega ahora
table-wand-broken = varita rota
table-enchanted = pierde el próximo turno
table-cauldron = - Caldero de { $colour }, { $count } de { $of }: { $ingredients }
table-cauldron-blocked = - Caldero de { $colour }, **apagado**, { $count } de { $of }: { $ingredients }
table-nothing = nada todavía
