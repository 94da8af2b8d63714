### Lo que se pregunta a los jugadores.

## Antes de entrar

dungeonquest-choose-hero = **Elige a tu héroe.** Casi todas las pruebas son un dado que no debe superar uno de los números de la hoja.
dungeonquest-choose-hero-public = elige a tu héroe.
dungeonquest-choose-ring = **Elige un anillo mágico.** Funciona una sola vez en toda la partida.
dungeonquest-choose-ring-public = elige un anillo mágico.
dungeonquest-choose-tower = **¿En qué torre empiezas?** Para salir después vale cualquiera.
dungeonquest-choose-tower-public = elige la torre en la que empiezas.

## Un turno

dungeonquest-take-turn =
    { $plight-key ->
        [trapdoor] **Estás en el agujero, bajo la trampilla: ¿qué haces?**
        [no-torch] **Tu antorcha está apagada: ¿qué haces?**
        [cave-in] **El techo se desploma sobre ti: ¿qué haces?**
        [dark-chamber] **No se ve absolutamente nada: ¿qué haces?**
        [bridge] **Estás ante el puente de { $place }: ¿qué haces?** Solo se puede cruzar en el turno en que se llega.
        [web] **Estás al borde de la telaraña de { $place }: ¿qué haces?**
        [stuck-in-web] **No puedes salir de la telaraña de { $place }: ¿qué haces?**
       *[none]
            { $chamber ->
                [True] **Estás en la cámara del tesoro: ¿qué haces?** Si te quedas, tomas dos tesoros más y destapas otra ficha de dragón; si esperas, ni lo uno ni lo otro.
               *[False]
                    { $below ->
                        [True] **Estás en las Catacumbas, debajo de { $place }: ¿qué haces?**
                       *[False] **Estás en { $place }: ¿qué haces?**
                    }
            }
    }
    { $rounds-left ->
        [one] -# Puntos de vida: { $life } · última ronda antes de la noche
       *[other] -# Puntos de vida: { $life } · { $rounds-left } rondas hasta la noche
    }{ $searches ->
        [2] { "" } · ya has buscado aquí dos veces: por ahora, ninguna más
       *[other] { "" }
    }
dungeonquest-take-turn-public = te toca.
dungeonquest-move-on =
    { $tower ->
        [True] **Has llegado a la torre de { $place }.** ¿Sigues, te quedas o sales del castillo para siempre?
       *[False] **El corredor de { $place } continúa: ¿hacia dónde vas?**
    }
dungeonquest-move-on-public = ¿por dónde sigues?
dungeonquest-use-secret-door = **Una puerta secreta.** ¿Qué pared atraviesas, o prefieres quedarte?
dungeonquest-use-secret-door-public = ¿usas la puerta secreta?
dungeonquest-flee-dragon = **¡Corre! ¿Por qué salida?** Fuera no robas carta de sala.
dungeonquest-flee-dragon-public = corre, pero ¿por dónde?

## Sí o no

dungeonquest-use-opening-ring =
    { $portcullises ->
        [0]
            { $doors ->
                [one] **Hay una puerta en medio: ¿usas el Anillo Abridor?** Sin él, robas una carta de puerta.
               *[other] **Hay { $doors } puertas en medio: ¿usas el Anillo Abridor?** Sin él, robas una carta de puerta por cada una.
            }
       *[other]
            { $doors ->
                [0] **Hay un rastrillo en medio: ¿usas el Anillo Abridor?** Sin él, tiras un D12 contra tu Fuerza.
               *[other] **Hay una puerta y un rastrillo en medio: ¿usas el Anillo Abridor?**
            }
    }
dungeonquest-use-opening-ring-public = ¿usas el Anillo Abridor?
dungeonquest-use-warning-ring = **Una trampa: ¿usas el Anillo Avisador?** Te libra de esta y se gasta.
dungeonquest-use-warning-ring-public = ¿usas el Anillo Avisador?
dungeonquest-search-crypt = **¿Abres la cripta?** Un tesoro, una poción, una trampa o alguien en casa.
dungeonquest-search-crypt-public = ¿abres la cripta?
dungeonquest-search-corpse = **¿Registras al aventurero muerto?** Una cuerda, algo de oro o lo que lo mató.
dungeonquest-search-corpse-public = ¿registras al aventurero muerto?

## Monstruos

dungeonquest-meet-monster = **Tienes delante al { $monster }: ¿qué haces?** Tus puntos de vida: { $life }.
dungeonquest-meet-monster-public = ¿qué haces?
dungeonquest-shoot-arrow =
    { $arrows ->
        [one] **¿Disparas tu última flecha al { $monster }?**
       *[other] **¿Disparas una flecha al { $monster }?** Te quedan { $arrows }.
    }
dungeonquest-shoot-arrow-public = ¿disparas?
dungeonquest-meet-spider = **La araña gigante: ¿qué haces?** Tus puntos de vida: { $life }.
dungeonquest-meet-spider-public = ¿qué haces con la araña?
dungeonquest-shoot-spider = **¿Cuántos disparos?** Una flecha mata a la araña con un 5 o un 6 en un D6, un shuriken con un 6; paras en cuanto cae.
dungeonquest-shoot-spider-public = ¿cuántas veces disparas?
dungeonquest-name-numbers =
    { $danger-key ->
        [giant-spider]
            { $most ->
                [2] **Di dos números contra la araña: no tienes más que los puños.** Si en un D6 sale uno de ellos, muere; si no, muerde.
               *[other] **Di tres números contra la araña.** Si en un D6 sale uno de ellos, muere; si no, muerde.
            }
       *[no-torch] **Di tres números para encender la antorcha.** Si en un D6 sale uno de ellos, prende.
    }
dungeonquest-name-numbers-public = di tus números.
dungeonquest-name-number = **Se desploma el techo: di un número.** Si sale en el D6, mueres.
dungeonquest-name-number-public = di un número del 1 al 6.
dungeonquest-hero-tactic = **¿Qué táctica usas contra el { $monster }?** Nadie la ve hasta que estén elegidas las dos; si coinciden, cada cual pierde un punto de vida.
    -# Tus puntos de vida: { $life } · el { $monster } lleva perdidos { $wounds }
dungeonquest-hero-tactic-public = elige tu táctica en secreto.
dungeonquest-monster-tactic =
    { $dagger ->
        [True] **Al { $monster } le lanzan una daga: ¿qué táctica elige?** { $foe } apunta a dos de las tres, y la daga da en el blanco si la tuya es una de ellas. Nadie la ve hasta que las dos partes hayan elegido.
       *[False] **Luchas por el { $monster }: ¿qué táctica usas?** Te enfrentas a { $foe }. Nadie la ve hasta que estén elegidas las dos; si coinciden, cada cual pierde un punto de vida.
    }
    { $life ->
        [0] -# Aún no se ha leído su carta; lleva perdidos { $wounds } · puntos de vida de { $foe }: { $foe-life }
        [one] -# El { $monster } tiene un solo punto de vida, cosa que solo sabes tú · puntos de vida de { $foe }: { $foe-life }
       *[other] -# El { $monster } tiene { $life } puntos de vida, cosa que solo sabes tú, y lleva perdidos { $wounds } · puntos de vida de { $foe }: { $foe-life }
    }
dungeonquest-monster-tactic-public = elige la táctica del monstruo en secreto.
