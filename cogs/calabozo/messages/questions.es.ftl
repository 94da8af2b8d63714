### Lo que se pregunta a los jugadores.

calabozo-choose-adventurer = **Elige a tu aventurero.** Ante el mismo monstruo, cada cual necesita una tirada distinta.
calabozo-choose-adventurer-public = elige a tu aventurero.

## Un turno

calabozo-begin-turn = **Te toca y estás en { $square }: ¿qué haces primero?**
calabozo-begin-turn-public = te toca.
calabozo-begin-turn-square = ¿Dónde, o para quién?
calabozo-begin-turn-by = ¿A qué casilla da la puerta?
# Lo que queda del tiro, tras usar Velocidad, puede ser nada o menos.
calabozo-move = **Has sacado un { $roll }: ¿adónde vas?**
    { $points ->
        [-5] { questions-speed }
        [-4] { questions-speed }
        [-3] { questions-speed }
        [-2] { questions-speed }
        [-1] { questions-speed }
        [0] { questions-speed }
        [one] -# Te queda un paso
       *[other] -# Te quedan { $points } pasos
    }
questions-speed = -# El tiro está agotado; con Velocidad puedes seguir
calabozo-move-public = ¿adónde vas?
calabozo-move-square = ¿Qué casilla?
calabozo-move-by = ¿Y qué casilla junto a ella?
calabozo-move-before = ¿Y cuál antes de esa?
calabozo-meet =
    { $foe-key ->
        [none] **En { $square } hay una carta boca abajo: ¿qué haces?**
       *[other] **En { $square } te espera { story-the-foe }: ¿qué haces?**
    }
calabozo-meet-public = ¿luchas?
calabozo-attack = **¿Con qué arma atacas { story-at-foe }?** Entre los dos dados y el arma tienes que llegar a { $needed }.
calabozo-attack-public = ¿con qué arma atacas?
calabozo-lose-treasure = **¿Qué tesoro pierdes ante { story-the-foe }?** Se queda aquí, bajo la carta, boca abajo.
calabozo-lose-treasure-public = ¿qué tesoro pierdes?
calabozo-retreat = **Te toca retroceder: ¿a qué casilla?**
calabozo-retreat-public = ¿adónde retrocedes?

## Entre varios

calabozo-end-turn = **Aquí hay alguien más: ¿qué haces antes de terminar tu turno?**
calabozo-end-turn-public = ¿cómo terminas tu turno?
calabozo-end-turn-other = ¿Con quién?
calabozo-end-turn-weapon = ¿Con qué arma?
calabozo-defend-duel =
    { $weapon-key ->
        [none] **Un duelo: ¿con qué arma luchas?** { $rival } no enseña ninguna.
       *[other] **Un duelo: ¿con qué arma luchas?** { $rival } enseña esta: { $weapon }.
    }
calabozo-defend-duel-public = ¿con qué arma luchas en el duelo?
calabozo-offer = **¿Qué ofreces?** Lo oye { $mate }, que responde; tus adversarios no lo oyen.
calabozo-offer-public = ¿qué ofreces?
calabozo-offer-treasure = ¿Qué ofreces?
calabozo-offer-second = ¿Y un segundo tesoro?
calabozo-answer-offer =
    { $offered-count ->
        [0] **¿Regalas algo?** { $mate } no ofrece nada a cambio.
       *[other] **¿Aceptas la oferta?** { $mate } te da: { $offered }.
    }
calabozo-answer-offer-public = ¿qué respondes?
calabozo-answer-offer-treasure = ¿Qué das?
calabozo-answer-offer-second = ¿Y un segundo tesoro?
calabozo-agree =
    { $given-count ->
        [0] **¿De acuerdo?** Tú no das nada. { $mate } te da: { $received }.
       *[other] **¿De acuerdo?** Tú das: { $given }. { $mate } te da: { $received }.
    }
calabozo-agree-public = ¿te parece bien?
