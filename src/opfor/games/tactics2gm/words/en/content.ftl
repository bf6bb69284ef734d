# Names of the content that English sentences need more of than a title. .en is the title in the
# packs; other languages have an entry for everything the packs name, with its text.

# Armies. own: whose; its: its own; title: without article.
armies-germans = the Germans
    .en = Germans
    .own = the Germans'
    .its = their
    .person = many
    .title = Germans
armies-americans = the Americans
    .en = Americans
    .own = the Americans'
    .its = their
    .person = many
    .title = Americans
own-title = { $name }
    .own = { $ends ->
        [s] { $name }'
       *[other] { $name }'s
    }
    .its = their
    .title = { $name }
    .a = { $name }

# Terrain. a: with an article.
terrain-forest = forest
    .en = forest
    .a = forest
    .text = Hard to cross, good to hide in.
terrain-bushes = bushes
    .en = bushes
    .a = bushes
    .text = Hides a unit, stops nothing.
terrain-ruins = ruins
    .en = ruins
    .a = ruins
    .text = Rubble slows everyone and shelters nobody.
terrain-mountain = mountain
    .en = mountain
    .a = a mountain
    .text = Steep on all sides.
terrain-lake = lake
    .en = lake
    .a = a lake
    .text = Nobody crosses.
terrain-sea = sea
    .en = sea
    .a = sea
    .text = Nobody crosses.
terrain-house = house
    .en = House
    .a = a house
    .text = Room for two units on foot or guns; no vehicles.
terrain-trench = trench
    .en = Trench
    .a = a trench
    .text = The best cover a spade can buy.
terrain-wall = wall
    .en = Wall
    .a = a wall
    .text = Old stones, knee high.
terrain-bunker = bunker
    .en = Bunker
    .a = a bunker
    .text = Concrete. Bring something heavy.
terrain-sandbags = sandbags
    .en = Sandbags
    .a = sandbags
    .text = Filled in a hurry.
terrain-wire = wire
    .en = Wire
    .a = wire
    .text = Men on foot lose time in it; tracks do not notice.
terrain-barrier = barrier
    .en = Barrier
    .a = a barrier
    .text = Steel and concrete: no vehicle passes.
terrain-bridge = bridge
    .en = Bridge
    .a = a bridge
    .text = A mission target.
terrain-depot = depot
    .en = Depot
    .a = a depot
    .text = A mission target.
terrain-radio-mast = radio mast
    .en = Radio mast
    .a = a radio mast
    .text = A mission target.
