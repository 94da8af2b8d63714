### DungeonQuest: what it is, and how it ends.

game-dungeonquest = DungeonQuest
game-dungeonquest-about =
    Castle Dragonfire has a treasure, a dragon asleep on it, and corridors that nobody has mapped and come back to tell. Get in, fill your pockets, and be outside again before the sun sets on the 26th round. Most heroes do not make it.
    -# 1 to 4 players, about an hour; alone it takes half of that

# A record of many games: gold pieces brought out alive.
dungeonquest-record-score =
    { $survived ->
        [0] no gold, and never out alive
        [one] { $total } gold pieces, out alive once
       *[other] { $total } gold pieces, { $best } at best, out alive { $survived } times
    }

dungeonquest-end-gold = Nobody brought more gold out of Castle Dragonfire alive.
dungeonquest-end-nobody = Castle Dragonfire keeps its treasure, and whoever came for it.
dungeonquest-end-empty-handed = Out alive, but without a single treasure token: the dragon has not missed a thing.

## The map around a hero

dungeonquest-map-line = The dungeon around { $hero } ({ $seat })
dungeonquest-map-hero = { $hero } ({ $seat })
dungeonquest-map-too-early = Nobody has set foot in the castle yet.
