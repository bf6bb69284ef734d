# What is asked, how a game ended, and where its points came from.

you = you
# Whose turn it is to give what was drawn or rolled.
ask-drawn = { $why }: what was drawn?
ask-roll = { $dice ->
    [one] { $why }: roll a d{ $sides }
   *[other] { $why }: roll { $dice } d{ $sides }
}
ask-tie = { $why }: a tie, which one does chance pick?
ask-tie-between = { $why }: a tie between { $tied }, which one does chance pick?
ask-die = { " " }(d{ $die }: { $faces })
ask-die-again = { " " }(d{ $die }: { $faces }; roll again on more than { $most })
offer-face = a { $n }
draw = a draw
you-win = you win
you-lose = you lose
won-you = { $who } win
won-many = { $who } win
illegal-answers = too many answers were given that nobody had offered
won-one = { $who } wins
score = Score: { $scores }.
grade-decisive = The result is decisive.
grade-narrow = The result is narrow.
after-0 = What happened: { $told }
after-1 = Sources: { $told }.
points-from = Where the points came from:
turned = What turned it:
turning = Line { $line }: { $text }
turning-lead = Line { $line }: { $text } { $who } took the lead.
source = { $points } { $why }
source-often = { $points } { $why } (in { $times } parts)

# Who stands where: You 3 of 25 VP
standing = { $who } { $n } { $unit }
standing-of = { $who } { $n } of { $of } { $unit }
next-event = next event at { $at }
end-at = the end at { $at }
the-end = the end
card-stratagem = stratagem
card-order = order
source-start = at the start
# the German side decides: a question to somebody else
asked-another = { $who } decides
dice-are-out = The dice are out
# How sentences tell a roll: where one does, nobody says the dice again.
rolls = rolls { $dice }

# Whose cards are played with, beside a real table.
decks-of-ours = The program draws from decks of its own ({ $decks }): the texts are opfor's, not those of your box. { $how }
enter = { $command } enters yours, --pack plays them.
enter-page = “Your box” on the start page takes yours.
texts-of-ours = { $deck }: you draw, but the texts{ $some } are opfor's, not those on yours
texts-of = { " " }of { $cards }
texts-blank = { $deck }: no text yet for { $cards }: type it when it is drawn
changed-more = and { $n } more
changed-new = new: { $names }
changed-gone = gone: { $names }
changed-moved = moved: { $names }
