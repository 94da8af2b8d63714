### Where one can go, for each game that has an enum `Direction`.
### @family direction-*

direction-north = North
direction-north-east = North-east
direction-east = East
direction-south-east = South-east
direction-south = South
direction-south-west = South-west
direction-west = West
direction-north-west = North-west
ask-direction = Which way?
