# The campaign: everything that is said of it. Rules stand in the book, missions and traces in packs.
# $unit is a counter ("LMG G09"), $row its line on the roster.

seat = you
chance-of-aftermath = the dice after a battle

## Where a run stands

stage = Stage { $n } of { $of }, { $date }: { $mission }
no-mission = the mission is not chosen yet
when = Stage { $n } of { $of }
over = { $title } is over: { $score } points, { $grade }
means = Points { $points }, enemy's state { $enemy }, lost for good { $lost }, score so far { $n }
traces = Traces: { $which }
traces-title = Traces
roster = Roster
points-title = points
enemy-title = enemy's state
fought = Fought
fought-line = { $n }. { $mission }: { $ending }
roster-line = { $unit } { $stars } ({ $n ->
    [one] 1 battle
   *[other] { $n } battles
    })

condition-wounded = wounded, back for stage { $stage }
condition-repair = in the workshop, back for stage { $stage }
condition-lost = lost

## Endings and grades

ending-clear-victory = a clear victory
ending-victory = a victory
ending-draw = a draw
ending-defeat = a defeat
ending-withdrawal = a withdrawal
grade-named = the division's name for it
grade-mentioned = mentioned
grade-held = held
grade-withdrawn = withdrawn

## What a route is known by

minutes = { $n } minutes
harder = the harder route (enemy's state -1)
leaves-victory = a victory leaves: { $trace }
leaves-clear = a clear victory leaves: { $trace }
leaves-unhurt = without a loss it leaves: { $trace }
asks = helped by: { $trace }

## What is for sale

goods-replacement = new men for { $unit }
goods-cap = 1 CAP more at the start
goods-reconnaissance = a reconnaissance: 2 No Enemy counters more in the cup
goods-strike = an artillery strike in round 2
goods-rest = a rest: all who are away are back, and the enemy gains 1

## Answers

act-take-route = { $mission }: { $route }
act-buy = { $goods } ({ $price } { $price ->
    [one] point
   *[other] points
    })
act-field = { $row }
act-report = { $ending }
act-destroyed = { $row }
act-cut-off = { $row }
act-decorate = { $row }
act-no-more = no more

## What happened

event-route-taken = The company goes to { $mission }.
event-enemy-changed = The enemy's state is now { $to }: { $cause }.
event-returned = { $unit } is back.
event-bought = { $price } { $price ->
    [one] point buys
   *[other] points buy
    } { $goods }.
event-replaced = New men take over { $unit }, at no cost.
event-spending-done = { "" }
event-fielded = { $unit } goes.
event-lent = Nobody is fit to go as { $slot }: the division lends a counter, which begins spent.
event-marched-off = The roster is set: fight { $mission }, then tell how it went.
event-reported = It was { $ending }.
event-fared = { $unit }, { $die }: { $fate }.
event-counter-lost = { "" }
event-star-earned = { $unit } has another star, { $cause }.
event-trace-left = A trace is left: { $trace }.
event-points-gained = { $points } { $points ->
    [one] point is
   *[other] points are
    } gained; { $kept } to spend.
event-stage-ended = Stage { $next } comes next.
event-run-ended = The run is over: { $cause }.

fate-lost = lost for good
fate-wounded = wounded, back for stage { $stage }
fate-repair = under repair, back for stage { $stage }
fate-fit = back for the next mission

cause-clear = a clear victory
cause-defeat = a defeat
cause-rest = he has rested too
cause-route = the harder route
cause-refit = both sides refit
cause-battles = for battles fought
cause-decorated = for the victory
cause-finished = the last stage is fought
cause-defeats = too many defeats running
cause-losses = seven on foot are lost for good

## The sheet

short-wounded = wounded
short-repair = workshop
short-lost = lost
sheet-roster = Roster
sheet-counter = counter
sheet-battles = battles
sheet-stars = stars
sheet-condition = condition
sheet-stages = Stages
sheet-result = result
sheet-traces = Traces
sheet-enemy = Enemy
sheet-points = Points
sheet-lost = Lost
sheet-score = Score
sheet-ends = ⟦n⟧ defeats running end the run.
asked-for = with { $trace }: { $given }
dial-caps = { $n } CAP
dial-vp = { $n } VP
dial-hand = { $n } card
dial-no_enemy = { $n } No Enemy
