### Guerra de Calderos: lo que dice su maestro de juego.

game-calderos = Guerra de Calderos
game-calderos-about =
    Estudiantes de magia en guerra. Reúne los cinco ingredientes fantásticos en tu caldero, o tres calderos dorados en tu mano, antes que los demás; los hechizos vuelan y los espejos los devuelven.
    -# De 2 a 5 jugadores, unos 30 minutos seguidos

## Opciones

calderos-option-dealer = Reparte
calderos-option-characters = Personajes
dealer-random = un jugador al azar
dealer-first-seat = el primer asiento
characters-choose = cada cual elige
characters-deal = repartidos al azar

## Preguntas

calderos-choose-character = **Elige a tu estudiante.** Trae consigo el caldero mágico de su color.
calderos-choose-character-public = elige a tu estudiante.
# Aquí se dice por qué falta una acción; $broken-until y $blocked-until son quienes lanzaron los hechizos.
calderos-take-action = **Te toca: ¿qué haces?**{ $broken-until-key ->
        [none] { "" }
       *[other]
            { "" }
            Tu varita está rota hasta que termine el próximo turno de { $broken-until }: ni ataque ni victoria con calderos dorados.
    }{ $blocked-until-key ->
        [none] { "" }
       *[other]
            { "" }
            Tu caldero está bloqueado hasta que termine el próximo turno de { $blocked-until }: ni ingrediente ni victoria con calderos dorados.
    }{ $golden ->
        [True]
            { "" }
            Tienes tres calderos dorados: puedes declarar la victoria.
       *[False] { "" }
    }
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
act-add-short = Añadir
act-discard = Descartar
act-declare = Declarar la victoria
defense-endure = Dejar que ocurra
defense-counterspell = Contrahechizo
defense-mirror-cancel = Espejo: anularlo
defense-mirror-bounce = Espejo: rebotarlo
defense-mirror-bounce-short = Espejo, rebotarlo a

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
cannot-defend = 🪄 { $seat } tiene la varita rota: no hay defensa contra { $spell }.
enchanted =
    { $already ->
        [True] 💫 { $target } ya está bajo un encantamiento: sigue siendo un solo turno perdido.
       *[False] 💫 { $target } perderá un turno.
    }
card-handed-over = 👁 { $target } entrega **{ $card }** a { $seat }.
card-not-held = 👁 { $target } no tiene { $card }.
cauldron-blocked =
    { $already ->
        [True] 🧊 El caldero de { $target } ya estaba bloqueado; ahora lo estará hasta que termine el próximo turno de { $seat }.
       *[False] 🧊 El caldero de { $target } queda bloqueado hasta que termine el próximo turno de { $seat }.
    }
cauldron-relit = 🔥 El caldero de { $seat } ya no está bloqueado.
wand-broken =
    { $already ->
        [True] 💥 La varita de { $target } ya estaba rota; ahora lo estará hasta que termine el próximo turno de { $seat }.
       *[False] 💥 La varita de { $target } se rompe hasta que termine el próximo turno de { $seat }.
    }
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
# Tras cada acción se roba una carta; no hace falta contarlo.
cards-drawn =
    { $count ->
        [one] { "" }
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
table-won = 🏆 ha ganado
# $until es quien lanzó el hechizo. Durante su turno, acaba con ese turno.
table-wand-broken =
    { $ends-now ->
        [True] varita rota hasta que termine este turno
       *[False] varita rota hasta que termine el próximo turno de { $until }
    }
table-enchanted = pierde el próximo turno
table-cauldron = - Caldero de { $colour }, { $count } de { $of }: { $ingredients }
table-cauldron-blocked =
    { $ends-now ->
        [True] - Caldero de { $colour }, **bloqueado** hasta que termine este turno, { $count } de { $of }: { $ingredients }
       *[False] - Caldero de { $colour }, **bloqueado** hasta que termine el próximo turno de { $until }, { $count } de { $of }: { $ingredients }
    }
table-nothing = nada todavía

## Un rival, para quien puede elegirlo; breve, porque un menú muestra 100 caracteres

seat-cards =
    { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    }
seat-wand-broken = varita rota
seat-cauldron-blocked = caldero bloqueado
seat-enchanted = pierde el próximo turno
seat-cauldron =
    { $count ->
        [0] caldero vacío
       *[other] { $count } de { $of } ingredientes: { $ingredients }
    }

## Los estudiantes que se pueden elegir

student-aldric-about = caldero azul. Sueña con aventuras y ayuda a quien lo necesite, si encuentra la varita.
student-lyra-about = caldero verde. Explora reinos perdidos con su gato Milo, que seguro sabe la respuesta.
student-magnus-about = caldero rojo. Sangre de gladiador en busca de un duelo y de una entrada triunfal.
student-celestia-about = caldero rosa. Alquimista que ya piensa en su tienda y huele a pastel quemado.
student-corvus-about = caldero morado. Habla poco, sabe mucho y no pierde de vista a los búhos.
students-free = Quedan libres: { $students }.
