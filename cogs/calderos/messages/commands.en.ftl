### What Discord shows of the commands.

command-calderos-card-parameter = Which card
command-calderos-description = Play Guerra de Calderos
command-calderos-character-description = Choose your student
command-calderos-student-parameter = Which student
command-calderos-attack-description = Cast an attack at a rival
command-calderos-target-parameter = At whom
command-calderos-name-parameter = Possession only: the card you ask for
command-calderos-add-description = Add an ingredient to your cauldron
command-calderos-discard-description = Discard a card face down
command-calderos-declare-description = Show three golden cauldrons and win
command-calderos-defend-description = Answer a spell that comes at you
command-calderos-defense-parameter = How
command-calderos-bounce-parameter = Mirror only: to whom it goes on
