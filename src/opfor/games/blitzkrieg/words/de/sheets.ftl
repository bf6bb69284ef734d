# Der gedruckte Satz. Ein Stück ist ein Titel mit seinen .lines, ein Absatz je Zeile.

front = Der Zweite Weltkrieg als Tauziehen: Lege eine Einheit, führe ihr Feld aus, ziehe den Marker. Der Bot braucht kein Programm, nur die Seite mit seinem Namen.
    .lines =
        Drucke mit 100 %. Teile: Klebe die Seite auf Karton oder nimm festes Papier.
        Marker: Schneide jeden Streifen aus, falte ihn an der gestrichelten Linie, klebe ihn und trenne die Marker an den Marken. Jeder trägt den Buchstaben seiner Seite.
        Plan: Schneide jedes Teil an den gestrichelten Linien, lege es über das nächste und klebe.
        Du brauchst außerdem zwei Beutel oder Becher für Einheiten, einen für Spezialwaffen und einen W6.
    .how =
        Der Spielplan | einseitig; Teile zum Zusammenkleben
        Marker | einseitig; falten, kleben, schneiden
        Strategien | beidseitig auf festem Papier (oder --backs fold)
        Der Bot | neben den Plan legen
the-board = Der Spielplan
stratagems = Strategien
counters = Marker
    .about = Vorderseiten über der Falz, Rückseiten kopfüber darunter. Schneide an den Marken, falte zuerst.
    .lines =
        Oben | die Art: Heer (Land), Marine (See), Luftwaffe (beides), Stern für Befehlshaber.
        Unten | Stärke: die Schritte, die ihr Marker zieht.
        Blitz | Blitz: Lege noch eine Einheit im selben Schauplatz.
        Bombe | die andere Seite verliert eine Einheit ihrer Reserve.
        + | Befehlshaber: um eins stärker für jede Einheit seiner Seite im Schauplatz, die er führt: ein General Heer und Luftwaffe, ein Admiral Marine und Luftwaffe.
        Punkt | eine Spezialwaffe.
a-counter = ein Marker
block-first = { $side }: der Beutel
    .note = erste Seite; gekappte Ecken und zwei Streifen
block-second = { $side }: der Beutel
    .note = zweite Seite; runde Ecken
block-pile = Spezialwaffen: der Forschungsstapel
    .note = niemandes, bis sie gezogen werden; der Punkt kennzeichnet sie
block-tracks = Marker
    .note = einer je Kampfleiste; Punkte beider Seiten
battle-track = Kampfleiste
points = Punkte
research = Forschung
card-stratagem = Strategie
    .tag = Strategie des Bots
    .foot = gilt in diesem Zug

## Das Verfahren des Bots

the-bot = Der Bot
    .about = Der Zug des Bots. Seine Einheiten liegen offen in einer Reihe, die erste links. Die Regeln heißen so, wie opfor rules blitzkrieg sie findet.
flow = Ablauf eines Zugs
    .lines =
        Strategie | ziehen, dann die vorige zurück
        Schauplatz | wo
        Feld | im offenen Feldzug
        Einheit | aus der Reihe
        Effekt | des Feldes
        Marker | um ihre Stärke
        Ziehen | ans Ende der Reihe
tie-d6-row = ein W6 zählt die übrigen Einheiten von links, 1 die erste, bei Bedarf von vorn
bot-terms = Befehlshaber
    .lines =
        Stärke eines Befehlshabers: 1, und 1 für jede Einheit der eigenen Seite im Schauplatz, die er führt: ein General Heer und Luftwaffe, ein Admiral Marine und Luftwaffe.
        Ein Spion: Er kopiert die zuletzt gelegte Einheit.
# Was die Maße bedeuten.
plainly-is-blitz-theatre = der Schauplatz der Blitz-Einheit
plainly-player-leads = ein Schauplatz, in dem du führst
plainly-bot-leads = ein Schauplatz, in dem der Bot führt
plainly-campaign-vp = die meisten Siegpunkte für den offenen Feldzug
plainly-unit-rank = die größte Veränderung des Markers
plainly-change-uncut = die größte Veränderung eines Markers
plainly-change-cut = die größte Veränderung eines Markers
plainly-slot-number = die Einheit ganz links, ohne Würfel
plainly-has-value = eine Einheit mit aufgedruckter Stärke über 0
plainly-is-not-blitz = keine Blitz-Einheit
plainly-from-the-top = der oberste Feldzug, sein Feld ganz links
plainly-order = der erste von: { $theatres }

## Die Regeln in Kürze

rules-about = Gegen den Bot oder zu zweit an einem Plan.
rules-set-up = Aufbau gegen den Bot
    .lines =
        Lege die Einheiten jeder Seite in ihren Beutel, die Spezialwaffen in einen dritten. Auf die Mitte jeder Kampfleiste kommt ein Marker, beide Siegmarker auf 0.
        Du ziehst { $reserve } Einheiten verdeckt. Der Bot zieht { $row }, offen, in eine Reihe.
        Mische die Strategien ohne Dampfwalze; Dampfwalze liegt offen als vorige aus.
        Der Bot beginnt.
head-start = Vorsprung: leicht { $easy }, mittel { $medium }, schwer { $hard }. Je Wurf ein W6: { $regions }, 6 nach Wahl; ziehe diesen Marker zum Bot.
at-level = Stufe { $level }: { $sets }.
level-sets = { "" }
    .bot = Vorsprung { $difficulty ->
        [easy] leicht
        [hard] schwer
       *[medium] mittel
    }; der Bot beginnt mit { $extra_vp } SP
    .two = { $handicap } SP für die zweite Seite, oder für die erste, wenn negativ
rolls-of = { $n } Würfe zu { $steps }
rules-turn = Dein Zug
    .lines =
        Lege eine Einheit deiner Reserve auf ein leeres Feld eines offenen Feldzugs: Heer an Land, Marine auf See, Luftwaffe auf beides. In jedem Schauplatz ist der oberste nicht volle Feldzug offen.
        Führe den Effekt des Feldes aus.
        Ziehe den Marker um die Stärke der Einheit zu deinem Ende.
        Feldzug voll: werte ihn. Marker am Ende: Der Schauplatz ist gewonnen.
        Ziehe eine Einheit aus deinem Beutel.
rules-winning = Sieg
rules-spaces = Felder
