### Adónde se puede ir, para cada juego que tenga un enum `Direction`.
### @family direction-*

direction-north = Norte
direction-north-east = Noreste
direction-east = Este
direction-south-east = Sureste
direction-south = Sur
direction-south-west = Suroeste
direction-west = Oeste
direction-north-west = Noroeste
ask-direction = ¿Hacia dónde?
