# Wendungen, die jedes Spiel und jede Ansicht benutzt.

list = { $first } und { $last }
either = { $first } oder { $last }
or-more = { $first } oder { $n } weitere
and-more = { $first } und { $n } weitere
nothing = nichts
none = keine
