# Missions and levels as they are listed.

minutes = { $n } minutes
levels-of = Levels: { $title }
level-line = { $level }: { $told }
level-first-battle = first battle
level-regular = regular
level-veteran = veteran
level-even = even
level-own = own settings
as-printed = as it stands
player-baseline = baseline
player-expert = expert
for-two = two players
turned-vp = { $n } { $n ->
    [one] VP
   *[other] VPs
} { $way ->
    [more] more
   *[fewer] fewer
}
turned-caps = { $n } { $n ->
    [one] CAP
   *[other] CAPs
} { $way ->
    [more] more
   *[fewer] fewer
}
turned-hand = { $n } { $n ->
    [one] card
   *[other] cards
} { $way ->
    [more] more
   *[fewer] fewer
}
turned-track = the track is { $n } { $way ->
    [more] longer
   *[fewer] shorter
}
turned-no-enemy = { $n } No Enemy { $way ->
    [more] more
   *[fewer] fewer
}
turned-without = without { $numbers }
turned-cup = { $n } AI more behind the rumors
turned-orders = another order deck
