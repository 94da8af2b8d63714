### Heroes for DungeonQuest: lo que hacen sus héroes y sus anillos, y lo que se les pregunta.

dungeonquest-option-heroes = Heroes for DungeonQuest

## Hechizos y furias

spell-dark-force = Fuerza Oscura
spell-eyes-of-doom = Ojos del Destino
spell-fireball = Bola de Fuego
spell-invisibility = Invisibilidad
spell-stasis = Parálisis
spell-passwall = Pasamuros
draught-three = Tres
draught-three-about = 3 puntos de vida, seguro.
draught-die = Un dado
draught-die-about = los que salgan en un D6, sea un 1 o un 6.
trigger-combat = combate
trigger-door-trap = puerta con trampa
trigger-web = telaraña
trigger-will = voluntad
mood-led = a donde lo lleven
mood-raging = furia
mood-calm = calma

## Partes de frases, que usan varios mensajes de abajo

story-daggers =
    { $daggers ->
        [0] No le queda ninguna daga en la mano.
        [one] Le queda una daga en la mano.
       *[other] Le quedan { $daggers } dagas en la mano.
    }
story-shuriken =
    { $shuriken ->
        [0] Era el último shuriken.
        [one] Queda un shuriken.
       *[other] Quedan { $shuriken } shuriken.
    }

## Anillos

fortune-ring-used = 💍 { $seat } besa el **Anillo de la Fortuna** y vuelve a tirar el dado.
shielding-ring-used =
    { $saved ->
        [one] 💍 El **Anillo Protector** se lleva el golpe de { $seat }: recupera el punto de vida y tiene { $life }.
       *[other] 💍 El **Anillo Protector** se lleva el golpe de { $seat }: recupera { $saved } puntos de vida y tiene { $life }.
    }
vanishing-ring-used = 💍 { $seat } gira el **Anillo Desvanecedor**, y el { $monster } no ve más que la pared de detrás.

## Thargrim

helm-used =
    { $frightened ->
        [True] 👹 { $seat } paga un punto de vida ({ story-left }) al yelmo del terror: { $rolls }, { $total } en total (bastaba 13). El { $monster } ve su propia muerte y **huye**.
       *[False] 👹 { $seat } paga un punto de vida ({ story-left }) al yelmo del terror: { $rolls }, { $total } en total (hacía falta 13). El { $monster } parpadea.
    }
meditated = 🕯 { $seat } se sienta a pensar cosas oscuras. Puntos de vida +1, ahora { $life }.

## Tori-Jima

hidden-die-shown =
    { $found ->
        [True]
            { $guesser-key ->
                [none] 🌑 { $seat } se funde con las sombras tras un { $hidden }. El { $monster } mira tras { $named }: **hay alguien**.
               *[other] 🌑 { $seat } se funde con las sombras tras un { $hidden }. { $guesser } hace mirar al { $monster } tras { $named }: **hay alguien**.
            }
       *[False]
            { $guesser-key ->
                [none] 🌑 { $seat } se funde con las sombras tras un { $hidden }. El { $monster } mira tras { $named }, se encoge de hombros y se va.
               *[other] 🌑 { $seat } se funde con las sombras tras un { $hidden }. { $guesser } hace mirar al { $monster } tras { $named }, que se encoge de hombros y se va.
            }
    }
attacker-noticed =
    { $noticed ->
        [True] 🎲 { $seat } saca un { $roll }, que es par: el { $monster } respira demasiado fuerte para sorprender a nadie.
       *[False] 🎲 { $seat } saca un { $roll }, que es impar, y oye al { $monster } demasiado tarde.
    }
blowpipe-used =
    { $hit ->
        [True]
            { $lost ->
                [0] 🏹 { $seat } sopla el dardo y saca un { $roll }: el { $monster } se rasca el cuello y se desploma.
               *[other] 🏹 { $seat } sopla el dardo y saca un { $roll }: el { $monster } se tambalea, pero solo pierde { story-lost }.
            }
       *[False] 🏹 { $seat } sopla el dardo y saca un { $roll }: el único fallo que había. El { $monster } sigue ahí.
    }
shuriken-thrown =
    { $hit-key ->
        [missed] 🏹 { $seat } lanza un shuriken al { $monster } y saca un { $roll }: pasa silbando de largo. { story-shuriken }
        [wounded]
            { $lost ->
                [0] 🏹 { $seat } lanza un shuriken al { $monster } y saca un { $roll }: un corte de nada. La mitad de un { $wound } es eso, nada. { story-shuriken }
               *[other] 🏹 { $seat } lanza un shuriken al { $monster } y saca un { $roll }: se clava. La mitad de un { $wound } le quita { story-lost }. { story-shuriken }
            }
       *[killed]
            { $lost ->
                [0] 🏹 { $seat } lanza un shuriken al { $monster } y saca un { $roll }: entre los ojos. { story-shuriken }
               *[other] 🏹 { $seat } lanza un shuriken al { $monster } y saca un { $roll }: un tiro mortal para cualquier otro; a él le quita { story-lost }. { story-shuriken }
            }
    }
shuriken-thrown-at-spider =
    { $killed ->
        [True] 🏹 { $seat } lanza y saca un { $roll } (hacía falta un 6): el shuriken corta el último hilo y **la araña gigante muere**. { story-shuriken }
       *[False] 🏹 { $seat } lanza y saca un { $roll } (hacía falta un 6): el shuriken cuelga de la tela como una estrella. { story-shuriken }
    }

## Combate sin armas

unarmed-round-fought =
    { $hero-lost ->
        [0] ⚔️ A puñetazos: { $seat } saca un { $roll } y el { $monster }, un { $foe-roll }. El { $monster } pierde { $monster-lost } (lleva { $wounds }).
       *[other]
            { $monster-lost ->
                [0] ⚔️ A puñetazos: { $seat } saca un { $roll } y el { $monster }, un { $foe-roll }. { $seat } pierde { $hero-lost } ({ story-left }).
               *[other] ⚔️ A puñetazos: { $seat } saca un { $roll } y el { $monster }, un { $foe-roll }. { $seat } pierde { $hero-lost } ({ story-left }) y el { $monster }, { $monster-lost } (lleva { $wounds }).
            }
    }

## Rildo

lock-picked = 🚪 ¿Atascada? { $seat } prueba la tercera llave maestra y la puerta **se abre**.
dagger-thrown =
    { $hit ->
        [True]
            { $lost ->
                [0] 🗡 { $seat } lanza una daga contra { $aims }. El { $monster } había elegido **{ $tactic }**: acierta, pero con un { $roll } solo le sacude los huesos. { story-daggers }
               *[other] 🗡 { $seat } lanza una daga contra { $aims }. El { $monster } había elegido **{ $tactic }**: acierta, y un { $roll } le quita { story-lost } (lleva { $wounds }). { story-daggers }
            }
       *[False] 🗡 { $seat } lanza una daga contra { $aims }. El { $monster } había elegido **{ $tactic }**: falla, y le cuesta un punto de vida ({ story-left }). { story-daggers }
    }
daggers-gathered =
    { $found ->
        [0] 🗡 { $seat } busca lo que ha lanzado ({ $rolls }; con número par aparece): solo hay polvo. { story-daggers }
        [one] 🗡 { $seat } busca lo que ha lanzado ({ $rolls }; con número par aparece) y recoge una daga. { story-daggers }
       *[other] 🗡 { $seat } busca lo que ha lanzado ({ $rolls }; con número par aparece) y recoge { $found } dagas. { story-daggers }
    }

## Helena

run-began = 💨 { $seat } echa a correr.
find-left = 💨 { $seat } no está para recoger cosas y lo deja donde estaba.
sling-used =
    { $hit ->
        [True]
            { $lost ->
                [0] 🏹 { $seat } voltea la honda y saca un { $roll } (bastaba un { $needed }): acierta, pero un { $harm } no le hace daño al { $monster }.
               *[other] 🏹 { $seat } voltea la honda y saca un { $roll } (bastaba un { $needed }): acierta. Con un { $harm }, el { $monster } pierde { story-lost }.
            }
       *[False] 🏹 { $seat } voltea la honda y saca un { $roll } (hacía falta un { $needed }): la piedra pasa silbando junto al { $monster }.
    }

## Fhyll

rage-rolled =
    { $berserk ->
        [True]
            { $trigger-key ->
                [combat] 🪓 Huele a pelea. { $seat } saca un { $roll } y **enloquece**: { $life } puntos de vida.
                [door-trap] 🪓 Las puertas no muerden. { $seat } saca un { $roll } y **enloquece**: { $life } puntos de vida.
                [web] 🪓 Un hilo en la nariz ya es demasiado. { $seat } saca un { $roll } y **enloquece**: { $life } puntos de vida.
               *[will] 🪓 { $seat } muerde el escudo, saca un { $roll } y **enloquece**: { $life } puntos de vida.
            }
       *[False]
            { $trigger-key ->
                [combat] 🪓 Huele a pelea. { $seat } saca un { $roll } (hacía falta un 5) y mantiene la cabeza fría.
                [door-trap] 🪓 Las puertas no muerden. { $seat } saca un { $roll } (hacía falta un 5) y lo deja correr.
                [web] 🪓 Un hilo en la nariz ya es demasiado. { $seat } saca un { $roll } (hacía falta un 1 o un 2), estornuda y se le pasa.
               *[will] 🪓 { $seat } muerde el escudo y saca un { $roll } (hacía falta un 3): sabe a escudo.
            }
    }
mood-rolled =
    { $mood-key ->
        [led] 🪓 { $seat } saca un { $roll }: sigue la locura, y corre hacia donde le señalen.
        [calm] 🪓 { $seat } saca un { $roll }: la niebla roja se levanta.
       *[raging] 🪓 { $seat } saca un { $roll } y **sigue la locura**.
    }
berserk-led =
    { $leader-key ->
        [none] 🪓 { $seat } embiste { story-way }, sin razón alguna.
       *[other] 🪓 { $leader } señala { story-way }, y { $seat } embiste.
    }
calmed-down =
    { $life ->
        [0] 🪓 { $seat } recobra el juicio, baja la vista y cuenta las heridas: 4 puntos de vida de más.
       *[other] 🪓 { $seat } recobra el juicio. Le cuesta 4 puntos de vida: { story-left }.
    }
door-hewn =
    { $hewn ->
        [True] 🪓 { $seat } saca un { $roll } con Fuerza { $strength }: aquello era una puerta.
       *[False] 🪓 { $seat } saca un { $roll } con Fuerza { $strength }: el hacha se queda en la madera y el turno acaba aquí.
    }

## Azoth

dark-force-used =
    { $roll ->
        [0] ✨ { $seat } bebe de la **Fuerza Oscura**, tres sorbos: puntos de vida +{ $healed }, ahora { $life }.
       *[other] ✨ { $seat } bebe de la **Fuerza Oscura** y saca un { $roll }: puntos de vida +{ $healed }, ahora { $life }.
    }
eyes-of-doom-used = ✨ { $seat } paga un punto de vida ({ story-left }) y clava en el { $monster } los **Ojos del Destino**.
eyes-of-doom-rolled =
    { $frightened ->
        [True] ✨ { $seat } saca un { $roll }, más de lo que aguanta el { $monster }: **huye**.
       *[False] ✨ { $seat } saca un { $roll }. El { $monster } le sostiene la mirada.
    }
fireball-cast =
    { $monster-key ->
        [none] ✨ { $seat } lanza una **Bola de Fuego**: tela, patas y todo, **la araña gigante es ceniza**. El próximo turno se le irá en recuperarse.
       *[other] ✨ { $seat } lanza una **Bola de Fuego** al { $monster }. El próximo turno se le irá en recuperarse.
    }
way-blasted = ✨ { $seat } lanza una **Bola de Fuego** { story-way }: lo que cerraba el paso es humo. El próximo turno se le irá en recuperarse.
turned-invisible = ✨ { $seat } paga 2 puntos de vida ({ story-left }) y **desaparece**, o eso parece.
monster-passed =
    { $monster-key ->
        [none] ✨ La araña gigante nota temblar un hilo y no ve a nadie. { $seat } pasa de largo.
       *[other] ✨ El { $monster } no se entera de nada. { $seat } pasa de largo.
    }
harm-passed = ✨ Donde el tiempo está quieto, nada cae, pica ni estalla. { $seat } sigue su paseo.
time-stopped = ✨ { $seat } paga un punto de vida ({ story-left }) y **el tiempo se detiene** para todo lo demás.
spell-kept = ✨ { $seat } paga un punto de vida ({ story-left }) y sigue el hechizo: **{ $spell }**.
spell-ended =
    { $spell-key ->
        [fireball] ✨ { $seat } se ha recuperado de la Bola de Fuego.
        [stasis] ✨ { $seat } lo suelta, y el tiempo vuelve a correr.
        [invisibility] ✨ A { $seat } se le vuelve a ver.
       *[other] ✨ Se acaba el hechizo: { $spell }.
    }
wall-passed = ✨ { $seat } camina { story-way } como si no hubiera pared, y por un momento no la hay: **Pasamuros**.
outer-wall-passed =
    { $gold ->
        [0] ✨ **Pasamuros**: { $hero } ({ $seat }) atraviesa con vida la muralla del castillo, con las manos vacías.
       *[other] ✨ **Pasamuros**: { $hero } ({ $seat }) atraviesa con vida la muralla del castillo, con **{ $gold } piezas de oro**.
    }

## Serellia y Llama Brillante

companion-warned =
    { $warned ->
        [True]
            { $looker-key ->
                [none] 🔥 Hay una loseta boca abajo en { $place }. Llama Brillante se eriza: **un aviso**.
               *[other] 🔥 { $looker } mira la loseta de { $place } y la deja boca abajo. Llama Brillante se eriza: **un aviso**.
            }
       *[False]
            { $looker-key ->
                [none] 🔥 Hay una loseta boca abajo en { $place }. Llama Brillante **no avisa** de nada.
               *[other] 🔥 { $looker } mira la loseta de { $place } y la deja boca abajo. Llama Brillante **no avisa** de nada.
            }
    }
# Solo para el jugador de la derecha.
tile-looked-at = La loseta que está boca abajo en { $place } es **{ $tile }**, y has sacado un { $roll } por Llama Brillante, que solo se equivoca con un 1. { $seat } no sabe ni lo uno ni lo otro.
tile-refused = 🔥 { $seat } no pone un pie en { $place }.
companion-tried-door =
    { $opened ->
        [True] 🔥 Llama Brillante embiste la puerta: un { $roll } con Fuerza { $strength }. Está abierta.
       *[False] 🔥 Llama Brillante embiste la puerta: un { $roll } con Fuerza { $strength }. Sigue cerrada, y para { $seat } el turno acaba aquí.
    }
companion-sensed =
    { $sensed ->
        [True] 🔥 Un { $roll }, que es par: Llama Brillante detiene a tiempo a { $seat } y no pasa nada.
       *[False] 🔥 Un { $roll }, que es impar: Llama Brillante se da cuenta demasiado tarde.
    }
companion-tried =
    { $trial-key ->
        [pit]
            { $passed ->
                [True] 🎲 Un { $roll } con Agilidad { $agility }: Llama Brillante rodea el pozo sin fondo.
               *[False] 🎲 Un { $roll } con Agilidad { $agility }: Llama Brillante resbala de la cornisa. { $seat } solo puede mirar.
            }
        [trapdoor]
            { $passed ->
                [True] 🎲 Un { $roll } con Agilidad { $agility }: Llama Brillante salta a tiempo de la trampilla.
               *[False] 🎲 Un { $roll } con Agilidad { $agility }: Llama Brillante se cuela por la trampilla, al lado de { $seat }.
            }
       *[other]
            { $passed ->
                [True]
                    { $roll ->
                        [0] 🪢 { $seat } lanza la cuerda y Llama Brillante sale del agujero.
                       *[other] 🎲 Un { $roll } con Agilidad { $agility }: Llama Brillante sale del agujero y vuelve al lado de { $seat }.
                    }
               *[False] 🎲 Un { $roll } con Agilidad { $agility }: Llama Brillante vuelve a resbalar hasta el fondo. { $seat } lo oye.
            }
    }
ceiling-fell-on-companion =
    { $crushed ->
        [True] 🔥 Bajo el mismo techo, Llama Brillante saca un { $roll }, y el número dicho era el { $named }.
       *[False] 🔥 Bajo el mismo techo, Llama Brillante saca un { $roll } y no el { $named } que se dijo: se libra de lo peor.
    }
companion-hurt =
    { $lost ->
        [0] 🔥 Llama Brillante saca un { $roll } ({ story-dice }) por { $seat } y no pierde nada ({ $cause }).
       *[other]
            { $roll ->
                [0] 🔥 Llama Brillante se lleva el golpe de { $seat } ({ $cause }) y pierde { story-lost }: { story-left }.
               *[other] 🔥 Llama Brillante recibe junto a { $seat } ({ $cause }), saca un { $roll } ({ story-dice }) y pierde { story-lost }: { story-left }.
            }
    }
companion-jumped = 🔥 Llama Brillante no deja a { $seat } a solas ahí abajo, y salta.
companion-abandoned = 🔥 { $seat } sigue su camino y deja a Llama Brillante en el agujero. Los demás pueden decir lo que piensan.
companion-died =
    { $cause-key ->
        [pit] ☠️ **Llama Brillante ya no está**, y a { $seat } le queda el silencio: el pozo sin fondo no devuelve nada.
       *[other] ☠️ **Llama Brillante ha muerto** ({ $cause }), y a { $seat } le queda el silencio.
    }
companion-round-fought =
    { $lost ->
        [0] ⚔️ Llama Brillante lucha por { $seat }: un { $roll } en un D{ $sides } y el { $monster }, un { $foe-roll }. El { $monster } pierde { $monster-lost } (lleva { $wounds }).
       *[other]
            { $monster-lost ->
                [0] ⚔️ Llama Brillante lucha por { $seat }: un { $roll } en un D{ $sides } y el { $monster }, un { $foe-roll }. Llama Brillante pierde { $lost } ({ story-left }).
               *[other] ⚔️ Llama Brillante lucha por { $seat }: un { $roll } en un D{ $sides } y el { $monster }, un { $foe-roll }. Llama Brillante pierde { $lost } ({ story-left }) y el { $monster }, { $monster-lost } (lleva { $wounds }).
            }
    }
salve-used = 🧪 { $seat } vacía el tarro de pomada curativa: puntos de vida +{ $healed }, ahora { $life }. Se le va el turno.
companion-salved = 🧪 { $seat } unta a Llama Brillante con la pomada curativa: puntos de vida +{ $healed }, ahora { $life }. Se le va el turno.
sun-sphere-shone = 🔥 La esfera solar sigue brillando. { $seat } nunca ha necesitado antorcha.

## Lo que se pregunta

dungeonquest-use-fortune-ring = **En el dado sale un { $roll }: ¿vuelves a tirar con el Anillo de la Fortuna?** Vale el segundo resultado, y el anillo se gasta.
    { $life ->
        [0] -# Si lo dejas así, no te quedan puntos de vida
       *[other] -# Tus puntos de vida, si lo dejas así: { $life }
    }
dungeonquest-use-fortune-ring-public = ¿vuelves a tirar?
dungeonquest-use-shielding-ring =
    { $lost ->
        [one] **¿Lo deshaces con el Anillo Protector?** Te devuelve el punto de vida que esto te ha costado, y se gasta.
       *[other] **¿Lo deshaces con el Anillo Protector?** Te devuelve los { $lost } puntos de vida que esto te ha costado, y se gasta.
    }
    -# { $cause } · sin él te quedan { $life ->
        [0] cero puntos de vida
       *[other] { $life }
    }
dungeonquest-use-shielding-ring-public = ¿usas el Anillo Protector?
dungeonquest-hide-die = **Un { $monster }: ¿tras qué número te escondes?** Puede mirar tras { $guesses } números; si el tuyo no está entre ellos, se va.
dungeonquest-hide-die-public = esconde un dado, en secreto.
dungeonquest-guess-die = **¿Tras qué { $most } números mira el { $monster }?** { $foe } se esconde tras uno; si está entre ellos, lo ha descubierto.
dungeonquest-guess-die-public = adivina en secreto dónde se esconde el héroe.
dungeonquest-throw-shuriken =
    { $shuriken ->
        [one] **¿Lanzas tu último shuriken al { $monster }?**
       *[other] **¿Lanzas un shuriken al { $monster }?** Te quedan { $shuriken }.
    }
dungeonquest-throw-shuriken-public = ¿lanzas un shuriken?
dungeonquest-throw-dagger =
    { $daggers ->
        [one] **¿Lanzas tu última daga al { $monster }?** Después solo te quedan los puños.
       *[other]
            { $in-combat ->
                [True] **¿Lanzas una de tus { $daggers } dagas al { $monster }?** No en dos rondas seguidas; si te la quedas, luchas con ella.
               *[False] **¿Lanzas antes una de tus { $daggers } dagas al { $monster }?** Cuantas veces quieras, antes de que se lea su carta.
            }
    }
    -# Acertar le quita al monstruo un D6; fallar te cuesta un punto de vida · tus puntos de vida: { $life }
dungeonquest-throw-dagger-public = ¿lanzas una daga?
dungeonquest-aim-dagger = **¿Contra qué dos tácticas del { $monster } apuntas?** Si ha elegido una de ellas, la daga acierta.
dungeonquest-aim-dagger-public = apunta la daga en secreto.
dungeonquest-use-sling = **¿Le lanzas una piedra al { $monster }?** Una vez por combate; piedras no faltan.
dungeonquest-use-sling-public = ¿usas la honda?
dungeonquest-run-on = **Cruzas { $place } a la carrera: ¿hacia dónde sigues?** Solo donde termines se roba una carta de sala.
dungeonquest-run-on-public = ¿hacia dónde corres?
dungeonquest-lead-berserk = **¿Hacia dónde va el héroe enloquecido?** Es { $foe }, y hará lo que digas: también atacar puertas y rastrillos.
dungeonquest-lead-berserk-public = señala un camino al héroe enloquecido.
dungeonquest-lead-berserk-out = **¿Por qué salida deja la cámara del tesoro el héroe enloquecido?** Es { $foe }, y hará lo que digas.
dungeonquest-lead-berserk-out-public = señala una salida al héroe enloquecido.
dungeonquest-use-dark-force = **La Fuerza Oscura: ¿tres puntos de vida o un dado?** Tienes { $life }. Funciona una sola vez en toda la partida.
dungeonquest-use-dark-force-public = ¿tres puntos de vida o un dado?
dungeonquest-keep-spell = **¿Pagas un punto de vida para que siga otro turno el hechizo ({ $spell })?** Tienes { $life }.
dungeonquest-keep-spell-public = ¿sigue el hechizo?
dungeonquest-cast-fireball = **El { $monster } ataca: ¿lanzas una Bola de Fuego?** Arde sin remedio, y pierdes tu próximo turno.
dungeonquest-cast-fireball-public = ¿lanzas una Bola de Fuego?
dungeonquest-cast-fireball-at-way =
    { $portcullises ->
        [0]
            { $doors ->
                [one] **Hay una puerta en medio: ¿lanzas una Bola de Fuego?** Abre el camino, y pierdes tu próximo turno.
               *[other] **Hay { $doors } puertas en medio: ¿lanzas una Bola de Fuego?** Abre el camino, y pierdes tu próximo turno.
            }
       *[other]
            { $doors ->
                [0] **Hay un rastrillo en medio: ¿lanzas una Bola de Fuego?** Abre el camino, y pierdes tu próximo turno.
               *[other] **Hay una puerta y un rastrillo en medio: ¿lanzas una Bola de Fuego?** Abre el camino, y pierdes tu próximo turno.
            }
    }
dungeonquest-cast-fireball-at-way-public = ¿le lanzas una Bola de Fuego?
dungeonquest-enter-tile =
    { $warned ->
        [True] **Llama Brillante te avisa de un peligro en { $place }: ¿entras de todos modos?** Se equivoca una vez de cada diez.
       *[False] **Llama Brillante no ve peligro en { $place }: ¿entras?** Se equivoca una vez de cada diez.
    }
dungeonquest-enter-tile-public = ¿entras?
dungeonquest-try-another-way = **¿Otra salida de { $place }, o acaba tu turno?** Si tampoco entras allí, el turno se termina.
dungeonquest-try-another-way-public = ¿otra salida?
dungeonquest-send-companion =
    { $doors ->
        [one] **Hay una puerta en medio: ¿mandas a Llama Brillante?** Se abre si en un D10 no se supera su Fuerza; sin su ayuda, robas una carta de puerta.
       *[other] **Hay { $doors } puertas en medio: ¿mandas a Llama Brillante?** Cada una se abre si en un D10 no se supera su Fuerza; sin su ayuda, robas cartas de puerta.
    }
dungeonquest-send-companion-public = ¿mandas a Llama Brillante?
