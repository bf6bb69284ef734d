# Blitzkrieg!: everything that is said of it. Rows of the rule book and words of measures are in
# rules.ftl of the other languages.

## Sides. own: whose; end: the side as printed at the end of a track; person: how verbs follow.

bot = the bot
    .own = the bot's
    .short = bot
    .by = the bot
    .person = one
you = you
    .own = your
    .person = you
axis = the Axis
    .own = the Axis'
    .short = Axis
    .person = one
allies = the Allies
    .own = the Allies'
    .short = Allies
    .person = many
japan = Japan
    .own = Japan's
    .person = one
# A side of an owner's own; $ends is the last letter of its name.
own-title = { $name }
    .own = { $ends ->
        [s] { $name }'
       *[other] { $name }'s
    }

## Places

board-base = The five theatres
board-nippon = Nippon: fifteen cities
theatre-western-europe = Western Europe
    .own = Western Europe's
theatre-pacific-ocean = Pacific Ocean
    .own = the Pacific Ocean's
    .the = the Pacific Ocean
theatre-eastern-europe = Eastern Europe
    .own = Eastern Europe's
theatre-africa-middle-east = Africa & Middle East
    .own = Africa & Middle East's
theatre-south-east-asia = South East Asia
    .own = South East Asia's
terrain-land = land
terrain-sea = sea
terrain-either = land or sea
# Western Europe, space 1 (bombing)
space = { spot } ({ $effect })
spot = { $theatre }, space { $n }
space-of-campaign = { $theatre }, campaign { $campaign }, space { $n } ({ $effect })
ordinal = number { $n }
ordinal-1 = first
ordinal-2 = second
ordinal-3 = third
ordinal-4 = fourth
ordinal-5 = fifth
ordinal-6 = sixth
ordinal-7 = seventh
ordinal-8 = eighth

## Effects of spaces

effect-none = no effect
    .caption = no effect
    .short = -
effect-propaganda = propaganda
    .caption = propaganda
    .short = vp
    .key = propaganda: victory points
effect-strategic-advantage = strategic advantage
    .caption = strategic
    .short = strat
    .key = strategic: steps on another track
effect-tactical-advantage = tactical advantage
    .caption = tactical
    .short = tact
    .key = tactical: steps on this track
effect-industrial-production = industrial production
    .caption = production
    .short = prod
    .key = production: draw units
effect-research = research
    .caption = research
    .short = res
    .key = research: weapons into the bag
effect-improved-research = improved research
    .caption = research
    .short = res
effect-research-industry = research industry
    .caption = research
    .short = res+prod
    .key = research +: weapon in reserve
effect-bombing = bombing
    .caption = bombing
    .short = bomb
    .key = bombing: the enemy loses a unit
effect-plus = { $effect } +{ $n }
effect-times = { $effect } { $n }
key-marker = marker of a track
key-last = placed last
key-won = campaign won

## Units

unit-hidden = a unit
unit-untold = a unit not told
unit-army-1 = army 1
unit-army-2 = army 2
unit-army-3 = army 3
unit-navy-1 = navy 1
unit-navy-2 = navy 2
unit-navy-3 = navy 3
unit-airforce-1 = airforce 1
unit-airforce-2 = airforce 2
unit-airforce-blitz = blitz airforce 0
unit-general = general
    .the = the general
unit-admiral = admiral
    .the = the admiral
unit-army-blitz = blitz army 1
unit-army-elite = elite army 4
unit-army-task-force = army task force 5
unit-navy-blitz = blitz navy 1
unit-navy-bomber = carrier 2
unit-navy-elite = elite navy 4
unit-navy-task-force = navy task force 5
unit-airforce-bomber = bomber 1
unit-airforce-elite = elite airforce 3
unit-airforce-task-force = air task force 4
unit-nuclear-bomb = nuclear bomb 7
unit-spy = spy
    .the = the spy
unit-scientist = scientist
    .the = the scientist
unit-onikujira = Onikujira 5
kind-army = army
kind-navy = navy
kind-airforce = airforce
kind-agent = agent
# the bot's army 2
owned-unit = { OWN($who) } { $unit }
copied-unit = { $unit } (a copy of { $copied })
    .the = { THE($unit) } (a copy of { $copied })
a-unit = a unit
a-weapon = a special weapon
counted-unit = { $n } × { $unit }
hidden-units = { $n ->
    [one] { $n } hidden unit
   *[other] { $n } hidden units
}
untold-units = { $n } not told
empty = empty
nothing = nothing

## Stratagems

stratagem-big-guns = Big Guns
stratagem-counterattack = Counterattack
stratagem-economic-warfare = Economic Warfare
stratagem-for-the-glory = For the Glory
stratagem-rapid-deployment = Rapid Deployment
stratagem-research-and-development = Research & Development
    .short = R & D
stratagem-secure = Secure
stratagem-steamroll = Steamroll
stratagem-none = none

## Amounts

steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
points = { $n ->
    [one] { $n } victory point
   *[other] { $n } victory points
}
lead = { PERSON($who) ->
    [you] you lead by { $n }
    [many] { $who } lead by { $n }
   *[one] { $who } leads by { $n }
}
tied = tied
vp-unit = VP
vp = { $n } VP

# Why a marker moved or points were scored.
cause-strength = strength
cause-tactical-advantage = tactical advantage
cause-strategic-advantage = strategic advantage
cause-nuclear-backlash = nuclear backlash
cause-head-start = head start
cause-red-space = red space
cause-bot-closed-before = the bot closed the campaign before
cause-propaganda = propaganda
cause-campaign = campaign
cause-tied-campaign = tied campaign
cause-bonus-shield = bonus shield
cause-unfinished-campaigns = unfinished campaigns
cause-outright-win = outright win
cause-extra-progress = extra progress

## Events as sentences

event-game-set-up = Turn 1: { PERSON($who) ->
    [you] you begin
    [many] { $who } begin
   *[one] { $who } begins
}.
turn-begun = Turn { $n }: { to-move }.
turn-begun-last = Turn { $n }: { to-move }. It is the last turn of the game.
to-move = { PERSON($who) ->
    [you] your move
   *[other] { OWN($who) } move
}
event-unit-drawn = { PERSON($who) ->
    [you] You draw { THE($unit) } from { $origin ->
        [pile] the research pile
       *[bag] the bag
    }.
    [many] { CAP($who) } draw { THE($unit) } from { $origin ->
        [pile] the research pile
       *[bag] the bag
    }.
   *[one] { CAP($who) } draws { THE($unit) } from { $origin ->
        [pile] the research pile
       *[bag] the bag
    }.
}
event-weapon-researched = { PERSON($who) ->
    [you] You research
    [many] { CAP($who) } research
   *[one] { CAP($who) } researches
} { THE($unit) }: it goes into { OWN($who) } bag.
event-stratagems-prepared = { $n } stratagems are in the cup; { $out } lies beside it.
stratagem-drawn = The bot's stratagem is { $stratagem }.
steamroll-drawn = The bot's stratagem is { $stratagem }: it repeats { $in-force }.
steamroll-alone = The bot's stratagem is { $stratagem }: it repeats nothing, as none was in force.
event-unit-placed = { PERSON($who) ->
    [you] You place
    [many] { CAP($who) } place
   *[one] { CAP($who) } places
} { THE($unit) } on { $where }.
event-track-moved = { $theatre }: the marker moves { steps } towards { $towards } ({ $cause }); { $lead }.
brief-track-moved = { $theatre }: { steps } towards { $towards } ({ $cause }).
event-points-scored = { PERSON($who) ->
    [you] You score
    [many] { CAP($who) } score
   *[one] { CAP($who) } scores
} { points } ({ $cause }), { $total } in all.
event-unit-bombed = { PERSON($who) ->
    [you] You lose
    [many] { CAP($who) } lose
   *[one] { CAP($who) } loses
} { THE($unit) } to bombing: it goes back into { $to ->
    [bag] the bag
   *[pile] the research pile
}.
campaign-over = Campaign { $n } of { $theatre } is closed: { $how }.
city-closed = { $theatre } is closed: { $how }.
theatre-over = { $said } Nothing more happens there.
wins-it = { PERSON($who) ->
    [you] you win it
    [many] { $who } win it
   *[one] { $who } wins it
}
event-theatre-won = { PERSON($who) ->
    [you] You win
    [many] { CAP($who) } win
   *[one] { CAP($who) } wins
} { $theatre } outright: the theatre is closed.
event-theatre-opened = { PERSON($who) ->
    [you] You open
    [many] { CAP($who) } open
   *[one] { CAP($who) } opens
} { $theatre } (red +{ $red }).
effect-alone = { PERSON($who) ->
    [you] You take
    [many] { CAP($who) } take
   *[one] { CAP($who) } takes
} { $where }.
event-nothing-drawn = { PERSON($who) ->
    [you] You draw
    [many] { CAP($who) } draw
   *[one] { CAP($who) } draws
} nothing: the { $origin ->
    [pile] research pile
   *[bag] bag
} is empty.
event-could-not-place = { PERSON($who) ->
    [you] You have
    [many] { CAP($who) } have
   *[one] { CAP($who) } has
} no unit that fits.
event-game-ended = The game is over.

## Corrections by hand

event-corrected = Corrected: { $what }.
corrected-track = the { $theatre } marker stands at { $n }
corrected-points = { PERSON($who) ->
    [you] you have
    [many] { $who } have
   *[one] { $who } has
} { $n } VP
corrected-held = { PERSON($who) ->
    [you] you hold
    [many] { $who } hold
   *[one] { $who } holds
} { $units }
corrected-empty = { $theatre }, campaign { $campaign }, space { $n } is empty
corrected-space = { $theatre }, campaign { $campaign }, space { $n } holds { $unit }
corrected-open = { $theatre }: open campaign { $campaign }
corrected-closed = { $theatre }: open campaign closed
corrected-unopened = { $theatre }: open campaign unopened
corrected-in-force = in force is { $stratagem }
corrected-stratagem = the stratagem lying out is { $stratagem }
corrected-last-unit = the unit placed last is { $unit }
corrected-last-of-side = { OWN($who) } last unit is { $unit }
corrected-bag = { OWN($who) } bag
corrected-pool = the { $pool }
no-unit = none

## Instructions to whoever moves the cardboard

put-unit = Put { THE($unit) } on { $spot }{ $gap ->
    [yes] ; close the gap
   *[no] { "" }
}.
do-unit-drawn = { $row ->
    [yes] Put { THE($unit) } at the end of the row.
   *[no] Take { THE($unit) } from { $origin ->
        [pile] the research pile
       *[bag] { OWN($who) } bag
    }.
}
do-weapon-researched = Put { THE($unit) } into { OWN($who) } bag.
do-stratagems-prepared = Put all stratagems but { $out } into the cup and lay { $out } beside it.
lay-stratagem-first = Lay out { $stratagem } as the bot's stratagem.
lay-stratagem = Lay out { $stratagem }; { $before } goes back.
do-track-moved = { $theatre }: move the marker { $n }, to { $stands }.
stands-centre = the centre
stands-at = { SHORT($who) } { $n }
do-points-scored = Set { OWN($who) } VP to { $total }.
bombed-hidden = Put the unit that was picked from { OWN($who) } reserve back into { $to ->
    [bag] { OWN($who) } bag
   *[pile] the research pile
}.
bombed-row = Take { $owned } out of the row and put it into { $to ->
    [bag] { OWN($who) } bag
   *[pile] the research pile
}; close the gap.
bombed-unit = Put { $owned } from { OWN($who) } reserve back into { $to ->
    [bag] { OWN($who) } bag
   *[pile] the research pile
}.
closed-for-good = { $theatre } is closed.
next-campaign = { $theatre }: the { $n } campaign opens.
do-theatre-opened = Put a marker on the centre of { OWN($theatre) } track.

## What to lay out

lay-board = Lay out the board ({ $board }).
lay-sides = The bot plays { $bot }, you play { $you }.
lay-markers = Put a marker on the centre of { $theatres }.
lay-points = Put both victory markers on 0.
lay-bag = Fill { OWN($who) } bag, { $n } units: { $units }.
lay-pile = Mix the special weapons face down as the research pile, { $n }: { $units }.
lay-cup = Have the { $n } stratagem tokens and a cup ready.
lay-row = Leave room for the bot's row: its units lie open, in the order they are drawn.

## What is offered

act-place = { CAP($unit) } to { $where }
act-end-turn = No more units: end the turn
act-open-theatre = Open { $theatre } ({ $vp } VP, red +{ $red })
act-pick-theatre = { $theatre } ({ $lead })
act-bomb-unit = Bomb { $unit }, number { $n } in the row
act-take-effect = Take { $where }
act-keep-weapon = Keep { $unit }
group-place = Place
group-end-turn = End the turn
group-bomb-unit = Bomb
group-take-effect = Take
group-keep-weapon = Keep
group-open-theatre = Open
face-choose = you choose
candidate-unit = { $unit } (unit { $n })
    .the = { THE($unit) } (unit { $n })
candidate-space = space { $n } ({ $effect })
candidate-number = { $question ->
    [space] space { $n }
    [unit] unit { $n }
   *[other] { $n }
}

decided-place = The bot places { $unit } (unit { $n } of its row) on { $where }.
decided-advantage = Its strategic advantage of { $n } goes to { $theatre }.
decided-stuck = The bot cannot place any unit.

## What it would bring

brings-wins = wins { $what }: { $n } VP
brings-gives = gives { $who } { $what }: { $n } VP
brings-closes = closes { $what }
brings-campaign = a campaign of { $theatre }
warned = It { $brings }.
assumes-now = That is how it would be if the bot moved now.
assumes-first = What you have not said takes the first answer offered, and a blitz unit is followed by no other; what you draw does not matter to the bot.
looked-at = Its ground: { $n ->
    [one] { $n } open space
   *[other] { $n } open spaces
}.
details-space = { $where }, { $terrain }.
details-there = { $unit }.
forecast = { $unit } (unit { $n } of the row) on { $where }
forecast-stuck = The bot cannot place a unit.
forecast-none = there is nothing to forecast: no bot plays in a two-player game

## The position in words

board-points = Victory points: { $first } { $a }, { $second } { $b } (the end is at { $end }).
board-setup = The game is being set up.
board-over = The game is over after { $n } turns.
board-turn = Turn { $n }: { to-move }.
board-turn-last = Turn { $n }: { to-move }, the last turn of the game.
board-theatre = { $theatre }: { $lead }. { $ahead }.
ahead-all = Bonus +{ $b }, outright win at { $end }
ahead-one = Bonus +{ $a }, +{ $b } at { $second }, outright win at { $end }
ahead-none = Bonus +{ $a } at { $first }, +{ $b } at { $second }, outright win at { $end }
board-campaign = Campaign, open, { $vp } VP:
board-campaign-n = Campaign { $n }, open, { $vp } VP:
board-later = Campaign { $n }, later, { $vp } VP: { $spaces }.
board-done = Campaign { $n }, closed: { $units }.
board-space = { $n }. { $terrain }, { $effect }: { $there }
board-space-later = { $terrain } { $effect }
board-space-taken = { $space } ({ $there })
board-waiting = { $theatre }: not yet open, red +{ $red }, { $vp } VP, track of { $steps }: { $spaces }.
board-closed = { $theatre }: closed, { $lead }.
board-closed-units = { $theatre }: closed, { $lead }; there stand { $units }.
board-row = { CAP(row-of) }, from the left: { $units }.
board-reserve = { CAP(reserve-of) }: { $units }.
board-bag = { $bag }: { $units }.
board-out = Stratagem lying out: { $stratagem }.
board-out-as = Stratagem lying out: { $stratagem } (acting as { $other }).
board-cup = In the cup: { $stratagems }.
row-of = { OWN($who) } row
reserve-of = { OWN($who) } reserve
bag-of = { OWN($who) } bag, { $n }
bag-of-untold = { OWN($who) } bag, { $n }, and { $untold } not told of the reserve
pile-of = Research pile, { $n }
pile-of-untold = Research pile, { $n }, and { $untold } not told of the bags

## Beside the board

turn = Turn { $n }
turn-of = Turn { $n }, { $who }
turn-last = { $turn }, the last one
acting-as = acting as { $stratagem }
number = number { $n }
tray-row = { CAP(row-of) }
tray-reserve = { CAP(reserve-of) }
tray-bag = bag { $n }
title = Blitzkrieg!: { $board }
hidden-unit = A hidden unit
piece-unit = { CAP(owned-unit) }
piece-placed = { CAP(owned-unit) }, { $where }
piece-track = { $theatre }: { $said }
opens-with = opens with red +{ $red }
lead-short = { CAP($who) } +{ $n }
red-short = red +{ $red }
closed-short = closed · { $lead }
piece-campaign = { $theatre }, campaign { $n }, { $word }: { $vp } VP
campaign-later = later
campaign-closed = closed
campaign-won = closed, won by { $who }
nobody = nobody
piece-points = { CAP($who) }: { points }
piece-stratagem = { $stratagem }, { $where ->
    [out] lies out
    [cup] in the cup
   *[gone] not in the cup
}
label-points = Victory points
label-wins = { $n } wins
seat-bot = the bot ({ $side })
seat-you = you ({ $side })

## The map of text

map-closed = closed
map-waiting = not open  { $vp } VP, red +{ $red }  { $spaces }
map-lead = { $who } { $n }/{ $steps }
map-tied = tied 0/{ $steps }
map-then = then { $campaigns }
map-row = { CAP(row-of) }: { $units }
map-reserve = { CAP(reserve-of) }: { $units }
map-land = L
map-sea = S
map-either = *
key =
    A theatre: who leads by how much / the step that wins it outright; what the
      open campaign is worth; its spaces, L land, S sea, * either.
    ( ) is your unit, < > the opponent's.
    prod: draws more units, res: special weapons, vp: victory points,
      bomb: hits a reserve, tact: moves this marker, strat: another one.
    The track: o the marker, + a bonus shield.

## To compare with the table

compare = VP { $a }:{ $b }{ $order }, tracks { $tracks }
compare-bot-first = { " " }(bot:you)
compare-you-first = { " " }(you:bot)
compare-all-closed = all closed
compare-marker = the marker of { $theatre } (minus: towards { $side })
    .back = Move the marker of { $theatre } back to { $shown }.
compare-points = { OWN($who) } victory points
    .back = Set { OWN($who) } victory marker back to { $value }.
compare-row = the bot's row from the left
    .back = Lay the bot's row again, from the left: { $shown }.
compare-stratagem = the stratagem lying out
    .back = Lay out as the bot's stratagem again: { $shown }.
compare-bag = how many units are in { OWN($who) } bag
    .back = In { OWN($who) } bag lie { $value } units again.
compare-on = on { $where }
    .back = Put { $value } back on { $where }.
    .gone = Take the unit off { $where }.
compare-theatre = the theatre { $theatre }
    .value = { $open ->
        [yes] open
       *[no] not open
    }
    .back = { $open ->
        [yes] { $theatre } is open again.
       *[no] { $theatre } is closed again.
    }
compare-screen = { OWN($who) } units before the screen
    .back = Before the screen are again, of { OWN($who) } units: { $value }.
compare-pile = how many weapons are in the research pile
    .back = In the research pile lie { $value } weapons again.
compare-nothing = nothing
way-gone = nothing
way-without = without { $unit }, unit { $n }
way-also = { $unit } too
way-in = { $unit } put in
way-out = { $unit } taken out
way-open = the { $n } campaign open
way-closed = closed
## The mission

mission-end = { PERSON($second) ->
    [you] When you have { $end } victory points, the game ends at once; when { $first } has them, you have one turn more. Most points win, ties go to you.
    [many] When { $second } have { $end } victory points, the game ends at once; when { $first } has them, { $second } have one turn more. Most points win, ties go to { $second }.
   *[one] When { $second } has { $end } victory points, the game ends at once; when { $first } has them, { $second } has one turn more. Most points win, ties go to { $second }.
} A side that cannot place a unit loses.
mission-campaign = A campaign is scored when its last space is filled: its points go to whoever leads in the theatre, with a bonus of { $a } or { $b } beyond the shields. Whoever brings the marker to the end wins the theatre at once: all its points and { $outright } more.
mission-unit = A unit moves the marker by its strength; the space it stands on does what is printed.

## Pages of the reference

pages-units = Units
pages-spaces = Spaces
pages-theatres = Theatres
pages-stratagems = Stratagems
number-strength = strength
number-special = special weapon
number-points = points of its campaigns
number-shields = shields at
yes = yes

## Sources of chance

source-cup = the cup the bot's stratagem is drawn from
source-die = the die for the set-up and the bot's ties
source-tie = an even draw among more units than the die has faces (by ruling)
source-bot-bag = the bot's bag
source-player-bag = your bag
source-player-reserve = the unit of your reserve that is bombed
source-pile = the research pile
source-campaigns = the campaigns of the bot's head start (Nippon)
source-bag = the bag of { $side }
source-reserve = the unit of { $side } that is bombed

## Why not: what was never in question

out-from-row = the bot only places units from its row (BLZ-3.1)
out-bag-bot = the bot places from its row; the bag is only drawn from (BLZ-C-1)
out-bag-player = that bag is yours; { out-from-row }
out-pile = the bot places from its row; special weapons come out of the pile by research (BLZ-E-2)
out-points = victory points are scored, not chosen (BLZ-E-6)
out-went = { $what }: the bot went to { $gone } ({ $rows })
out-closed = { $theatre } is closed, so no unit goes there (BLZ-1.3)
out-not-open = { $theatre } was not open when the bot chose (BLZ-N-3)
out-advantage = { $theatre } could not take the advantage: it goes to another theatre (QB-20)
out-open = { $theatre } is open; the bot has decided nothing yet (BLZ-B-1)
out-campaign = campaign { $n } of { $theatre }
out-campaign-open = { $what } is open; a unit goes on one of its spaces (BLZ-2.2)
out-campaign-later = { $what } is not open yet (BLZ-2.2)
out-campaign-closed = { $what } is closed (BLZ-2.2)
out-space = { $where } was out of the question: { $why }
out-went-there = the bot went to { $gone } ({ $rows })
out-space-later = { $where }: its campaign is not open yet (BLZ-2.2)
out-space-closed = { $where }: its campaign is closed (BLZ-2.2)
out-space-among = { $where }: the bot chose among the spaces of its campaign (BLZ-2.3)
out-space-taken = { $where } was taken: { $unit } stands there (BLZ-2.2)
out-space-empty = { $where } is empty; the bot has decided nothing there yet (BLZ-B-1)
out-stratagem-in-force = { $stratagem } is in force: it was drawn from the cup (BLZ-A-1)
out-stratagem-cup = { $stratagem } stayed in the cup: { $drawn } was drawn (BLZ-A-1)
out-stratagem-gone = { $stratagem } is not in the cup (BLZ-A-1)
out-unit-nowhere = nothing stands there; { out-from-row }
out-unit-placed = { $unit } is on the board already; { out-from-row }
out-unit-yours = that unit is yours; { out-from-row }
out-unit-late = { $unit } was not in the row yet when the bot chose (BLZ-C-1)
out-unit-slot = the row has no unit { $n } (BLZ-3.1)
out-unit-none = no { $unit } was in the row; { out-from-row }

## What a person may not do

refused-held = { PERSON($who) ->
    [you] You have
    [many] { CAP($who) } have
   *[one] { CAP($who) } has
} no { $unit } in the reserve (BLZ-3.1)
refused-taken = { $where } is taken (BLZ-2.2)
refused-blitz = after a blitz unit only its own theatre is open to you, not { $where } (BLZ-E-8)
refused-campaign = { $where }: campaign { $n } is the open one (BLZ-2.2)
refused-copy = { $unit } has nothing to copy, and no ground of its own (R-BLZ-12)
refused-ground = { $unit } may not go there: { $where } is { $terrain }, and no { $kind } goes there (BLZ-3.1)
refused-closed = { $theatre } is closed (BLZ-1.3)
refused-unopened = { $theatre } has not been opened yet (BLZ-N-3)
refused-opened = { $theatre } has been opened already (BLZ-N-3)
refused-advantage = { $theatre } is where the advantage comes from: it goes to another theatre (QB-20)
refused-not-in-row = there is no { $unit } in the bot's row (BLZ-E-10)
refused-special = { $unit } is a special weapon: regular units are bombed first (BLZ-E-10)

## Corrections that are not understood

adjust-no-row = there is no bot's row with two players; write: reserve SIDE UNIT …
adjust-sign = { $what }: { $given } must begin with + (put in) or - (take out)
adjust-missing = { $what }: there is no { $unit } to take out
adjust-of = { $theatre }: { $what }
adjust-theatre = theatre
adjust-stratagem = stratagem
adjust-stratagem-in-force = stratagem in force
adjust-track = track
adjust-campaign = campaign
adjust-space = space
adjust-points = victory points
adjust-content = content of a space
usage-track = track THEATRE STEPS (plus: left on the map, minus: right)
usage-vp = vp SIDE POINTS
usage-row = row UNIT UNIT … (the bot's, from the left), or row empty
usage-reserve = reserve UNIT UNIT … or empty (with two players: reserve SIDE UNIT …)
usage-space = space THEATRE CAMPAIGN SPACE SIDE UNIT, or … empty
usage-open = open THEATRE CAMPAIGN, or closed, or (Nippon) unopened
usage-bag = bag SIDE +UNIT or -UNIT …
usage-pile = pile +UNIT or -UNIT …
usage-cup = cup +STRATAGEM or -STRATAGEM …
usage-stratagem = stratagem NAME (the token lying out)
usage-in-force = in-force NAME, or none
usage-turn = turn SIDE
usage-last-unit = last-unit UNIT, or none (after a SIDE, if spies copy the enemy)

# Small changes, after "if".
change-track = { $n ->
    [0] { $theatre } were tied
   *[other] { $who } led by { $n } in { $theatre }
}
change-row = { $unit } were not in its row
change-row-with = { $unit } were in its row
change-taken = { $space } were taken
change-emptied = { $space } were empty
change-opened = the { $n } campaign of { THE($theatre) } were open
change-vp = { $who } had { $n } VP

# Which of these sentences an event is told by.
event-unit-told = { "" }
event-turn-begun = { $last ->
    [yes] { turn-begun-last }
   *[no] { turn-begun }
}
event-stratagem-drawn = { $stratagem ->
    [stratagem-steamroll] { $in-force ->
        [stratagem-none] { steamroll-alone }
       *[other] { steamroll-drawn }
    }
   *[other] { stratagem-drawn }
}
event-campaign-closed = { $over ->
    [yes] { theatre-over }
   *[no] { $said }
}
event-effect-taken = { $taken ->
    [yes] { "" }
   *[no] { effect-alone }
}
brief-turn-begun = { $last ->
    [yes] { turn-begun-last }
   *[no] { "" }
}
brief-stratagems-prepared = { "" }
brief-stratagem-drawn = { "" }
brief-unit-drawn = { $who ->
    [bot] { "" }
   *[other] { event-unit-drawn }
}
event-tokens-corrected = { event-corrected }
event-stratagem-corrected = { event-corrected }
do-unit-placed = { $who ->
    [bot] { put-unit }
   *[other] { "" }
}
do-stratagem-drawn = { $before ->
    [stratagem-none] { lay-stratagem-first }
   *[other] { lay-stratagem }
}
do-unit-bombed = { $named ->
    [yes] { $who ->
        [bot] { bombed-row }
       *[other] { bombed-unit }
    }
   *[no] { bombed-hidden }
}
do-campaign-closed = { $over ->
    [yes] { closed-for-good }
   *[no] { next-campaign }
}

mode-base = Against the bot
mode-learning-game = The learning game
mode-nippon = Nippon against the bot
mode-two-player = For two
mode-nippon-two-player = Nippon for two
