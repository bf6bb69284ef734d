# Der Befehl `campaign`.

which = Beginnen mit: { $program } campaign new RUN
due = Der Einsatz steht an. Zur Wahl: { $can }
left = Aufgehoben. Weiter mit: { $program } campaign go-on { $path }
written = Geschrieben nach { $path }.
