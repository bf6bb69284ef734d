# Help of single commands: what stands together with values. Everything else is found by its English,
# which stands with the flag (rules as in rules.ftl of a game), and what a command says of itself by
# its name: text-play.

value-default = default: { $value }
value-alone = default { $value }
words-default = { $what } (default: { $value })
words-default-alone = { $what } (default { $value })
options-of-game = options of { $title }
short-for = short for { $flag }
play-a-seat = let the program play a seat, or every seat but the bot's, or cmd:COMMAND, a program of your own (docs/research.md)
play-a-seat-as = let the program play a seat, or every seat but the bot's: { $names }, or cmd:COMMAND, a program of your own (docs/research.md)
roll-sources = let the program roll or draw this; all for everything: { $names }
how-hard = how hard: { $names }
how-hard-shown = how hard: { $command } shows what the players win at each
new-level = new: { $names }
same-seed = same seed, same game ({ $default })
every-fault = every fault, not the first { $n }
