### Las cartas: jefes, armas, hechizos.

## Jefes

boss-mud-baron = Barón del Fango
boss-bog-witch = Bruja del Pantano
boss-bone-captain = Capitán Huesos
boss-spider-countess = Condesa Araña
boss-clockwork-ogre = Ogro Mecánico
boss-frost-giant = Gigante de Hielo
boss-shadow-knight = Caballero Sombrío
boss-dragon-empress = Emperatriz Dragón

## Colores

colour-red = rojo
colour-blue = azul
colour-green = verde
colour-yellow = amarillo
colour-purple = morado

## Armas: el nombre solo, que también va impreso en la carta, y el que lo dice todo

weapon-red-1-short = Cuchillo de untar
weapon-red-1 = { weapon-red-1-short } ({ colour-red } 1)
weapon-red-2-short = Abrecartas
weapon-red-2 = { weapon-red-2-short } ({ colour-red } 2)
weapon-red-3-short = Daga
weapon-red-3 = { weapon-red-3-short } ({ colour-red } 3)
weapon-red-4-short = Sable
weapon-red-4 = { weapon-red-4-short } ({ colour-red } 4)
weapon-red-5-short = Espada larga
weapon-red-5 = { weapon-red-5-short } ({ colour-red } 5)
weapon-red-6-short = Espadón
weapon-red-6 = { weapon-red-6-short } ({ colour-red } 6)
weapon-red-7-short = Matadragones
weapon-red-7 = { weapon-red-7-short } ({ colour-red } 7)
weapon-blue-1-short = Mazo de juez
weapon-blue-1 = { weapon-blue-1-short } ({ colour-blue } 1)
weapon-blue-2-short = Mazo de goma
weapon-blue-2 = { weapon-blue-2-short } ({ colour-blue } 2)
weapon-blue-3-short = Martillo
weapon-blue-3 = { weapon-blue-3-short } ({ colour-blue } 3)
weapon-blue-4-short = Maceta de albañil
weapon-blue-4 = { weapon-blue-4-short } ({ colour-blue } 4)
weapon-blue-5-short = Mazo de hierro
weapon-blue-5 = { weapon-blue-5-short } ({ colour-blue } 5)
weapon-blue-6-short = Martillo de guerra
weapon-blue-6 = { weapon-blue-6-short } ({ colour-blue } 6)
weapon-blue-7-short = Martillo del trueno
weapon-blue-7 = { weapon-blue-7-short } ({ colour-blue } 7)
weapon-green-1-short = Ramita doblada
weapon-green-1 = { weapon-green-1-short } ({ colour-green } 1)
weapon-green-2-short = Arco de juguete
weapon-green-2 = { weapon-green-2-short } ({ colour-green } 2)
weapon-green-3-short = Arco corto
weapon-green-3 = { weapon-green-3-short } ({ colour-green } 3)
weapon-green-4-short = Arco de caza
weapon-green-4 = { weapon-green-4-short } ({ colour-green } 4)
weapon-green-5-short = Arco largo
weapon-green-5 = { weapon-green-5-short } ({ colour-green } 5)
weapon-green-6-short = Arco élfico
weapon-green-6 = { weapon-green-6-short } ({ colour-green } 6)
weapon-green-7-short = Arco de tormenta
weapon-green-7 = { weapon-green-7-short } ({ colour-green } 7)
weapon-yellow-1-short = Palillo
weapon-yellow-1 = { weapon-yellow-1-short } ({ colour-yellow } 1)
weapon-yellow-2-short = Brocheta
weapon-yellow-2 = { weapon-yellow-2-short } ({ colour-yellow } 2)
weapon-yellow-3-short = Jabalina
weapon-yellow-3 = { weapon-yellow-3-short } ({ colour-yellow } 3)
weapon-yellow-4-short = Lanza corta
weapon-yellow-4 = { weapon-yellow-4-short } ({ colour-yellow } 4)
weapon-yellow-5-short = Pica
weapon-yellow-5 = { weapon-yellow-5-short } ({ colour-yellow } 5)
weapon-yellow-6-short = Lanza de justa
weapon-yellow-6 = { weapon-yellow-6-short } ({ colour-yellow } 6)
weapon-yellow-7-short = Lanza solar
weapon-yellow-7 = { weapon-yellow-7-short } ({ colour-yellow } 7)
weapon-purple-1-short = Varita de fiesta
weapon-purple-1 = { weapon-purple-1-short } ({ colour-purple } 1)
weapon-purple-2-short = Varita de sauce
weapon-purple-2 = { weapon-purple-2-short } ({ colour-purple } 2)
weapon-purple-3-short = Cayado viejo
weapon-purple-3 = { weapon-purple-3-short } ({ colour-purple } 3)
weapon-purple-4-short = Báculo de roble
weapon-purple-4 = { weapon-purple-4-short } ({ colour-purple } 4)
weapon-purple-5-short = Báculo de cristal
weapon-purple-5 = { weapon-purple-5-short } ({ colour-purple } 5)
weapon-purple-6-short = Báculo estelar
weapon-purple-6 = { weapon-purple-6-short } ({ colour-purple } 6)
weapon-purple-7-short = Báculo supremo
weapon-purple-7 = { weapon-purple-7-short } ({ colour-purple } 7)

## Hechizos

spell-attack-plus-1 = Piedra de afilar +1
spell-attack-plus-1-about = el ataque de un caballero sube 1.
spell-attack-plus-2 = Grito de guerra +2
spell-attack-plus-2-about = el ataque de un caballero sube 2.
spell-attack-minus-1 = Óxido −1
spell-attack-minus-1-about = el ataque de un caballero baja 1.
spell-attack-minus-2 = Manos de mantequilla −2
spell-attack-minus-2-about = el ataque de un caballero baja 2.
spell-swap-hidden = Juego de manos
spell-swap-hidden-about = cambias tu arma oculta por la de otro caballero; nadie más la ve.
spell-change-weapon = Trueque
spell-change-weapon-about = cambias una de tus armas por otra del mazo.
spell-life-plus-1 = Sopa caliente +1
spell-life-plus-1-about = la vida del jefe sube 1.
spell-life-plus-2 = Banquete real +2
spell-life-plus-2-about = la vida del jefe sube 2.
spell-life-minus-1 = Resfriado −1
spell-life-minus-1-about = la vida del jefe baja 1.
spell-life-minus-2 = Ostras pasadas −2
spell-life-minus-2-about = la vida del jefe baja 2.
spell-needs-red = Decreto rojo
spell-needs-red-about = nadie gana la ronda sin un arma roja.
spell-needs-blue = Decreto azul
spell-needs-blue-about = nadie gana la ronda sin un arma azul.
spell-needs-green = Decreto verde
spell-needs-green-about = nadie gana la ronda sin un arma verde.
spell-needs-yellow = Decreto amarillo
spell-needs-yellow-about = nadie gana la ronda sin un arma amarilla.
spell-needs-purple = Decreto morado
spell-needs-purple-about = nadie gana la ronda sin un arma morada.
spell-needs-pair = Decreto gemelo
spell-needs-pair-about = nadie gana la ronda sin dos armas del mismo color.
spell-no-heart-lost = Armadura acolchada
spell-no-heart-lost-about = nadie pierde corazones esta ronda; quien se pase queda fuera igualmente.
spell-cancel = Disipar
spell-cancel-about = un hechizo activo deja de estar en juego.
spell-extra-key = Llave de repuesto
spell-extra-key-about = quien gane la ronda se lleva una llave más.
spell-second-closest = Medalla de plata
spell-second-closest-about = gana la ronda el segundo ataque más cercano.
spell-last-turn = Reloj de arena
spell-last-turn-about = a quien aún no esté con el Mago le queda una acción; después, combate.
