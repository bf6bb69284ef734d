# Der Kurs: Lektionen im Terminal und auf der Seite.
course = { $title }: { $n } Lektionen. Ein x steht bei denen, die du geschafft hast.
lesson = Lektion { $n }: { $title }
help = Gib eine Antwort ein. ? zählt sie auf, show nennt eine, die stimmt, skip geht weiter, quit hört auf.
shown = Das geht: { $answer }
not-now = { $text }: nicht in diesem Schritt; ? zählt auf, was versucht werden kann.
again = Noch einmal vom Anfang des Schritts.
left = Weiter geht es mit: opfor learn { $game }
course-over = Das war der Kurs. Jetzt spiele: opfor play { $game }
led-begin = Los geht’s
led-act = Wähle und bestätige. Der Trainer daneben sagt, was er täte, mit der Aussicht zu gewinnen.
led-why = Der Gegner hat geantwortet. Mit w hörst du, warum; der Trainer schaut noch zu.
led-over = Der Trainer tritt zurück. Frag nach einem Tipp, wann du willst, oder schlag mit i nach.
led-listed = first  Eine erste Partie, drei Züge lang mit dem Trainer daneben (opfor learn { $game } first)
led-elbow = Der Trainer schaut zu. Wähle, was du magst; weigh ZUG sagt vorher, was ein Zug bewirken kann.
led-answered = Der Gegner hat geantwortet. why nennt seinen Grund; der Trainer schaut noch zu.
led-alone = Der Trainer tritt zurück. hint fragt ihn jederzeit; card NAME schlägt etwas nach.
