# The opponent without a board: what it asks, and how it says what it does.

what-holds = What holds now?
who-is-there = Name { $candidates }, in their order: from the left, from the top.
which-fit = Which of them: { $wish }?
which-fit-all = Which of them fit all of this?
which-most = Which of them: { $wish }? Several only where they are equal.
wish-then = { $first }; of equal ones { $then }
chance-decides = Equal. Chance decides ({ $rows }): which one came up?
chance = Equal. Chance decides: which one came up?
only-if = { $wish }, where { $when }; else all stay
none-holds = nothing of it
none-fits = none
all-fit = all of them
all-equal = all equal
not-now = all: it does not count now
asked-of = { $wish } ({ $rows })
step-kept = { $rung }: { $kept }.
step-none = { $rung }: none, so it is ignored.
nothing-left = Nothing is left: it does none of it.
settled = { $said }: { $rung }.
settled-by-chance = { $said }: chance picked among { $left }.
only-one = { $said }: the only one.
number-of-questions = { $n } { $n ->
    [one] question
   *[other] questions
}
ask-which = Which question of the opponent? Its number or name; quit ends.
ask-names = Names, separated by commas
ask-choices = Numbers or names, separated by commas; none, all, back, or quit
ask-chance = A number or name, or roll
unknown-choice = { $text } is none of them: { $choices }
needs-one = { $text }: at least one is needed here
one-wanted = { $text }: exactly one is wanted here
bad-question = there is no question { $text }; choose one of: { $questions }
no-questions = { $title } has no opponent that decides by ladders
rolled = Rolled: { $name }.

## Why one act is better than another

# The AI attacks G09: 40 % after the first, 10 % after the second. After the first: ...
cause = { CAP($deed) }: { $after } after { $better }, { $otherwise } after { $other }. After { $where }{ $because }
# You are further ahead in points after the first than after the second, when you choose next: ...
cause-by-part = { $part } after { $better } than after { $other }, by your next choice: { $share } of the difference.
cause-by-points = You are further ahead in victory points
cause-by-theatres = The theatres stand better for you
cause-by-markers = You hold more of what is worth points
cause-by-tempo = You are nearer to what you want, or can do more about it,
cause-by-denial = The enemy is farther from what it wants
cause-by-forces = You have more force left, or the enemy less,
cause-by-headquarters = Your HQ stands better against the enemy's
cause-by-means = You have more AP and cards left
cause-by-goals = More of what the mission asks for is done
cause-first = the first
cause-second = the second
cause-third = the third

## A game looked at again

verdict-start = { $end ->
    [won] It was won because it was likely
    [drawn] It was a draw as was likely
   *[lost] It was lost because it is hard
}: { $chance } to win at the start.
verdict-choices = { $end ->
    [won] It was won
    [drawn] It was a draw
   *[lost] It was lost
} by choices; most by { $done } ({ $when }), which took the chance from { $from } to { $to }.
verdict-luck = { $end ->
    [won] It was won
    [drawn] It was a draw
   *[lost] It was lost
} by luck and the opponent; most after { $done } ({ $when }), when the chance went from { $from } to { $to }.
luck-by = Luck: { $brought }
luck-dice = dice
luck-draws = draws
luck-opponent = the opponent
luck-rest = small changes
review-done = done
review-better = better
to-practise = To practise:
practise = { $theme } ({ $n ->
    [one] puzzle
   *[other] puzzles
} { $puzzles })
theme-place = where to put it
theme-unit = which unit to take
theme-going = who goes where
theme-shots = whom to shoot at
theme-bringing-on = where to bring units on
theme-facing = which way to face
theme-recovery = when to recover
theme-cards = when to play a card
theme-waiting = when to wait
