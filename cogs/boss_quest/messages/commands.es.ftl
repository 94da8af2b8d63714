### Lo que Discord muestra de las órdenes.

command-boss-quest-description = Juega a Boss Quest
command-boss-quest-ask-description = Pide armas a la armería
command-boss-quest-weapons-parameter = Cuántas
command-boss-quest-mage-description = Ve con el Mago
command-boss-quest-spell-description = Con el Mago: activa un hechizo
command-boss-quest-discard-description = Con el Mago: descarta un hechizo
command-boss-quest-spell-parameter = Qué hechizo
command-boss-quest-target-parameter = Contra quién o contra qué, si el hechizo lo pide
command-boss-quest-bearer-parameter = Solo Disipar: el caballero que tiene el hechizo
command-boss-quest-mystery-activate-description = Con el Mago: activa el misterio sin verlo
command-boss-quest-mystery-discard-description = Con el Mago: descarta el misterio sin verlo
command-boss-quest-aim-description = Apunta el misterio al que has dado la vuelta
command-boss-quest-aim-parameter = Contra quién o contra qué
command-boss-quest-record-description = Quién ha ganado cuántas llaves en este servidor
