# Der Gefechtsgenerator von Conflict of Heroes: was gesagt wird, während eine Mission entsteht, und die
# Worte der fertigen Mission. Seiten, Einheiten, Gelände und Anlagen stehen in told.ftl.

## Wer und was

role = { ADJ($who) }{ $n ->
    [none] { "" }
   *[other] { " " }{ $n }
}
player-alone = du
player-of = Spieler { $who }
# Karte 1 (Ebene)
map = Karte { $board } ({ $title })
caps = { $caps } KAP
caps-by = { SIGNED($by) } KAP
rate = { $rate ->
    [one] { $rate } Aktionskarte
   *[other] { $rate } Aktionskarten
}
points = { $points } SP
held = { $held ->
    [one] { $held } Karte
   *[other] { $held } Karten
}
kind-victory = Siegpunkte
kind-rule = Sonderregel
kind-event = Sonderereignis
section-units = Einheiten
section-victory = Siegpunkte
section-special = Sonderregeln und Ereignisse
# Veteranen (Sonderereignis). Alte Hasen sind schon da, wo sie hingehören. +1 KAP.
card-top = { $title } ({ $kind }). { $text }{ $bonus ->
    [none] { "" }
   *[other] { " " }{ $bonus }.
}
card-bottom = { $units }{ $bonus ->
    [none] { "" }
   *[other] ; { $bonus }
}.

## Was geschieht. $role ist, wer spielt, $who eine Seite.

event-decks-built = { "" }
event-site-recorded = { "" }
event-turn-ended = { "" }
event-initiative-won = { $player ->
    [player] { "" }
   *[other] Initiative: { CAP($named) }.
}
event-sides-taken = { $alone ->
    [yes] Die { SIDE($who) } Seite beginnt; du wählst für beide Seiten.
   *[no] { CAP($roles) }; die { SIDE($who) } Seite beginnt.
}
takes-role = { $player }: { $role }
event-map-laid = { CAP($map) } wird ausgelegt{ $entering ->
    [none] { "" }
   *[other] ; der Eintritt rückt eine Karte hinaus für { $entering }
}.
event-map-switched = { CAP($new-map) } ersetzt Karte { $old }.
event-edge-taken = { $role }: Eintritt über { THE($edge) }.
event-stage-reached = { $stage ->
    [done] Das Gefecht ist fertig.
   *[other] { "" }
}
event-pools-discarded = Alle Karten sind gespielt; was von Stapeln und Markern übrig ist, kommt weg.
event-card-dealt = { $card ->
    [none] { "" }
   *[other] { $role } ziehen Karte { $card }: { $title }, oder { $bottom }
}
event-action-card-drawn = { $role } ziehen { $card ->
    [none] eine Aktionskarte
   *[other] { $card }
}.
event-card-returned = { $role } legen Karte { $card } zurück auf den Stapel.
event-card-played = { $half ->
    [bottom] { $role } spielen Karte { $card } für ihre Einheiten.
   *[top] { $role } spielen Karte { $card }, { $title }: { $text }
}
event-condition-drawn = { $title } wird gezogen.
event-condition-played = { $title } wird { $half ->
    [top] oben
   *[bottom] unten
} gespielt: { $text }
event-caps-changed = { $role }: { $bonus }, jetzt { caps }.
event-rate-changed = { $role }: künftig { rate } je Runde.
event-rounds-changed = Das Gefecht dauert { $rounds } Runden.
event-units-gained = { CAP($who) } bekommen { $units }{ $round ->
    [0] { "" }
   *[other] { " " }in Runde { $round }
}.
event-unit-placed = { ADJ($who) }: { $unit } { $hidden ->
    [yes] versteckt sich{ $where ->
        [none] { "" }
       *[other] { " " }auf { $where }
    }
   *[no] steht auf { $where }, Blick nach { $facing }
}.
event-unit-sheltered = { $unit } { $inside ->
    [yes] geht hinein
   *[no] bleibt draußen
}.
event-unit-turned = { $unit } dreht sich nach { $facing }.
event-units-cupped = In den Becher der Feindmeldungen: { $units }.
event-marker-placed = Ein Kontrollmarker { OWN($who) } liegt auf { $where }.
event-work-placed = { CAP($work) } auf { $where }.
event-counter-moved = { $what ->
    [unit] Eine Einheit, die nicht bleiben konnte, rückt
    [marker] Ein Kontrollmarker, der nicht bleiben konnte, rückt
    [site] Ein Versteck, das nicht bleiben konnte, rückt
   *[work] Ein Verteidigungsmarker, der nicht bleiben konnte, rückt
} nach { $where }.
event-truck-routed = { $driven ->
    [yes] { $unit } fährt über { THE($entrance) } herein und über { THE($exit) } hinaus.
   *[no] { $unit } hat keine Straße mehr.
}
event-counter-drawn = Ein Verteidigungsmarker wird gezogen: { $faces }.
event-counter-kept = Kein Platz für { $faces }.
event-work-removed = Die verborgene Mine wird zur Feindmeldung.
event-score-added = { CAP($who) } können durch Karte { $card } Punkte machen.
event-points-given = { CAP($who) } beginnen mit { points } mehr.
event-rule-added = { $text ->
    [none] { "" }
   *[other] Es gilt: { $text }
}
event-units-chosen = Gewählt: { $units }.
event-artillery-gained = { CAP($who) } haben { $strikes ->
    [one] { $strikes } Artillerieschlag
   *[other] { $strikes } Artillerieschläge
} je Runde.
event-mission-developed = Du führst { $who }. Die KI führt { $foe } nach der { $sheet ->
    [defense] Verteidigungsseite
   *[offense] Angriffsseite
} ihres Bogens, { $tiles ->
    [none] ohne Tafeln
   *[other] mit den Tafeln { $tiles }
}.

## Anweisungen

do-card-played = { $section ->
    [none] Leg Karte { $card } { OWN($who) } ab.
   *[other] Leg Karte { $card } { OWN($who) } unter »{ $section }«.
}
do-caps-changed = Setze den KAP-Marker auf { $caps } ({ $role }).
do-card-returned = Leg Karte { $card } zurück auf ihren Stapel ({ $role }).
do-units-gained = { event-units-gained }
do-unit-placed = { event-unit-placed }
do-marker-placed = { event-marker-placed }
do-work-placed = { event-work-placed }
do-map-laid = { event-map-laid }
do-rounds-changed = Leg die Endmarke auf Runde { $rounds }.
do-pools-discarded = Räum Stapel und Marker weg; der Rundenmarker kommt auf 1.
do-mission-developed = Dreh den Missionsbogen auf die { $sheet ->
    [defense] Verteidigungsseite
   *[offense] Angriffsseite
} und leg die Tafeln aus.

## Was zur Wahl steht

act-play-card = { $half ->
    [top] { $top }
   *[bottom] { $bottom }
}
act-lay-map = { $map }{ $side ->
    [none] { "" }
    [north] , nördlich von Karte { $beside }
    [south] , südlich von Karte { $beside }
    [east] , östlich von Karte { $beside }
   *[west] , westlich von Karte { $beside }
}{ $turned ->
    [yes] , gedreht
   *[no] { "" }
}
act-switch-to = { $new-map }, statt Karte { $old }
act-take-edge = über { THE($edge) }, { $long ->
    [yes] lang
   *[no] kurz
}
act-take-side = { $who }
act-take-deck = { $role } haben die niedrigeren Nummern
act-top-condition = { $title } oben: { $text }
act-bottom-condition = { $title } unten: { $text }
act-route-truck = herein über { THE($entrance) }, hinaus über { THE($exit) }
act-use-card = { $card ->
    [none] keine Karte
   *[other] die Einheiten von Karte { $card }: { $units }
}
act-no-more = nichts mehr
act-show-face = { $work }
act-place-unit = { $unit } auf { $where }
act-leave-unit = { $unit } bleibt am Rand
act-put-marker = { $where }
act-put-counter = { $where }
act-put-site = { $where }
act-move-counter = { $where }
act-choose-unit = { $unit }
act-take-unit = { $unit }
act-shelter = { $unit } { $inside ->
    [yes] geht hinein
   *[no] bleibt draußen
}
act-face = nach { $facing }

## Entscheidungen, die die KI einrichten

candidate-card = Karte { $n }
candidate-counteraction = Platz { $n } für Gegenaktionen
candidate-mission-order = Platz { $n } für Missionsbefehle
candidate-track = Feld { $n } der Missionsleiste
candidate-defense = Verteidigung
candidate-offense = Angriff
tile-lies = Tafel { $n } ({ $title }) { $where ->
    [none] bleibt weg
   *[other] liegt auf { $where }
}

## Der Tisch in Worten

headline = { $title }: { $rounds } Runden.{ $stage ->
    [play] { " " }Karte { $n } von { $all }: { $role }{ $player ->
        [none] { "" }
       *[other] { " " }({ $player })
    }.
    [done] { " " }Spielbereit.
   *[other] { "" }
}
maps = { CAP($maps) }, Norden oben:
no-map = Noch ist keine Karte gewählt.
note = Hinweis: { $advice }
control-marker = Kontrollmarker auf { $where }: { ADJ($who) }
work-at = { CAP($work) } auf { $where } ({ ADJ($who) }{ $hidden ->
    [yes] , verborgen
   *[no] { "" }
}).
work-label = { CAP($work) } auf { $where }
role-line = { $role }{ $player ->
    [none] { "" }
   *[other] { " " }({ $player })
}{ $edge ->
    [none] { "" }
   *[other] , Eintritt über { THE($edge) }
}: { caps }, { rate } je Runde{ $held ->
    [0] { "" }
   *[other] , { held } auf der Hand
}.
filed-units = Einheiten: { $card }, { $units }.
filed-card = { $section }: { $card } { $text }
filed-beside = Neben dem Plan: { $title }.
units-there = Auf dem Plan: { $units }.
units-edge = Wartet am Rand: { $units }.
units-round = In Runde { $n }: { $units }.
units-cup = Im Becher: { $units }.
unit-placed = { $unit } auf { $where }, Blick nach { $facing }{ $shelter ->
    [inside] , drinnen
    [outside] , draußen
   *[none] { "" }
}
unit-hidden = { $unit } verborgen{ $where ->
    [none] { "" }
   *[other] { " " }auf { $where }
}
unit-label = { $unit } auf { $where }
ai-commands = Die KI führt { $who } nach der { $sheet ->
    [defense] Verteidigungsseite
   *[offense] Angriffsseite
} ihres Bogens:
ai-counteraction = Gegenaktion, Tafel { $tile }
ai-mission-order = Missionsbefehl, Tafel { $tile }
ai-no-counteraction = Gegenaktionen: nur die aufgedruckte.
ai-no-mission-order = Missionsbefehle: nur der aufgedruckte.
ai-track = Missionsleiste, Feld { $n }: Tafel { $tile }
tile = { $n }: { $title }. { $lines }.
tile-on-track = { $n }, { $title }. { $lines }.
ai-deck = Die Leiste endet auf Feld { $n }. Befehlsstapel: { $cards } Karten.
ai-cup = Eintrittsbecher: { $units }.
empty = leer
hand-of = Deine Hand ({ $role }):
hand-top = { $card } oben   { $text }
hand-bottom = { $card } unten  { $text }
hand-not-now = { $card } lässt sich oben jetzt nicht spielen: { $why } ({ $rule }).
record-board = Übersicht: { ADJ($who) }
waiting-units = Wartende Einheiten: { ADJ($who) }
waiting-edge = am Rand
waiting-scheduled = in Runde { $n }
waiting-cup = im Becher
all-maps = Karten
caps-of = KAP, { $role }
seat-alone = Spieler
map-entering = -- { $roles } kommen hier --
letter-hill = 1-3 offen, so hoch
letter-G = deutsche Einheit
letter-S = sowjetische Einheit
letter-g = deutscher Kontrollmarker
letter-s = sowjetischer Kontrollmarker
letter-work = Verteidigungsmarker
letter-hidden = verborgen
map-columns = Gerade Spalten liegen ein halbes Feld tiefer als ungerade.

## Was zuerst gefragt wird

guideline-own = nach eigenem Maß: Spieler, Runden, Handkarten, KAP und Karten, wie es die Optionen sagen
ask-guideline = Welche Vorlage?
ask-players = Wie viele Spieler?
ask-rounds = Wie viele Runden?
ask-hand = Wie viele Karten hat jede Hand?
ask-caps = Wie viele KAP hat jeder?
as-usual = wie die Vorlage für so viele es sagt
ask-solo = Eine Solomission?
ask-variant = Mit der Variante der Vorlage?
two-people = zwei Leute, jeder mit seinen Handkarten
one-person = eine Person für beide Seiten; dann gegen die KI
as-it-stands = wie sie ist
# Einführungsgefecht: 2 Spieler, 4 Runden, 30-45 min, Karten 01-04, Hand 4
guideline = { $title }: { $players } Spieler, { $rounds } Runden, { $minutes } min, Karten { $first }-{ $last }, Hand { $hands }

## Woher der Zufall kommt

chance-of-initiative = der Wurf um die Initiative
chance-of-cards = die Generatorkarten: { $role }
chance-of-condition-cards = die Bedingungskarten
chance-of-defense-counters = die Verteidigungsmarker
chance-of-action-cards = die Aktionskarten
chance-of-side-die = der Würfel, der sagt, wen du führst
chance-of-sheet-die = der Würfel für die Seite des Missionsbogens
chance-of-command-cards = Kommandokarten, die den Befehlsstapel verlassen
chance-of-tie = Gleichstände, die der Zufall löst

## Warum etwas nicht erlaubt ist

refused-units-of = units_of: Karte { $card } hat keine wartenden Einheiten, die aufs Feld könnten
refused-edge = edges: { $edge } steht nicht zur Wahl; wähle: { $offered }
refused-add-map = add_map: Karte { $board } lässt sich so nicht legen
refused-boards = boards: Karte { $board } lässt sich so nicht legen
refused-truck = truck: Keine Straße verbindet diese Ränder
refused-switch = switch: { $old } lässt sich nicht gegen { $new } tauschen
refused-other = { $given } ist nicht erlaubt; erlaubt: { $offered }
card-of = Karte { $card } ({ $side })
refused-played = { card-of } ist schon gespielt
refused-deck = { card-of } ist nicht im Stapel: Der hat { $first } bis { $last }
refused-hand = { card-of } ist nicht auf der Hand
refused-half = { card-of } lässt sich nicht { $half ->
    [top] oben
   *[bottom] unten
} spielen
refused-top = { card-of } lässt sich nicht oben spielen: { $why }
refused-marker = auf { $where } darf kein Kontrollmarker liegen{ because }
refused-unit = { $unit } darf nicht auf { $where } stehen{ because }
refused-counter = auf { $where } darf kein Marker liegen{ because }
because = { $why ->
    [none] { "" }
   *[other] : { $why }
}

## Die Worte einer fertigen Mission. Sie stehen auf Englisch in ihrer Datei; andere Sprachen finden sie
## dort wieder, darum ist jedes ein einfacher Satz ohne Auswahl.

made-title = { $prize }, { $board }
made-title-numbered = { $prize }, { $board } (Nr. { $n })
made-place = { $ground } auf { $where }
made-road = Straße
made-hill = Hügel
made-field = Feld
made-way-out = Der Weg hinaus, { $edge }
made-prize-truck = Wertvolle Fracht
made-prize-hidden = Menschenjagd
made-prize-survive = Sie müssen leben
made-prize-kills = Zermürbung
made-prize-none = Begegnungsgefecht
made-ground = { $maps }.
made-ground-rounds = { $maps }, { $n } Runden.
made-map = Karte { $board } ({ $title })
made-germans = Die Deutschen kommen aus Richtung { $edge }: { $units }.
made-soviets = Die Sowjets kommen aus Richtung { $edge }: { $units }.
made-germans-stand = Die Deutschen kommen aus Richtung { $edge }: { $units }; { $n } schon auf dem Plan.
made-soviets-stand = Die Sowjets kommen aus Richtung { $edge }: { $units }; { $n } schon auf dem Plan.
made-foot = { $n } Einheit zu Fuß
made-foots = { $n } Einheiten zu Fuß
made-gun = { $n } Geschütz
made-guns = { $n } Geschütze
made-vehicle = { $n } Fahrzeug
made-vehicles = { $n } Fahrzeuge
made-nobody = niemand
made-wish-german = Auftrag der Deutschen: { $wishes }.
made-wish-soviet = Auftrag der Sowjets: { $wishes }.
made-no-wish = Keine Seite hat mehr zu tun, als die andere zu vernichten.
made-wish-take = einnehmen: { $place }
made-wish-exit = ausbrechen, Richtung { $edge }
made-wish-truck = einen Lkw durchbringen
made-wish-hidden = finden, wer sich versteckt
made-wish-survive = am Leben halten: { $units }
made-way = der Weg, { $edge }
made-heavy = schwere Waffe des Feindes
made-you-defends = Du führst die { $side }; die KI verteidigt.
made-you-attacks = Du führst die { $side }; die KI greift an.
made-germans-name = Deutschen
made-soviets-name = Sowjets
made-german = Deutsche
made-soviet = Sowjets
made-both = Beide Seiten
made-rule = { $title } ({ $side }): { $text }
made-artillery = Die KI plant vor den Runden keine Artillerie; ihre Tafel löst die Schläge aus.
made-exit-edge = Der Rand, über den die KI den Plan verlässt, ist ein Ziel der KI.
made-usual = Feindliche Einheiten vernichten: je 1 SP.
made-keep = Halten, { $place }: { $points } für den, der es einnimmt.
made-take = Einnehmen, { $place }: jedes Mal { $points }.
made-exit = Den Plan verlassen, Richtung { $edge }: { $points } je Einheit.
made-kills = Je vernichtet, { $units }: { $points } mehr.
made-enemy = Feind: { $units }
made-enemy-unit = feindliche Einheit
made-enemy-foot = Einheit zu Fuß
made-enemy-gun = Geschütz
made-enemy-vehicle = Fahrzeug
made-hidden = Vernichte die Einheit, die sich versteckt: { $points } mehr.
made-survive = Am Leben halten, { $units }: je { $points }, mit ihnen verloren.
made-trip = Bring { $unit } auf der Straße von { $first } nach { $last } und hinaus: { $points }.
made-point = { $n } SP
made-points = { $n } SP
made-hider = Eine deiner Einheiten versteckt sich auf dem Plan; lebt sie am Ende noch, ist sie { $n } SP wert.
made-tile = Tafel { $n }: { $title }
made-tile-of = Tafel { $n } { $title }
made-sheet = des Missionsbogens
made-printed = Aufgedrucktes Ereignis

## Optionen

option-guideline = 1 bis 8; 0 ist ein Spiel nach eigenem Zuschnitt (sonst 1)
option-solo = eine Mission gegen die KI, Vorlagen 1 bis 6
option-variant = die Variante der Vorlage
option-players = 2 bis 4, nur mit Vorlage 0
option-hand = Handkarten je Spieler (sonst wie die Vorlage)
option-rounds = wie viele (sonst wie die Vorlage)
option-caps = KAP je Seite (sonst wie die Vorlage)
option-cards = Generatorkarten, etwa 01-09 (sonst wie die Vorlage)
option-extra_card = eine Karte mehr wird gezogen, die letzte nicht gespielt
option-handicap = wem geholfen wird, etwa soviet oder german-2
option-handicap_caps = mit 1 oder 2 KAP
option-handicap_card = mit einer Karte mehr
option-smoke = 4 Rauchmarker unter den Verteidigungsmarkern
option-ignore_numbers = jedes Plättchen eines Namens taugt
option-fewer_caps = solo, schwerer: 1 oder 2 KAP weniger für dich
option-fewer_command_cards = solo, leichter: 1 oder 2 Kommandokarten weniger für die KI
option-boards = nur diese Karten, die man hat: 1,2,4,5
option-first_map = die Karte, die zuerst gelegt wird: 4
option-hands = die Hände der Plätze in ihrer Reihenfolge, wo sie verschieden sind: 8,6,6
