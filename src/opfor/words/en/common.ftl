# Turns of phrase that every game and surface uses.

# A list: a, b and c. $sound is "i" where the last begins with such a sound (Spanish: e).
list = { $first } and { $last }
# The same with or: a, b or c. $sound is "o" where the last begins with such a sound.
either = { $first } or { $last }
# Many things cut short: a, b or 12 more.
or-more = { $first } or { $n } more
and-more = { $first } and { $n } more
nothing = nothing
none = none
