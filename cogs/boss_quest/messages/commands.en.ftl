### What Discord shows of the commands.

command-boss-quest-description = Play Boss Quest
command-boss-quest-ask-description = Ask the armourer for weapons
command-boss-quest-weapons-parameter = How many
command-boss-quest-mage-description = Go to the Mage
command-boss-quest-spell-description = At the Mage’s: activate a spell
command-boss-quest-discard-description = At the Mage’s: discard a spell
command-boss-quest-spell-parameter = Which spell
command-boss-quest-target-parameter = At whom or at what, if the spell needs it
command-boss-quest-bearer-parameter = Dispel only: the knight where the spell lies
command-boss-quest-mystery-activate-description = At the Mage’s: activate the mystery, unseen
command-boss-quest-mystery-discard-description = At the Mage’s: discard the mystery, unseen
command-boss-quest-aim-description = Aim the mystery that you have turned over
command-boss-quest-aim-parameter = At whom or at what
command-boss-quest-record-description = Who has won how many keys in this server
