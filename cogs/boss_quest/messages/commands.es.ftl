### Lo que Discord muestra de las órdenes.

command-boss-quest-description = Juega a Boss Quest
command-boss-quest-ask-description = Pide armas a la armería
command-boss-quest-weapons-parameter = Cuántas
command-boss-quest-mage-description = Visita al Mago
command-boss-quest-spell-description = Con el Mago: activa un hechizo
command-boss-quest-discard-description = Con el Mago: descarta un hechizo
command-boss-quest-spell-parameter = Qué hechizo
command-boss-quest-target-parameter = A quién o a qué se aplica, si el hechizo lo pide
command-boss-quest-bearer-parameter = Solo Disipar: el caballero que tiene el hechizo
command-boss-quest-mystery-activate-description = Con el Mago: activa el misterio sin verlo
command-boss-quest-mystery-discard-description = Con el Mago: descarta el misterio sin verlo
command-boss-quest-aim-description = Elige a quién o a qué se aplica el misterio descubierto
command-boss-quest-aim-parameter = A quién o a qué se aplica
command-boss-quest-record-description = Quién ha ganado cuántas llaves en este servidor
