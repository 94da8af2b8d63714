### Boss Quest: lo que dice su maestro de juego.

game-boss-quest = Boss Quest
game-boss-quest-about =
    La Princesa está encerrada otra vez. Ármate contra un jefe tras otro: acércate a su vida todo lo que puedas sin superarla nunca, porque el exceso de armas hace daño sobre todo a quien las lleva.
    -# De 2 a 5 caballeros, unos 30 minutos seguidos

## Preguntas

boss-quest-take-turn = **Te toca: tu ataque es { $attack } y el jefe tiene { $life } de vida.**{ $situation-key ->
        [last-request]
            { "" }
            El resto ya está con el Mago. Pide una vez más, o nada; después lo visitas enseguida.
        [last-turn]
            { "" }
            Último turno: te queda una acción: pedir armas o visitar al Mago. Después, combate.
       *[free] { "" }
    }
boss-quest-take-turn-public = te toca.
boss-quest-visit-mage = **Estás con el Mago: ¿qué haces?** Tu ataque es { $attack } y el jefe tiene { $life } de vida.
boss-quest-visit-mage-public = el Mago es todo oídos.
boss-quest-visit-mage-spell = ¿Qué hechizo?
boss-quest-visit-mage-target = ¿A quién o a qué se aplica?
boss-quest-visit-mage-bearer = ¿El de qué caballero?
boss-quest-aim-mystery = **El misterio era { $spell }: ¿a quién o a qué lo aplicas?** Tu ataque es { $attack } y el jefe tiene { $life } de vida.
boss-quest-aim-mystery-public = ya no hay vuelta atrás: ¿a quién o a qué lo aplicas?
boss-quest-aim-mystery-bearer = ¿El de qué caballero?
choice-ask-1 = Un arma
choice-ask-2 = 2 armas
choice-ask-3 = 3 armas
choice-ask-4 = 4 armas
choice-mage = Visitar al Mago
deed-activate = Activar un hechizo
deed-activate-short = Activar
deed-discard = Descartar un hechizo
deed-discard-short = Descartar
deed-activate-mystery = Activar el misterio
deed-discard-mystery = Descartar el misterio
own-hidden = Tu arma oculta

## Lo que ocurre

boss-revealed =
    🚪 **Ronda { $round }: { $boss }**, { $life } de vida.
    { $armourer } lleva la armería y juega al final; empieza { $first }.
spells-laid = 🔮 El Mago ofrece { $spells }, y un misterio boca abajo.
equipment-dealt = 🎒 { $seat } empieza con { $weapon } y un arma boca abajo.
hidden-dealt = Tu arma oculta: **{ $weapon }**. Tu ataque es { $attack } y el jefe tiene { $life } de vida.
weapons-added =
    { $weapons-count ->
        [one] ⚔ { $seat } pide un arma: { $weapons }.
       *[other] ⚔ { $seat } pide { $weapons-count } armas: { $weapons }.
    }
your-attack = Ahora tu ataque es **{ $attack }** y el jefe tiene { $life } de vida.
life-exceeded =
    { $next-turn ->
        [True] ⚠ { $seat } ya supera la vida del jefe y tendrá que visitar al Mago en su próximo turno.
       *[False] ⚠ { $seat } supera la vida del jefe.
    }
went-to-mage =
    { $why-key ->
        [exceeded] 🧙 { $seat } superó la vida del jefe y visita al Mago, por si hay suerte.
        [no-weapons] 🧙 No quedan armas: { $seat } visita al Mago.
        [last-request] 🧙 { $seat } ya ha pedido por última vez y sigue hasta el Mago.
       *[chosen] 🧙 { $seat } se planta y visita al Mago.
    }
spell-activated = 🪄 { $seat } activa **{ $spell }**.
mystery-activated = 🪄 { $seat } activa el misterio y le da la vuelta: ¡**{ $spell }**!
spell-discarded = 🗑 { $seat } descarta **{ $spell }**. Ya nadie puede usarlo.
mystery-discarded = 🗑 { $seat } descarta el misterio, que lo seguirá siendo.
attack-changed =
    { $by ->
        [-2] 📉 { $target } pierde 2 de ataque.
        [-1] 📉 { $target } pierde 1 de ataque.
       *[other] 📈 { $target } gana { $by } de ataque.
    }
life-changed =
    { $by ->
        [-2] 📉 El jefe pierde 2 de vida y se queda en **{ $life }**.
        [-1] 📉 El jefe pierde 1 de vida y se queda en **{ $life }**.
       *[other] 📈 El jefe gana { $by } de vida y sube a **{ $life }**.
    }
hidden-swapped = 🔄 { $seat } y { $target } intercambian sus armas ocultas. Quién sale ganando es cosa suya.
you-received = Has dado { $gave } a { $rival } y has recibido **{ $got }**, que ahora es tu arma oculta. Tu ataque es { $attack } y el jefe tiene { $life } de vida.
hidden-changed = 🔄 { $seat } cambia su arma oculta por otra que nadie ve.
you-drew-hidden = Has entregado { $gave } y has robado **{ $got }**, que ahora es tu arma oculta. Tu ataque es { $attack } y el jefe tiene { $life } de vida.
open-changed = 🔄 { $seat } cambia { $gave } por { $got }.
rule-in-force =
    { $spell-key ->
        [needs-red] 📜 En esta ronda nadie gana sin un arma roja.
        [needs-blue] 📜 En esta ronda nadie gana sin un arma azul.
        [needs-green] 📜 En esta ronda nadie gana sin un arma verde.
        [needs-yellow] 📜 En esta ronda nadie gana sin un arma amarilla.
        [needs-purple] 📜 En esta ronda nadie gana sin un arma morada.
        [needs-pair] 📜 En esta ronda nadie gana sin dos armas del mismo color.
        [no-heart-lost] 📜 En esta ronda nadie pierde corazones.
        [extra-key] 📜 Quien gane esta ronda se lleva una llave más.
        [second-closest] 📜 En esta ronda gana el segundo ataque más cercano.
       *[other] 📜 { $spell } vale para esta ronda.
    }
last-turn-called =
    { $seats-count ->
        [0] ⏳ Último turno, y ya no queda nadie para jugarlo.
        [one] ⏳ Último turno: a { $seats } le queda una acción, y después hay combate.
       *[other] ⏳ Último turno: una acción más para { $seats }, y después hay combate.
    }
spell-cancelled =
    { $bearer-key ->
        [none] ✂ { $seat } anula **{ $spell }**, que estaba junto al jefe.
       *[other] ✂ { $seat } anula **{ $spell }**, que afectaba a { $bearer }.
    }
no-effect = 💨 { $spell } no encuentra nada sobre lo que actuar.
combat-began = 🔥 **¡Combate!** { $boss }: { $life } de vida y todos en contra.
hidden-revealed = 👁 { $seat } descubre { $weapon }: ataque **{ $attack }**.
knight-injured =
    { $hearts ->
        [0] 💔 { $seat } se pasa por { $by } y pierde su último corazón.
        [one] 💔 { $seat } se pasa por { $by } y pierde un corazón; le queda uno.
       *[other] 💔 { $seat } se pasa por { $by } y pierde un corazón; le quedan { $hearts }.
    }
knight-spared = 🛡 { $seat } se pasa por { $by } y queda fuera de la ronda, pero conserva el corazón.
knight-unfit =
    { $spell-key ->
        [needs-red] 🚫 { $seat } no tiene ningún arma roja y queda fuera de la ronda.
        [needs-blue] 🚫 { $seat } no tiene ningún arma azul y queda fuera de la ronda.
        [needs-green] 🚫 { $seat } no tiene ningún arma verde y queda fuera de la ronda.
        [needs-yellow] 🚫 { $seat } no tiene ningún arma amarilla y queda fuera de la ronda.
        [needs-purple] 🚫 { $seat } no tiene ningún arma morada y queda fuera de la ronda.
        [needs-pair] 🚫 { $seat } no tiene dos armas del mismo color y queda fuera de la ronda.
       *[other] 🚫 { $seat } no tiene lo que exige { $spell } y queda fuera de la ronda.
    }
perfect-attack = 🎯 **¡PERFECTO!** { $seat } iguala la vida del jefe: una llave de bonificación.
# «Ana gana la ronda, a 2 de la vida del jefe: el segundo ataque más cercano, con menos armas».
round-won =
    🏆 { $winners-count ->
        [one] { $winners } gana la ronda
       *[other] { $winners } comparten la ronda
    }, { $distance ->
        [0] con la vida exacta del jefe
       *[other] a { $distance } de la vida del jefe
    }{ $second ->
        [True] , con el segundo ataque más cercano
       *[False] { "" }
    }{ $tie-key ->
        [fewer-weapons] . Había otro ataque igual de cercano, con más armas.
        [shared] . No hay nada que los distinga, ni siquiera las armas.
       *[none] .
    }
nobody-won = 🏆 Nadie gana la ronda. El jefe cae de todos modos, y mejor no preguntar cómo.
keys-won =
    { $gained ->
        [one] 🔑 { $seat } gana una llave: { $keys } de { $needed }.
       *[other] 🔑 { $seat } gana { $gained } llaves: { $keys } de { $needed }.
    }
bosses-reshuffled =
    { $bosses ->
        [one] 🔀 No quedan jefes nuevos. Uno de antes ya ha descansado y volverá.
       *[other] 🔀 No quedan jefes nuevos. Los { $bosses } de antes ya han descansado y volverán.
    }
spells-reshuffled = 🔀 Al Mago se le acaban los hechizos y baraja los descartados: { $spells }.
last-heart-lost =
    { $seats-count ->
        [one] 🪦 A { $seats } no le queda ningún corazón: la aventura termina aquí.
       *[other] 🪦 A { $seats } no les queda ningún corazón: la aventura termina aquí.
    }
princess-freed =
    { $winners-count ->
        [one] 👑 { $winners } tiene las llaves que cuentan y libera a la Princesa. Otra vez.
       *[other] 👑 { $winners } liberan a la Princesa y tendrán que repartirse el mérito.
    }
boss-quest-end-keys = Ya hay llaves suficientes para los candados.
boss-quest-end-last-heart = Un caballero ha perdido su último corazón.

## Por qué se visita al Mago, qué depende de un turno, qué decide entre iguales

why-chosen = se planta
why-exceeded = superó la vida del jefe
why-no-weapons = no quedan armas
why-last-request = ha pedido por última vez
situation-free = un turno normal
situation-last-request = la última petición
situation-last-turn = el último turno
tie-none = nadie más tan cerca
tie-fewer-weapons = menos armas
tie-shared = compartido

## La mesa en palabras

table-boss = **Ronda { $round }: { $boss }**, { $life } de vida
table-boss-changed = **Ronda { $round }: { $boss }**, { $life } de vida ({ $printed } en la carta)
table-beside = Junto al jefe: { $spells }
table-row = Con el Mago: { $spells }
table-mystery = un misterio boca abajo
table-cast = Se está lanzando: { $spell }
table-decks = Quedan en los mazos: { $bosses } de jefes, { $weapons } de armas, { $spells } de hechizos
table-knight = { $seat } · corazones: { $hearts } · llaves: { $keys } de { $needed }
table-armourer = lleva la armería
table-turn = le toca
table-at-mage = con el Mago
table-exceeded = **superó la vida del jefe**
table-owing = le queda una acción
table-won = 👑 ha ganado
# Lo que hay ante un caballero; $shown suma lo que está a la vista, hechizos incluidos.
table-weapons =
    { $hidden ->
        [0] - { $weapons }: { $shown }
       *[other] - { $weapons }, otra boca abajo: { $shown } sin ella
    }
table-weapons-spells =
    { $hidden ->
        [0] - { $weapons }, con { $spells }: { $shown }
       *[other] - { $weapons }, otra boca abajo, con { $spells }: { $shown } sin ella
    }
table-no-weapons = sin armas
table-last-combat = Último combate, ronda { $round }: { $boss }, { $life } de vida
table-outcome =
    - { $seat }: ataque { $attack }, { $fate }{ $perfect ->
        [True] , PERFECTO
       *[False] { "" }
    }{ $keys ->
        [0] { "" }
        [one] , una llave
       *[other] , { $keys } llaves
    }
fate-won = ha ganado
fate-beaten = no le alcanza
fate-unfit = no cumple
fate-injured = se pasa y pierde un corazón
fate-spared = se pasa, pero se libra

## Las armas propias en palabras

hand-hidden = Tu arma oculta: **{ $weapon }**
hand-open = A la vista: { $weapons }
hand-spells = Hechizos que te afectan: { $spells }
hand-attack = Tu ataque: **{ $attack }**; la vida del jefe: { $life }

## Un caballero, para quien pueda elegirlo; breve, pues un menú muestra 100 letras

seat-shown =
    { $hidden ->
        [0] a la vista { $shown }
       *[other] a la vista { $shown } y un arma boca abajo
    }
seat-exceeded = superó la vida del jefe
seat-at-mage = con el Mago
seat-keys =
    { $keys ->
        [0] ninguna llave
        [one] una llave
       *[other] { $keys } llaves
    }
seat-hearts =
    { $hearts ->
        [0] ningún corazón
        [one] un corazón
       *[other] { $hearts } corazones
    }

## El historial de un servidor

boss-quest-record-score =
    { $total ->
        [one] una llave, { $best } en la mejor partida
       *[other] { $total } llaves, { $best } en la mejor partida
    }
