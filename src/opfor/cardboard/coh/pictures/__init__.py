"""How map and counters are drawn, for play, for the generator and for print."""
