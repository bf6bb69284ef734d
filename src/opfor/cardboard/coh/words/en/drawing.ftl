# What a designer may turn in a mission, by $n steps. $step is "more" or "fewer".

side-german = the Germans
    .own = German
side-soviet = the Soviets
    .own = Soviet

vps = { $n ->
    [one] one VP { $step }
   *[other] { $n } VPs { $step }
}
caps = { $n ->
    [one] one CAP { $step }
   *[other] { $n } CAPs { $step }
}
cards = { $n ->
    [one] one card { $step }
   *[other] { $n } cards { $step }
}
rounds = { $n ->
    [one] one round
   *[other] { $n } rounds
}

turn-vp = { vps } for { $side } at the start
turn-caps = { caps } for { $side }
turn-hand = { cards } in the { OWN($side) } hand
turn-cards = { cards } each round for { $side }
turn-kill = { vps } to { $side } for each unit they destroy
turn-exit = { vps } to { $side } for each unit that leaves
turn-marker-at_end = { vps } for { $hex } at the end
turn-marker-each_round = { vps } each round for { $hex }
turn-marker-when_taken = { vps } for taking { $hex }
turn-unit = one { OWN($side) } { $unit } { $step }
turn-enters = the force with the { OWN($side) } { $unit } { rounds } { $step ->
    [more] later
   *[fewer] sooner
}
turn-cup = one AI { $step } in the cup
turn-no-enemy = { $n } “No Enemy” { $step } in the cup
turn-rounds = { rounds } { $step }
turn-track = one space { $step } on the track
