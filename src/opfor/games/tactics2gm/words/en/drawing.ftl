# The drawing board.

group-ground = Ground
group-maps = Printed maps
stock-unit = { $kind }, { $cost } AP, { $n } of them
group-cards = Cards and target
thing-open = Open ground
thing-target = Target
blank-scenario = A scenario
heading-scenario = Scenario
heading-roles = Roles
heading-lying = Lying
part-scenario = The scenario
part-role = Role { $n }: { $name }
part-goal = Goal of the { $name }: { $kind }
part-target = Target on { $where }
deed-away = Take away
deed-goal = One more goal
put-nowhere = It cannot go there.
put-on-a-space = Put it on a space of the field.
field-title = Title
field-text = What it is about
field-flavour = Kind
field-first = Begins (0: the first role)
field-night = By night
field-arctic = In the arctic
field-forbidden-types = Types that stay away
field-forbidden-cards = Cards that stay away
field-name = Name
field-army = Army (empty: any)
field-solo = Line of the solo AI
field-start-ap = AP at the start
field-deploy-cards = Cards drawn before the game
field-deploy-zone = Set up on lines, from – to
field-terrain = Terrain cards to place
field-zone = Terrain on lines, from – to
field-supplied = Lines always supplied
field-kind = Goal
field-amount = How many
field-card = Terrain

turn-start-ap = { $n } AP { $step } for the { $role } at the start
turn-deploy-cards = { $n ->
    [one] one card { $step } before the game for the { $role }
   *[other] { $n } cards { $step } before the game for the { $role }
}
turn-supplied = { $n ->
    [one] one line { $step } that is always supplied for the { $role }
   *[other] { $n } lines { $step } that are always supplied for the { $role }
}
turn-amount = { $n } { $step } for the goal of the { $role } ({ $goal })
