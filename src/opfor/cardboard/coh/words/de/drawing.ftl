# Was ein Entwerfer an einer Mission drehen kann, um $n Schritte. $step ist »more« oder »fewer«.

side-german = die Deutschen
    .own = deutschen
    .adj = deutsche
side-soviet = die Sowjets
    .own = sowjetischen
    .adj = sowjetische

step = { $step ->
    [more] mehr
   *[fewer] weniger
}
vps = { $n } SP { step }
caps = { $n } KAP { step }
cards = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} { step }
rounds = { $n ->
    [one] eine Runde
   *[other] { $n } Runden
}

turn-vp = { vps } für { $side } zu Beginn
turn-caps = { caps } für { $side }
turn-hand = { cards } auf der { OWN($side) } Hand
turn-cards = { cards } je Runde für { $side }
turn-kill = { vps } für { $side } je vernichteter Einheit
turn-exit = { vps } für { $side } je Einheit, die den Plan verlässt
turn-marker-at_end = { vps } für { $hex } am Ende
turn-marker-each_round = { vps } je Runde für { $hex }
turn-marker-when_taken = { vps } für die Einnahme von { $hex }
turn-unit = { ADJ($side) } Einheiten: 1 × { $unit } { step }
turn-enters = die { OWN($side) } Verstärkungen mit { $unit } { rounds } { $step ->
    [more] später
   *[fewer] früher
}
turn-cup = eine KI { step } im Becher
turn-no-enemy = { $n } × »Kein Feind« { step } im Becher
turn-rounds = { rounds } { step }
turn-track = ein Feld { step } auf der Leiste
