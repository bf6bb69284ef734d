# Was das Labor denen sagt, die entwerfen.

gate-ok = Keine dumme Strategie kommt dem Maßstab-Spieler nahe.
gate-marked = { $n ->
    [one] Eine dumme Strategie ist zu gut in { $names }.
   *[other] Eine dumme Strategie ist in { $n } Fällen zu gut: { $names }.
}
gate-seat = { $mission } ({ $seat })
gate-same = gleich
gate-key = „!“: weniger als 15 Punkte hinter dem Maßstab-Spieler; wo etwas zu halten ist, sicher besser als er. „gleich“: Sie spielt genau dieselben Partien.
gate-none = In { $game } lässt sich kein Zug verschwenden: Es gibt keine dumme Strategie zu messen.

file-sound = { $file }: keine Fehler
file-unchanged = { $file }: war schon in Form
written = { $file }: { $words }, geschrieben.
file-formatted = { $file }: in Form gebracht

# Wie schwer eine Mission für den ist, der so oft gewinnt.
grade-hopeless = Fast aussichtslos
grade-very-hard = Sehr schwer
grade-hard = Schwer
grade-even = Ausgeglichen
grade-easy = Leicht
grade-very-easy = Sehr leicht
grade-walkover = Ein Spaziergang
verdict-you = { $grade }: Du gewinnst { $n } von { $of } ({ $low }–{ $high } %).
verdict = { $grade } für { $who }: { $n } von { $of } gewonnen ({ $low }–{ $high } %).
verdict-more = Um es auf ±2 zu wissen, spiel { $games } Partien.
remedy = Mit { $words } sind es { $share } %.
remedy-nearest = Keine Zahl allein macht { $wish } % daraus; am nächsten kommt { $words }: { $share } %.

# Warum eine Mission von der lesbaren Engine gespielt wird.
slow = Die kompilierte Engine spielt { $what } nicht; die Partien dauern länger.
slow-not-compiled = Die kompilierte Engine ist hier nicht gebaut (python3 build_fast.py); die Partien dauern länger.
uncovered-game = dieses Spiel
uncovered-player = diesen Spieler
uncovered-unit = { $which }
uncovered-card = die Karte „{ $which }“
uncovered-size = eine Mission dieser Größe
uncovered-line = „{ $which }“

needle-games = { $n } Partien zu je { $rounds } Runden.
needle-points = SP von { $seat }: { $parts } je Partie.
needle-endings = Gewonnen von { $seat }: { $parts }.
needle-strategies = Dumme Strategien („!“: keine 15 Punkte hinter dem Grundspieler):
needle-fell = { $seat } verliert Einheiten in { $parts } je Partie.
needle-never-moved = Nie bewegt: { $units }.
needle-never-fired = Nie ausgeführt: { $lines }.
needle-effects = Um einen Schritt gedreht (Punkte der Gewinnrate, 95-%-Intervall, dieselben Seeds):
drawn-games = Unentschieden
points-held = für gehaltene Marker
points-taken = für genommene Marker
points-destroyed = für zerstörte Einheiten
points-got-away = für Einheiten, die abzogen
points-never-entered = für Einheiten, die nie kamen
points-mission-event = durch Zeilen der Mission

# Whose share it is that a solo player wins.
you = Du
measured = { $who } { $share } % ± { $near } mit dem Grundspieler, { $games } Spiele.
measured-draws = Ein Unentschieden zählt halb.

share = { $value } % ({ $low } bis { $high })
points = { $value } ({ $low } bis { $high })
share-surely = { $share } (95-%-Intervall { $low } bis { $high })
of = { $share } von { $n }
run-label = { $game }: Startwert { $seed }; Grundlage: { $players }; { $options }; { $stop }; opfor { $version }, Quelltext { $code }
stop-games = höchstens { $n } Spiele
stop-width = oder bis ein Effekt auf { $points } Punkte bekannt ist
stop-error = oder bis ein sequenzieller Test, der höchstens zu { $share } % irrt, einen findet
rate = { $name }  { $who } gewinnt { $share } von { $n } Spielen, Länge { $length }
effects = gegen die Grundlage, Punkte der Gewinnquote mit 95-%-Intervallen:
effect = { $name }  { $points }; { $changed } der Spiele geändert; p { $p }, mit Holm { $holm }; { $paired ->
    [yes] gepaart
   *[no] nicht gepaart: anderes Spiel oder anderer Platz
}
wins = { $who } { $who ->
    [1] gewinnt
   *[other] gewinnen
} { $share }
length = Länge
spread = Mittel { $mean }, Median { $median }, p10 bis p90 { $low } bis { $high }
answers-given = Antworten von Programmen: { $n }, davon unerlaubt: { $illegal }
settled-by = die Entscheidungen des Gegners fielen durch:
simulated = { $game }: { $n } Spiele, Startwert { $seed }; { $players }; { $options }; { $rulings }; opfor { $version }
usual-options = übliche Optionen
usual-rulings = übliche Auslegungen
rulings = Auslegungen: { $said }
pace = { $n } Spiele/s, { $seconds } s, Engine { $engine }
could-be-faster = (python3 build_fast.py übersetzt dieses Spiel einmal: dieselben Spiele, um ein Vielfaches schneller)
stopped-after = angehalten nach { $n } von { $of } Spielen
kept-in = , aufgehoben in { $path }
stopped-goes-on = angehalten; derselbe Befehl macht hier weiter
run = Lauf: { $path }
held-out = { $game }: { $n } zurückgehaltene Einstellungen, Startwert { $seed }
newness = { $known ->
    [yes] bekannt, nur der Startwert ist neu
   *[no] zurückgehalten
}
against-baseline = { $points } Punkte gegen den Grundspieler
answers-legal = { $share } der Antworten erlaubt
tokens = { $n } Token
rule = Regel
warm = { $n } von { $of } Regeln taten etwas; kalt: { $cold }
games = { $n } Spiele
never-seen = nie gesehen, von { $table }: { $names }
every-win = in jedem Sieg: { $name }, { $n } Siege
on-side = { $name } (Seite { $side })
goes-with-wins = was am meisten mit Siegen einhergeht (Punkte, 95-%-Intervall, innerhalb der Varianten):
of-games = { $share } % der Spiele
compared = { $n } Stellungen, { $decisions } Entscheidungen verglichen: { $changed } davon geändert; { $turns } der Züge verlaufen anders
not-taken-up = { $n } Stellungen konnte die neue Seite nicht aufnehmen ({ $why })
paired = { $n } gepaarte Spiele: { $changed } verlaufen anders; { $who } gewinnt { $points } Punkte mehr, p { $p }
example = Spiel { $game }, Zug { $turn }: { $before }, jetzt { $now }
weights = Gewinnquote, Punkte    Spiele  Entscheidungen  erste Stellung
seen = Spiel { $game } (Startwert { $seed }), Zug { $turn }
turned-towards = { $dial }, gedreht auf { $share } % zu:
nearest = am nächsten: { $what }, { $share } von { $n } Spielen
merged = { $path }: { $n } Blöcke nach { $into }
