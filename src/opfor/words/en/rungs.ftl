# The ladder for people: rungs, where somebody stands, what comes next.

standing = You stand at { $value } ± { $margin } after { $n } { $n ->
    [one] game
   *[other] games
}: rung { $rung } of { $of }.
no-games = Nothing counted yet: a rung played to its end without a hint does, and so does a mission at a level that was measured.
next = Play this next: { $title }. You have { $share } %.
won-there = { $won } of { $n } won
told = The share is your own chance there, from your games; the baseline player stands at 1500.
