# Der Kurs: Lektionen im Terminal und auf der Seite.
course = { $title }: { $n } Lektionen. Ein x steht bei denen, die du geschafft hast.
lesson = Lektion { $n }: { $title }
help = Gib eine Antwort ein. ? zählt sie auf, show nennt eine, die stimmt, skip geht weiter, quit hört auf.
shown = Das geht: { $answer }
not-now = { $text }: nicht in diesem Schritt; ? zählt auf, was versucht werden kann.
again = Noch einmal vom Anfang des Schritts.
left = Weiter geht es mit: opfor learn { $game }
course-over = Das war der Kurs. Jetzt spiele: opfor play { $game }
