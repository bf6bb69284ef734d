# The printed set of Blitzkrieg!. A piece is a title with its .lines, one paragraph a line; " | "
# parts two things that stand side by side.

front = World War Two as a tug of war: place a unit, carry out its space, move the marker. The bot needs no program, only the page called after it.
    .lines =
        Print at 100 %. Pieces: paste the page on card, or use stiff paper.
        Counters: cut out each strip, fold it at the broken line, glue, then cut the counters apart at the marks. The side's letter is on every one.
        Board: cut each tile at its broken lines, lay it over its neighbour, glue.
        You also need two bags or cups for units, one for special weapons, a D6.
    .how =
        The board | one side; tiles to glue together
        Counters | one side; fold, glue, cut
        Stratagems | both sides of stiff paper (or --backs fold)
        The bot | keep it beside the board
the-board = The board
stratagems = Stratagems
counters = Counters
    .about = Fronts above the fold, backs head to head below it. Cut at the marks, fold first.
    .lines =
        Above | the kind: army (land), navy (sea), airforce (both), star for a leader.
        Below | strength, the steps its marker moves.
        Lightning | blitz: place another unit in the same theatre.
        Bomb | the other side loses a unit of its reserve.
        + | a leader: one stronger for each unit of its side in the theatre that it leads: a general armies and air forces, an admiral navies and air forces.
        Dot | a special weapon.
a-counter = a counter
block-first = { $side }: the bag
    .note = first side; cut corners and two bands
block-second = { $side }: the bag
    .note = second side; round corners
block-pile = Special weapons: the research pile
    .note = of nobody until drawn; the dot marks them
block-tracks = Markers
    .note = one for each battle track; points of both sides
battle-track = battle track
points = points
research = Research
card-stratagem = Stratagem
    .tag = stratagem of the bot
    .foot = in force this turn

## The bot's procedure

the-bot = The bot
    .about = The bot's turn. Its units lie face up in a row; the first is on the left. Rules are named so that opfor rules blitzkrieg finds them.
flow = How a turn goes
    .lines =
        Stratagem | draw, then put the last one back
        Theatre | where
        Space | of its open campaign
        Unit | of the row
        Effect | of the space
        Marker | by its strength
        Draw | to the end of the row
tie-d6-row = a D6 counts the units left from the left, 1 the first, round again as needed
bot-terms = Leaders
    .lines =
        A leader's strength: 1, and 1 for each unit of its own side in the theatre that it leads: a general armies and air forces, an admiral navies and air forces.
        A spy: it copies the unit that was placed last.
# What measures mean whose rows do not say it in place.
plainly-is-blitz-theatre = the theatre of the blitz unit
plainly-player-leads = a theatre where you lead
plainly-bot-leads = a theatre where the bot leads
plainly-campaign-vp = the most victory points for its open campaign
plainly-unit-rank = the greatest change of the marker
plainly-change-uncut = the greatest change of a marker
plainly-change-cut = the greatest change of a marker
plainly-slot-number = the leftmost unit, without a die
plainly-has-value = a unit whose printed strength is not 0
plainly-is-not-blitz = no blitz unit
plainly-from-the-top = the topmost campaign, its leftmost space
plainly-order = the first of: { $theatres }

## The rules in short

rules-about = Against the bot, or for two at one board.
rules-set-up = Setting up against the bot
    .lines =
        Put each side's units into its bag, the special weapons into a third. A marker goes on the middle of each battle track, both markers of points on 0.
        You draw { $reserve } units behind your hand. The bot draws { $row }, face up, in a row.
        Shuffle the stratagems without Steamroll; Steamroll lies face up: the one in force before.
        The bot goes first.
head-start = Head start: easy { $easy }, medium { $medium }, hard { $hard }. For each roll a D6: { $regions }, 6 as you like; move that marker towards the bot.
at-level = Level { $level }: { $sets }.
level-sets = { "" }
    .bot = head start { $difficulty ->
        [easy] easy
        [hard] hard
       *[medium] medium
    }; the bot begins with { $extra_vp } VPs
    .two = { $handicap } VPs to the second side, or to the first if negative
rolls-of = { $n } rolls of { $steps }
rules-turn = Your turn
    .lines =
        Place a unit of your reserve on an empty space of an open campaign: army on land, navy on sea, airforce on both. In each theatre the topmost campaign that is not full is open.
        Carry out the effect of the space.
        Move the marker by the unit's strength towards your end.
        Campaign full: score it. Marker at an end: the theatre is won.
        Draw a unit from your bag.
rules-winning = Winning
rules-spaces = Spaces
