# Why something was decided. $clause tells what was chosen ("The bot goes to Pacific Ocean"), $rows
# are the ids of the rules ("BLZ-1.4, BLZ-T-4"), $margin is empty or begins with a comma.

why = { $clause }: { $reason }{ $cited }.
why-plain = { $clause }.
# What settled it. $cited is " (RULE)" or empty; $has follows "that" (sees G10), $better goes before
# "than" (closer to its target).
plain-alone = there was no other choice
plain-only = the only one that { $has }
plain-better = { $better } than { THE($other) }
plain-ranked = { $best } rather than { $other }
plain-chance = chance picked it among { $n } equals
plain-die = the die showed { $rolled }
plain-die-among = the die showed { $rolled }, and { $n } were equal
plain-equals = { $chance }, each { $compared }
plain-wish = { $wish }, unlike { THE($other) }
plain-none = no candidate was { $wish }
plain-as-wanted = , as { $by } wants
margin-of = , { $against } of { THE($other) }

# 4 empty spaces against 1
against = { $best } against { $worse }
margin = , { $against }

# Everything that was looked at.
candidates = { $asked }: { $n ->
    [one] { $n } candidate
   *[other] { $n } candidates
}, { $names }.
tried = Tried in vain{ $trial }: { $first }
trial = , for { THE($said) }
trial-as = , for { THE($said) } as { $way }
still-equal = { CAP(THE($names)) } are still equal: { $chance }.
chosen = Chosen: { $said }.
step-ignored = { $rule }: nothing fits, so it is ignored.
step-all = { $rule }: all stay{ $each }.
step-nothing-left = { $rule } drops them all: { $dropped }.
# $several: whether the kept ones are a list; then a comma follows it.
step = { $rule } keeps { $kept }{ $several ->
    [yes] ,
   *[no] { "" }
} and drops { $dropped }.
each-with = , each with { $value }
with = { THE($who) } with { $value }
with-nothing = { THE($who) }

# How chance picked.
chance = { $n } were left, and chance decided{ $cited }
chance-die = { $n } were left, and the die showed { $rolled }{ $cited }
chance-face = the die showed { $rolled }{ $cited }

# Why not something else.
not-chosen = { CAP(THE($said)) } was chosen. { $why }
not-as-good = { CAP(THE($said)) } was as good as { THE($chosen) }: { $chance }.
not-ruled-out = { CAP(THE($said)) } was ruled out: { $why } ({ $rows }).
not-because = It took { THE($kept) }, not { THE($other) }: { $reason }.
not-fell = { CAP(THE($said)) } fell to { $rule }.
not-asked = { $thing } is nothing the opponent chose among: it was asked for { $about } (X-3).
not-decided = the opponent has decided nothing yet
not-here = there is no { $text } here; it was chosen among: { $had }
# Where rules decide nothing, because a program plays.
simulated = { $who } is played by { $name }: a simulation player, which goes by what seems worth most to it or by chance, not by rules, so there is no rule to cite.
nothing-decided = The opponent has decided nothing yet.
act-ends-here = The act under way is taken to end here.
nothing-next = The opponent does nothing next.
other-outcomes = { $n } other outcomes
why-not-what = why not what? Name something the opponent could have chosen
unless-one = If { $change }, it would have chosen { THE($said) }.
unless-two = If { $first } and { $second }, it would have chosen { THE($said) }.
unless-nothing = Nothing small would make it choose { THE($said) }{ $n ->
    [0] { "" }
   *[other] : { $n } changes were tried, alone and in pairs
}.
change-drawn = { $item } had been drawn
change-rolled = the die had shown { $n } ({ $why })
# The ladder of a question: most: victory points of the campaign (BLZ-1.6), in VP, if …
ladder-among = among { $candidates }
ladder-equal = equal: { $tie }
rung-must = only
rung-keep-if-possible = if possible
rung-prefer = most
rung-lowest = least
rung-unit = , in { $unit }
rung-when = , if { $when }
tie-none = cannot be: the last rung leaves one
