### Las palabras de las imágenes y de su texto alternativo.

# En las imágenes.
art-round = Ronda { $number }
art-last-combat = Último combate
art-no-spells = Ningún hechizo activo
art-hidden = oculta
art-open = a la vista
art-spell-here = te afecta
art-short = A { $by } de su vida
art-perfect = Justo su vida
art-over = Te pasas por { $by }
# En lugar de un nombre sin ninguna letra que se pueda dibujar.
art-seat = Jugador { $number }

# Texto alternativo.
art-mystery = un misterio boca abajo
art-face-down = una boca abajo
art-table-alt-turn = Es el turno de { $name }.
art-table-alt-winner = Ha ganado: { $names }.
art-table-alt-boss = Ronda { $number }: { $boss }, { $life } de vida.
art-table-alt-boss-spells = Ronda { $number }: { $boss }, { $life } de vida, con { $spells }.
art-table-alt-row = Con el Mago: { $spells }.
art-table-alt-cast = Se está lanzando: { $spell }.
art-table-alt-knight =
    { $name }, { $hearts ->
        [one] un corazón
       *[other] { $hearts } corazones
    }, { $keys ->
        [one] una llave
       *[other] { $keys } llaves
    }: { $facts }.
art-table-alt-armourer = lleva la armería
art-table-alt-at-mage = con el Mago
art-table-alt-exceeded = superó la vida del jefe
art-table-alt-owing = le queda una acción
art-table-alt-combat = Último combate ({ $boss }, { $life } de vida): { $outcomes }.
art-table-alt-outcome = { $name } { $attack }, { $fate }
art-table-alt-decks = Mazos: jefes { $bosses }, armas { $weapons }, hechizos { $spells }.
art-hand-alt-hidden = Tu arma oculta: { $weapon }.
art-hand-alt-open = A la vista: { $weapons }.
art-hand-alt-spells = Hechizos que te afectan: { $spells }.
art-hand-alt-attack = Tu ataque: { $attack }. La vida del jefe: { $life }.
