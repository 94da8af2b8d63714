# Cartas, estudiantes y las palabras de las imágenes y de su texto alternativo.
# El nombre y el efecto también van impresos en la carta: como mucho 2 y 3 líneas de unas 13 letras.

card-yeti-frost = Escarcha de yeti
card-yeti-frost-effect = Para tu caldero
card-unicorn-flatulence = Flatulencia de unicornio
card-unicorn-flatulence-effect = Para tu caldero
card-crocodile-tears = Lágrimas de cocodrilo
card-crocodile-tears-effect = Para tu caldero
card-ghost-laughter = Risa de fantasma
card-ghost-laughter-effect = Para tu caldero
card-gnome-vomit = Vómito de gnomo
card-gnome-vomit-effect = Para tu caldero
card-enchantment = Encantamiento
card-enchantment-effect = Un rival pierde su turno
card-possession = Posesión
card-possession-effect = Pide una carta a un rival
card-cauldron-block = Bloquea Calderos
card-cauldron-block-effect = Bloquea el caldero de un rival
card-wand-break = Rompe Varitas
card-wand-break-effect = Rompe la varita de un rival
card-cauldron-theft = Robo de caldero
card-cauldron-theft-effect = Cambia de caldero con un rival
card-explosion = Explosión
card-explosion-effect = Vacía el caldero de un rival
card-counterspell = Contrahechizo
card-counterspell-effect = Anula un hechizo
card-mirror = Espejo
card-mirror-effect = Anula o rebota un hechizo
card-golden-cauldron = Caldero dorado
card-golden-cauldron-effect = Reúne tres para ganar

student-aldric = Aldric
student-lyra = Lyra
student-magnus = Magnus
student-celestia = Celestia
student-corvus = Corvus

art-kind-attack = Ataque
art-kind-defense = Defensa
art-kind-ingredient = Ingrediente
art-kind-golden = Dorada

# En la imagen de la mesa.
art-draw-pile = Mazo
art-discard-pile = Descartes
# En lugar de un nombre sin ninguna letra que se pueda dibujar.
art-seat = Jugador { $number }

# Texto alternativo.
art-card-alt = { $card } ({ $kind }). { $effect }.
art-hand-empty = No tienes cartas
art-students-alt = Estudiantes que puedes elegir: { $students }.
art-hand-alt = { $count ->
    [one] Tu carta: { $cards }.
   *[other] Tus { $count } cartas: { $cards }.
}
art-table-alt-turn = Es el turno de { $name }.
art-table-alt-winner = Ha ganado { $name }.
art-table-alt-piles = Mazo: { $draw }. Descartes: { $discard }.
art-table-alt-place = { $name } ({ $student }): { $facts }.
art-table-alt-no-student = sin estudiante todavía
art-table-alt-hand = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
art-table-alt-broken = varita rota
art-table-alt-enchanted = pierde su próximo turno
# $colour es el estudiante de cuyo color es el caldero.
art-table-alt-cauldron = { $blocked ->
    [yes] caldero de { $colour }, bloqueado, con { $ingredients }
   *[no] caldero de { $colour } con { $ingredients }
}
art-table-alt-nothing = nada
