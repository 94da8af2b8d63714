### Lo que Discord muestra de las órdenes.

command-calderos-card-parameter = Qué carta
command-calderos-description = Juega a Guerra de Calderos
command-calderos-character-description = Elige a tu estudiante
command-calderos-student-parameter = Qué estudiante
command-calderos-attack-description = Lanza un ataque a un rival
command-calderos-target-parameter = A quién
command-calderos-name-parameter = Solo Posesión: la carta que pides
command-calderos-add-description = Añade un ingrediente a tu caldero
command-calderos-discard-description = Descarta una carta boca abajo
command-calderos-declare-description = Muestra tres calderos dorados y gana
command-calderos-defend-description = Responde a un hechizo que va contra ti
command-calderos-defense-parameter = Cómo
command-calderos-bounce-parameter = Solo Espejo: a quién se envía
