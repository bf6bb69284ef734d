# Blitzkrieg! auf Deutsch: alles, was darüber gesagt wird.

## Seiten. own: wessen (vor dem Nomen, Nominativ); von: von wem; dat: Dativ; acc: Akkusativ.

bot = der Bot
    .von = des Bots
    .short = Bot
    .by = vom Bot
    .dat = dem Bot
    .zu = zum Bot
    .acc = den Bot
    .person = one
you = du
    .von = von dir
    .short = du
    .by = von dir
    .dat = dir
    .zu = zu dir
    .acc = dich
    .person = you
axis = die Achse
    .von = der Achse
    .short = Achse
    .by = von der Achse
    .dat = der Achse
    .zu = zur Achse
    .person = one
allies = die Alliierten
    .von = der Alliierten
    .short = Alliierte
    .by = von den Alliierten
    .dat = den Alliierten
    .zu = zu den Alliierten
    .person = many
japan = Japan
    .von = Japans
    .short = Japan
    .by = von Japan
    .dat = Japan
    .zu = zu Japan
    .person = one
own-title = { $name }
    .to = nach { $name }
    .von = von { $name }
    .own = von { $name }
    .zu = zu { $name }
    .by = von { $name }

## Orte

board-base = Die fünf Schauplätze
board-nippon = Nippon: fünfzehn Städte
theatre-western-europe = Westeuropa
    .to = nach Westeuropa
    .own = von Westeuropa
theatre-pacific-ocean = Pazifik
    .own = des Pazifiks
    .the = der Pazifik
    .to = in den Pazifik
    .acc = den Pazifik
    .dat = dem Pazifik
theatre-eastern-europe = Osteuropa
    .to = nach Osteuropa
    .own = von Osteuropa
theatre-africa-middle-east = Afrika und Nahost
    .to = nach Afrika und Nahost
    .own = von Afrika und Nahost
theatre-south-east-asia = Südostasien
    .to = nach Südostasien
    .own = von Südostasien
terrain-land = Land
terrain-sea = See
terrain-either = Land oder See
space = { spot } ({ $effect })
    .the = Feld { $n } { OWN($theatre) } ({ $effect })
spot = { $theatre }, Feld { $n }
space-of-campaign = { $theatre }, Feldzug { $campaign }, Feld { $n } ({ $effect })
    .the = Feld { $n } im Feldzug { $campaign } { OWN($theatre) } ({ $effect })
ordinal = { $n }.
ordinal-1 = erste
    .dat = ersten
ordinal-2 = zweite
    .dat = zweiten
ordinal-3 = dritte
    .dat = dritten
ordinal-4 = vierte
    .dat = vierten
ordinal-5 = fünfte
    .dat = fünften
ordinal-6 = sechste
    .dat = sechsten
ordinal-7 = siebte
    .dat = siebten
ordinal-8 = achte
    .dat = achten

## Effekte der Felder

effect-none = kein Effekt
    .caption = kein Effekt
    .short = -
effect-propaganda = Propaganda
    .caption = Propaganda
    .short = SP
    .key = Propaganda: Siegpunkte
effect-strategic-advantage = strategischer Vorteil
    .caption = strategisch
    .short = strat
    .key = strategisch: Schritte auf einer anderen Leiste
effect-tactical-advantage = taktischer Vorteil
    .caption = taktisch
    .short = takt
    .key = taktisch: Schritte auf dieser Leiste
effect-industrial-production = Industrieproduktion
    .caption = Produktion
    .short = Prod
    .key = Produktion: Einheiten ziehen
effect-research = Forschung
    .caption = Forschung
    .short = Fo
    .key = Forschung: Waffen in den Beutel
effect-improved-research = verbesserte Forschung
    .caption = Forschung
    .short = Fo
effect-research-industry = Forschungsindustrie
    .caption = Forschung
    .short = Fo+Prod
    .key = Forschung +: Waffe in die Reserve
effect-bombing = Bombardierung
    .caption = Bomben
    .short = Bomb
    .key = Bombardierung: Der Gegner verliert eine Einheit
effect-plus = { $effect } +{ $n }
effect-times = { $effect } { $n }
key-marker = Marker einer Leiste
key-last = zuletzt gelegt
key-won = Feldzug gewonnen

## Einheiten

unit-hidden = eine Einheit
    .dat = einer Einheit
unit-untold = eine nicht genannte Einheit
unit-army-1 = Heer 1
unit-army-2 = Heer 2
unit-army-3 = Heer 3
unit-navy-1 = Marine 1
unit-navy-2 = Marine 2
unit-navy-3 = Marine 3
unit-airforce-1 = Luftwaffe 1
unit-airforce-2 = Luftwaffe 2
unit-airforce-blitz = Blitz-Luftwaffe 0
unit-general = General
    .the = der General
    .acc = den General
    .dat = dem General
unit-admiral = Admiral
    .the = der Admiral
    .acc = den Admiral
    .dat = dem Admiral
unit-army-blitz = Blitz-Heer 1
unit-army-elite = Elite-Heer 4
unit-army-task-force = Heeres-Kampfgruppe 5
unit-navy-blitz = Blitz-Marine 1
unit-navy-bomber = Flugzeugträger 2
unit-navy-elite = Elite-Marine 4
unit-navy-task-force = Flotten-Kampfgruppe 5
unit-airforce-bomber = Bomber 1
unit-airforce-elite = Elite-Luftwaffe 3
unit-airforce-task-force = Luft-Kampfgruppe 4
unit-nuclear-bomb = Atombombe 7
unit-spy = Spion
    .the = der Spion
    .acc = den Spion
    .dat = dem Spion
unit-scientist = Wissenschaftler
    .the = der Wissenschaftler
    .acc = den Wissenschaftler
    .dat = dem Wissenschaftler
unit-onikujira = Onikujira 5
kind-army = Heer
kind-navy = Marine
kind-airforce = Luftwaffe
kind-agent = Agent
owned-unit = { $unit } { VON($who) }
    .the = { THE($unit) } { VON($who) }
    .acc = { ACC($unit) } { VON($who) }
copied-unit = { $unit } (Kopie: { $copied })
a-unit = eine Einheit
a-weapon = eine Spezialwaffe
counted-unit = { $n } × { $unit }
hidden-units = { $n ->
    [one] { $n } verdeckte Einheit
   *[other] { $n } verdeckte Einheiten
}
untold-units = { $n } nicht genannt
empty = leer
nothing = nichts

## Strategien

stratagem-big-guns = Schwere Geschütze
stratagem-counterattack = Gegenangriff
stratagem-economic-warfare = Wirtschaftskrieg
stratagem-for-the-glory = Für den Ruhm
stratagem-rapid-deployment = Schnelle Verlegung
stratagem-research-and-development = Forschung & Entwicklung
    .short = F & E
stratagem-secure = Sichern
stratagem-steamroll = Dampfwalze
stratagem-none = keine

## Mengen

steps = { $n ->
    [one] { $n } Schritt
   *[other] { $n } Schritte
}
points = { $n ->
    [one] { $n } Siegpunkt
   *[other] { $n } Siegpunkte
}
lead = { PERSON($who) ->
    [you] du führst mit { $n }
    [many] { $who } führen mit { $n }
   *[one] { $who } führt mit { $n }
}
tied = Gleichstand
vp-unit = SP
vp = { $n } SP

cause-strength = Stärke
cause-tactical-advantage = taktischer Vorteil
cause-strategic-advantage = strategischer Vorteil
cause-nuclear-backlash = Folgen der Atombombe
cause-head-start = Vorsprung zu Beginn
cause-red-space = rotes Feld
cause-bot-closed-before = der Bot hat den Feldzug davor beendet
cause-propaganda = Propaganda
cause-campaign = Feldzug
cause-tied-campaign = Feldzug im Gleichstand
cause-bonus-shield = Bonus für den Schild
cause-unfinished-campaigns = unbeendete Feldzüge
cause-outright-win = Gesamtsieg
cause-extra-progress = zusätzlicher Vorsprung

## Was geschieht

event-game-set-up = Zug 1: { PERSON($who) ->
    [you] Du beginnst
    [many] { CAP($who) } beginnen
   *[one] { CAP($who) } beginnt
}.
turn-begun = Zug { $n }: { to-move }.
turn-begun-last = Zug { $n }: { to-move }. Es ist der letzte Zug des Spiels.
to-move = { PERSON($who) ->
    [you] Du bist am Zug
    [many] { CAP($who) } sind am Zug
   *[one] { CAP($who) } ist am Zug
}
event-unit-drawn = { PERSON($who) ->
    [you] Du ziehst
    [many] { CAP($who) } ziehen
   *[one] { CAP($who) } zieht
} { ACC($unit) } { $origin ->
    [pile] vom Forschungsstapel
   *[bag] aus dem Beutel
}.
event-weapon-researched = { PERSON($who) ->
    [you] Du erforschst { ACC($unit) }: ab in deinen Beutel.
    [many] { CAP($who) } erforschen { ACC($unit) }: ab in ihren Beutel.
   *[one] { CAP($who) } erforscht { ACC($unit) }: ab in den eigenen Beutel.
}
event-stratagems-prepared = { $n } Strategien sind im Becher; { $out } liegt daneben.
stratagem-drawn = Die Strategie des Bots ist { $stratagem }.
steamroll-drawn = Die Strategie des Bots ist { $stratagem }: Sie wiederholt { $in-force }.
steamroll-alone = Die Strategie des Bots ist { $stratagem }: Sie wiederholt nichts, denn keine war in Kraft.
event-unit-placed = { PERSON($who) ->
    [you] Du legst
    [many] { CAP($who) } legen
   *[one] { CAP($who) } legt
} { ACC($unit) } auf { THE($where) }.
event-track-moved = { $theatre }: Der Marker zieht { steps } { ZU($towards) } ({ $cause }); { $lead }.
brief-track-moved = { $theatre }: { steps } { ZU($towards) } ({ $cause }).
event-points-scored = { PERSON($who) ->
    [you] Du erhältst
    [many] { CAP($who) } erhalten
   *[one] { CAP($who) } erhält
} { points } ({ $cause }), insgesamt { $total }.
event-unit-bombed = { PERSON($who) ->
    [you] Du verlierst { ACC($unit) } durch Bomben: zurück
    [many] { CAP($who) } verlieren { ACC($unit) } durch Bomben: zurück
   *[one] { CAP($who) } verliert { ACC($unit) } durch Bomben: zurück
} { $to ->
    [bag] in den Beutel
   *[pile] auf den Forschungsstapel
}.
campaign-over = Feldzug { $n } { OWN($theatre) } ist beendet: { $how }.
city-closed = { CAP(THE($theatre)) } ist beendet: { $how }.
theatre-over = { $said } Dort geschieht nichts mehr.
wins-it = { PERSON($who) ->
    [you] Du gewinnst
    [many] { CAP($who) } gewinnen
   *[one] { CAP($who) } gewinnt
}
event-theatre-won = { PERSON($who) ->
    [you] Du gewinnst
    [many] { CAP($who) } gewinnen
   *[one] { CAP($who) } gewinnt
} { ACC($theatre) } ganz: Der Schauplatz ist geschlossen.
event-theatre-opened = { PERSON($who) ->
    [you] Du öffnest
    [many] { CAP($who) } öffnen
   *[one] { CAP($who) } öffnet
} { ACC($theatre) } (rot +{ $red }).
effect-alone = { PERSON($who) ->
    [you] Du nimmst
    [many] { CAP($who) } nehmen
   *[one] { CAP($who) } nimmt
} { THE($where) }.
event-nothing-drawn = { PERSON($who) ->
    [you] Du ziehst nichts
    [many] { CAP($who) } ziehen nichts
   *[one] { CAP($who) } zieht nichts
}: { $origin ->
    [pile] Der Forschungsstapel
   *[bag] Der Beutel
} ist leer.
event-could-not-place = { PERSON($who) ->
    [you] Du hast
    [many] { CAP($who) } haben
   *[one] { CAP($who) } hat
} keine Einheit, die passt.
event-game-ended = Das Spiel ist vorbei.

## Berichtigungen von Hand

event-corrected = Berichtigt: { $what }.
corrected-track = der Marker { OWN($theatre) } steht auf { $n }
corrected-points = { PERSON($who) ->
    [you] du hast
    [many] { $who } haben
   *[one] { $who } hat
} { $n } SP
corrected-held = { PERSON($who) ->
    [you] du hast
    [many] { $who } haben
   *[one] { $who } hat
} { $units }
corrected-empty = { $theatre }, Feldzug { $campaign }, Feld { $n } ist leer
corrected-space = { $theatre }, Feldzug { $campaign }, Feld { $n }: { $unit }
corrected-open = { $theatre }: offener Feldzug { $campaign }
corrected-closed = { $theatre }: geschlossen
corrected-unopened = { $theatre }: noch nicht geöffnet
corrected-in-force = in Kraft ist { $stratagem }
corrected-stratagem = die ausliegende Strategie ist { $stratagem }
corrected-last-unit = die zuletzt gelegte Einheit ist { $unit }
corrected-last-of-side = letzte Einheit { VON($who) }: { $unit }
corrected-bag = { PERSON($who) ->
    [you] dein Beutel
   *[one] der Beutel { VON($who) }
}
corrected-pool = { $pool ->
    [bag] der Beutel
    [pile] der Stapel
   *[cup] der Becher
}
no-unit = keine

## Anweisungen für den, der die Teile bewegt

bag-acc = { PERSON($who) ->
    [you] deinen Beutel
   *[one] den Beutel { VON($who) }
}
bag-dat = { PERSON($who) ->
    [you] deinem Beutel
   *[one] dem Beutel { VON($who) }
}
reserve-dat = { PERSON($who) ->
    [you] deiner Reserve
   *[one] der Reserve { VON($who) }
}
put-unit = Lege { ACC($unit) } auf { $spot }{ $gap ->
    [yes] ; schließe die Lücke
   *[no] { "" }
}.
do-unit-drawn = { $row ->
    [yes] Lege { ACC($unit) } ans Ende der Reihe.
   *[no] Nimm { ACC($unit) } { $origin ->
        [pile] vom Forschungsstapel
       *[bag] aus { bag-dat }
    }.
}
do-weapon-researched = Lege { ACC($unit) } in { bag-acc }.
do-stratagems-prepared = Lege alle Strategien außer { $out } in den Becher und { $out } daneben.
lay-stratagem-first = Lege { $stratagem } als Strategie des Bots aus.
lay-stratagem = Lege { $stratagem } aus; { $before } geht zurück.
do-track-moved = { $theatre }: zieh den Marker { $n }, auf { $stands }.
stands-centre = die Mitte
stands-at = { SHORT($who) } { $n }
do-points-scored = { PERSON($who) ->
    [you] Setze deinen Siegmarker
   *[one] Setze den Siegmarker { VON($who) }
} auf { $total }.
bombed-hidden = Lege die gewählte Einheit aus { reserve-dat } zurück { $to ->
    [bag] in { bag-acc }
   *[pile] auf den Forschungsstapel
}.
bombed-row = Lege { ACC($owned) } aus der Reihe { $to ->
    [bag] in { bag-acc }
   *[pile] auf den Forschungsstapel
}; schließe die Lücke.
bombed-unit = Lege { ACC($owned) } aus { reserve-dat } zurück { $to ->
    [bag] in { bag-acc }
   *[pile] auf den Forschungsstapel
}.
closed-for-good = { CAP(THE($theatre)) } ist geschlossen.
next-campaign = { $theatre }: Der { $n } Feldzug wird geöffnet.
do-theatre-opened = Lege einen Marker auf die Mitte der Leiste { OWN($theatre) }.

## Aufbau

lay-board = Lege den Spielplan aus ({ $board }).
lay-sides = Der Bot spielt { $bot }, du spielst { $you }.
lay-markers = Lege je einen Marker auf die Mitte: { $theatres }.
lay-points = Stelle beide Siegmarker auf 0.
lay-bag = Fülle { bag-acc } mit { $n } Einheiten: { $units }.
lay-pile = Mische die Spezialwaffen verdeckt als Forschungsstapel, { $n }: { $units }.
lay-cup = Halte die { $n } Strategiemarker und einen Becher bereit.
lay-row = Lass Platz für die Reihe des Bots: Seine Einheiten liegen offen, in der Reihenfolge, in der sie gezogen werden.

## Was zur Wahl steht

act-place = { CAP($unit) } auf { $where }
act-end-turn = Keine weitere Einheit: Zug beenden
act-open-theatre = { ACC($theatre) } öffnen ({ $vp } SP, rot +{ $red })
act-pick-theatre = { $theatre } ({ $lead })
act-bomb-unit = { ACC($unit) } bombardieren, Nummer { $n } der Reihe
act-take-effect = { $where } nehmen
act-keep-weapon = { ACC($unit) } behalten
group-place = Legen
group-end-turn = Zug beenden
group-bomb-unit = Bombardieren
group-take-effect = Nehmen
group-keep-weapon = Behalten
group-open-theatre = Öffnen
face-choose = du wählst
candidate-unit = { $unit } (Einheit { $n })
    .the = { THE($unit) } (Einheit { $n })
    .acc = { ACC($unit) } (Einheit { $n })
    .dat = { DAT($unit) } (Einheit { $n })
candidate-space = Feld { $n } ({ $effect })
candidate-number = { $question ->
    [space] Feld { $n }
    [unit] Einheit { $n }
   *[other] { $n }
}
decided-place = Der Bot legt { ACC($unit) } (Einheit { $n } seiner Reihe) auf { THE($where) }.
decided-advantage = Sein strategischer Vorteil von { $n } geht { TO($theatre) }.
decided-stuck = Der Bot kann keine Einheit legen.

## Was es brächte

brings-wins = gewinnt { $what }: { $n } SP
brings-gives = schenkt { DAT($who) } { $what }: { $n } SP
brings-closes = beendet { $what }
brings-campaign = einen Feldzug { OWN($theatre) }
warned = Das { $brings }.
assumes-now = So wäre es, wenn der Bot jetzt zöge.
assumes-first = Was du nicht gesagt hast, nimmt die erste angebotene Antwort, und einer Blitz-Einheit folgt keine weitere; was du ziehst, ist dem Bot gleich.
looked-at = Ihr Gelände: { $n ->
    [one] { $n } offenes Feld
   *[other] { $n } offene Felder
}.
details-space = { $where }, { $terrain }.
details-there = { $unit }.
forecast = { $unit } (Einheit { $n } der Reihe) auf { $where }
forecast-stuck = Der Bot kann keine Einheit legen.
forecast-none = hier gibt es nichts vorherzusagen: Zu zweit spielt kein Bot mit

## Die Stellung in Worten

board-points = Siegpunkte: { $first } { $a }, { $second } { $b } (Ende bei { $end }).
board-setup = Das Spiel wird aufgebaut.
board-over = Das Spiel ist nach { $n } Zügen vorbei.
board-turn = Zug { $n }: { to-move }.
board-turn-last = Zug { $n }: { to-move }, der letzte Zug des Spiels.
board-theatre = { $theatre }: { $lead }. { $ahead }.
ahead-all = Bonus +{ $b }, Gesamtsieg bei { $end }
ahead-one = Bonus +{ $a }, +{ $b } bei { $second }, Gesamtsieg bei { $end }
ahead-none = Bonus +{ $a } bei { $first }, +{ $b } bei { $second }, Gesamtsieg bei { $end }
board-campaign = Feldzug, offen, { $vp } SP:
board-campaign-n = Feldzug { $n }, offen, { $vp } SP:
board-later = Feldzug { $n }, später, { $vp } SP: { $spaces }.
board-done = Feldzug { $n }, beendet: { $units }.
board-space = { $n }. { $terrain }, { $effect }: { $there }
board-space-later = { $terrain } { $effect }
board-space-taken = { $space } ({ $there })
board-waiting = { $theatre }: noch nicht offen, rot +{ $red }, { $vp } SP, Leiste bis { $steps }: { $spaces }.
board-closed = { $theatre }: geschlossen, { $lead }.
board-closed-units = { $theatre }: geschlossen, { $lead }; dort liegen { $units }.
board-row = { CAP(row-of) }, von links: { $units }.
board-reserve = { CAP(reserve-of) }: { $units }.
board-bag = { $bag }: { $units }.
board-out = Ausliegende Strategie: { $stratagem }.
board-out-as = Ausliegende Strategie: { $stratagem } (wirkt als { $other }).
board-cup = Im Becher: { $stratagems }.
row-of = { PERSON($who) ->
    [you] deine Reihe
   *[one] Reihe { VON($who) }
}
reserve-of = { PERSON($who) ->
    [you] deine Reserve
   *[one] Reserve { VON($who) }
}
bag-of = { corrected-bag }, { $n }
bag-of-untold = { corrected-bag }, { $n }, und { $untold } nicht genannte der Reserve
pile-of = Forschungsstapel, { $n }
pile-of-untold = Forschungsstapel, { $n }, und { $untold } nicht genannte der Beutel

## Neben dem Plan

turn = Zug { $n }
turn-of = Zug { $n }, { $who }
turn-last = { $turn }, der letzte
acting-as = wirkt als { $stratagem }
number = Nummer { $n }
tray-row = { CAP(row-of) }
tray-reserve = { CAP(reserve-of) }
tray-bag = Beutel { $n }
title = Blitzkrieg!: { $board }
hidden-unit = Eine verdeckte Einheit
piece-unit = { owned-unit }
piece-placed = { owned-unit }, { $where }
piece-track = { $theatre }: { $said }
opens-with = öffnet mit rot +{ $red }
lead-short = { CAP($who) } +{ $n }
red-short = rot +{ $red }
closed-short = geschlossen · { $lead }
piece-campaign = { $theatre }, Feldzug { $n }, { $word }: { $vp } SP
campaign-later = später
campaign-closed = beendet
campaign-won = beendet, gewonnen { $who }
nobody = von niemandem
piece-points = { CAP($who) }: { points }
piece-stratagem = { $stratagem }, { $where ->
    [out] liegt aus
    [cup] im Becher
   *[gone] nicht im Becher
}
label-points = Siegpunkte
label-wins = { $n } gewinnt
seat-bot = der Bot ({ $side })
seat-you = du ({ $side })

## Die Karte als Text

map-closed = beendet
map-waiting = nicht offen  { $vp } SP, rot +{ $red }  { $spaces }
map-lead = { $who } { $n }/{ $steps }
map-tied = gl. 0/{ $steps }
map-then = dann { $campaigns }
map-row = { CAP(row-of) }: { $units }
map-reserve = { CAP(reserve-of) }: { $units }
map-land = L
map-sea = S
map-either = *
key =
    Ein Schauplatz: wer mit wie viel führt / der Schritt zum Gesamtsieg; was der
      offene Feldzug wert ist; seine Felder, L Land, S See, * beides.
    ( ) ist deine Einheit, < > die des Gegners.
    Prod: mehr Einheiten ziehen, Fo: Spezialwaffen, SP: Siegpunkte,
      Bomb: trifft eine Reserve, takt: zieht diesen Marker, strat: einen anderen.
    Die Leiste: o der Marker, + ein Schild mit Bonus.

## Zum Vergleich mit dem Tisch

compare = SP { $a }:{ $b }{ $order }, Leisten { $tracks }
compare-bot-first = { " " }(Bot:du)
compare-you-first = { " " }(du:Bot)
compare-all-closed = alle geschlossen
compare-marker = der Marker { OWN($theatre) } (minus: { ZU($side) })
    .back = Stell den Marker { OWN($theatre) } zurück auf { $shown }.
compare-points = Siegpunkte { VON($who) }
    .back = Stell die Siegpunkte { VON($who) } zurück auf { $value }.
compare-row = die Reihe des Bots von links
    .back = Leg die Reihe des Bots wieder aus, von links: { $shown }.
compare-stratagem = die ausliegende Strategie
    .back = Leg die Strategie des Bots wieder aus: { $shown }.
compare-bag = wie viele Einheiten in { bag-dat } sind
    .back = In { bag-dat } sind wieder { $value } Einheiten.
compare-on = auf { $where }
    .back = Leg { $value } zurück auf { $where }.
    .gone = Nimm die Einheit von { $where }.
compare-theatre = der Schauplatz { $theatre }
    .value = { $open ->
        [yes] offen
       *[no] nicht offen
    }
    .back = { $open ->
        [yes] { $theatre } ist wieder offen.
       *[no] { $theatre } ist wieder geschlossen.
    }
compare-screen = Einheiten { VON($who) } vor dem Sichtschirm
    .back = Einheiten { VON($who) } vor dem Sichtschirm, wieder: { $value }.
compare-pile = wie viele Waffen im Forschungsstapel sind
    .back = Im Forschungsstapel liegen wieder { $value } Waffen.
compare-nothing = nichts
way-gone = nichts
way-without = ohne { $unit }, Einheit { $n }
way-also = auch { $unit }
way-in = { $unit } dazu
way-out = { $unit } heraus
way-open = der { $n } Feldzug offen
way-closed = geschlossen
## Der Auftrag

mission-end = { PERSON($second) ->
    [you] Hast du { $end } Siegpunkte, endet das Spiel sofort; hat { $first } sie, hast du noch einen Zug. Die meisten Punkte gewinnen, bei Gleichstand du.
    [many] Haben { $second } { $end } Siegpunkte, endet das Spiel sofort; hat { $first } sie, haben { $second } noch einen Zug. Die meisten Punkte gewinnen, bei Gleichstand { $second }.
   *[one] Hat { $second } { $end } Siegpunkte, endet das Spiel sofort; hat { $first } sie, hat { $second } noch einen Zug. Die meisten Punkte gewinnen, bei Gleichstand { $second }.
} Wer keine Einheit legen kann, verliert.
mission-campaign = Ein Feldzug wird gewertet, sobald sein letztes Feld belegt ist: Die Punkte gehen an den, der im Schauplatz führt, jenseits der Schilde mit { $a } oder { $b } Bonus. Wer den Marker ans Ende bringt, gewinnt den Schauplatz sofort: alle seine Punkte und { $outright } dazu.
mission-unit = Eine Einheit zieht den Marker um ihre Stärke; ihr Feld tut, was aufgedruckt ist.

## Nachschlageseiten

pages-units = Einheiten
pages-spaces = Felder
pages-theatres = Schauplätze
pages-stratagems = Strategien
number-strength = Stärke
number-special = Spezialwaffe
number-points = Punkte der Feldzüge
number-shields = Schilde bei
yes = ja

## Quellen des Zufalls

source-cup = der Becher, aus dem die Strategie des Bots gezogen wird
source-die = der Würfel für Aufbau und Gleichstände des Bots
source-tie = eine Auslosung unter mehr Einheiten, als der Würfel Seiten hat (nach Auslegung)
source-bot-bag = der Beutel des Bots
source-player-bag = dein Beutel
source-player-reserve = die Einheit deiner Reserve, die bombardiert wird
source-pile = der Forschungsstapel
source-campaigns = die Feldzüge für den Vorsprung des Bots (Nippon)
source-bag = der Beutel { VON($side) }
source-reserve = die Einheit { VON($side) }, die bombardiert wird

## Warum nicht: was nie zur Wahl stand

out-from-row = der Bot legt nur Einheiten seiner Reihe (BLZ-3.1)
out-bag-bot = der Bot legt aus seiner Reihe; aus dem Beutel wird nur gezogen (BLZ-C-1)
out-bag-player = das ist dein Beutel; { out-from-row }
out-pile = der Bot legt aus seiner Reihe; Spezialwaffen kommen durch Forschung vom Stapel (BLZ-E-2)
out-points = Siegpunkte werden erzielt, nicht gewählt (BLZ-E-6)
out-went = { $what }: Der Bot ging { TO($gone) } ({ $rows })
out-closed = { CAP(THE($theatre)) } ist geschlossen, also geht keine Einheit dorthin (BLZ-1.3)
out-not-open = { CAP(THE($theatre)) } war nicht offen, als der Bot wählte (BLZ-N-3)
out-advantage = { CAP(THE($theatre)) } konnte den Vorteil nicht bekommen: Er geht in einen anderen Schauplatz (QB-20)
out-open = { CAP(THE($theatre)) } ist offen; der Bot hat noch nichts entschieden (BLZ-B-1)
out-campaign = Feldzug { $n } { OWN($theatre) }
out-campaign-open = { $what } ist offen; eine Einheit geht auf eines seiner Felder (BLZ-2.2)
out-campaign-later = { $what } ist noch nicht offen (BLZ-2.2)
out-campaign-closed = { $what } ist beendet (BLZ-2.2)
out-space = { THE($where) } stand nicht zur Wahl: { $why }
out-went-there = Der Bot ging { TO($gone) } ({ $rows })
out-space-later = { $where }: Der Feldzug ist noch nicht offen (BLZ-2.2)
out-space-closed = { $where }: Der Feldzug ist beendet (BLZ-2.2)
out-space-among = { $where }: Der Bot wählte unter den Feldern dieses Feldzugs (BLZ-2.3)
out-space-taken = { THE($where) } war besetzt: Dort liegt { $unit } (BLZ-2.2)
out-space-empty = { THE($where) } ist leer; der Bot hat dort noch nichts entschieden (BLZ-B-1)
out-stratagem-in-force = { $stratagem } ist in Kraft; sie kam aus dem Becher (BLZ-A-1)
out-stratagem-cup = { $stratagem } blieb im Becher: { $drawn } wurde gezogen (BLZ-A-1)
out-stratagem-gone = { $stratagem } ist nicht im Becher (BLZ-A-1)
out-unit-nowhere = dort liegt nichts; { out-from-row }
out-unit-placed = { CAP(THE($unit)) } liegt schon auf dem Plan; { out-from-row }
out-unit-yours = das ist deine Einheit; { out-from-row }
out-unit-late = { CAP(THE($unit)) } war noch nicht in der Reihe, als der Bot wählte (BLZ-C-1)
out-unit-slot = die Reihe hat keine Einheit { $n } (BLZ-3.1)
out-unit-none = { THE($unit) } war nicht in der Reihe; { out-from-row }

## Was nicht geht

refused-held = { CAP(THE($unit)) } ist nicht in { reserve-dat } (BLZ-3.1)
refused-taken = { THE($where) } ist besetzt (BLZ-2.2)
refused-blitz = nach einer Blitz-Einheit geht es nur in ihrem Schauplatz weiter, nicht auf { THE($where) } (BLZ-E-8)
refused-campaign = { $where }: Offen ist Feldzug { $n } (BLZ-2.2)
refused-copy = { THE($unit) } hat nichts zu kopieren und kein eigenes Gelände (R-BLZ-12)
refused-ground = { THE($unit) } darf dort nicht hin: { THE($where) } ist { $terrain }, und dorthin darf { $kind } nicht (BLZ-3.1)
refused-closed = { THE($theatre) } ist geschlossen (BLZ-1.3)
refused-unopened = { THE($theatre) } ist noch nicht geöffnet (BLZ-N-3)
refused-opened = { THE($theatre) } ist schon geöffnet (BLZ-N-3)
refused-advantage = aus { DAT($theatre) } kommt der Vorteil: Er geht in einen anderen Schauplatz (QB-20)
refused-not-in-row = { THE($unit) } ist nicht in der Reihe des Bots (BLZ-E-10)
refused-special = { THE($unit) } ist eine Spezialwaffe: Erst werden normale Einheiten bombardiert (BLZ-E-10)

## Berichtigungen, die nicht verstanden werden

adjust-no-row = zu zweit gibt es keine Reihe des Bots; schreibe: reserve SIDE UNIT …
adjust-sign = { $what }: { $given } muss mit + (hinein) oder - (heraus) beginnen
adjust-missing = { $what }: { $unit } ist nicht da und kann nicht heraus
adjust-of = { $theatre }: { $what }
adjust-theatre = Schauplatz
adjust-stratagem = Strategie
adjust-stratagem-in-force = Strategie in Kraft
adjust-track = Leiste
adjust-campaign = Feldzug
adjust-space = Feld
adjust-points = Siegpunkte
adjust-content = Inhalt eines Feldes
usage-track = track SCHAUPLATZ SCHRITTE (plus: links auf der Karte, minus: rechts)
usage-vp = vp SEITE PUNKTE
usage-row = row EINHEIT EINHEIT … (die des Bots, von links), oder row empty
usage-reserve = reserve EINHEIT EINHEIT … oder empty (zu zweit: reserve SEITE EINHEIT …)
usage-space = space SCHAUPLATZ FELDZUG FELD SEITE EINHEIT, oder … empty
usage-open = open SCHAUPLATZ FELDZUG, oder closed, oder (Nippon) unopened
usage-bag = bag SEITE +EINHEIT oder -EINHEIT …
usage-pile = pile +EINHEIT oder -EINHEIT …
usage-cup = cup +STRATEGIE oder -STRATEGIE …
usage-stratagem = stratagem NAME (der ausliegende Marker)
usage-in-force = in-force NAME, oder none
usage-turn = turn SEITE
usage-last-unit = last-unit EINHEIT, oder none (nach einer SEITE, wenn Spione den Gegner kopieren)

# Kleine Änderungen, nach »wenn«.
change-track = { $n ->
    [0] in { DAT($theatre) } Gleichstand wäre
   *[other] { PERSON($who) ->
        [you] du in { DAT($theatre) } mit { $n } führtest
        [many] { $who } in { DAT($theatre) } mit { $n } führten
       *[one] { $who } in { DAT($theatre) } mit { $n } führte
    }
}
change-row = { THE($unit) } nicht in seiner Reihe wäre
change-row-with = { THE($unit) } in seiner Reihe wäre
change-taken = { THE($space) } besetzt wäre
change-emptied = { THE($space) } leer wäre
change-opened = in { DAT($theatre) } der { $n } Feldzug offen wäre
change-vp = { PERSON($who) ->
    [you] du { $n } SP hättest
    [many] { $who } { $n } SP hätten
   *[one] { $who } { $n } SP hätte
}

# Which of these sentences an event is told by.
event-unit-told = { "" }
event-turn-begun = { $last ->
    [yes] { turn-begun-last }
   *[no] { turn-begun }
}
event-stratagem-drawn = { $stratagem ->
    [stratagem-steamroll] { $in-force ->
        [stratagem-none] { steamroll-alone }
       *[other] { steamroll-drawn }
    }
   *[other] { stratagem-drawn }
}
event-campaign-closed = { $over ->
    [yes] { theatre-over }
   *[no] { $said }
}
event-effect-taken = { $taken ->
    [yes] { "" }
   *[no] { effect-alone }
}
brief-turn-begun = { $last ->
    [yes] { turn-begun-last }
   *[no] { "" }
}
brief-stratagems-prepared = { "" }
brief-stratagem-drawn = { "" }
brief-unit-drawn = { $who ->
    [bot] { "" }
   *[other] { event-unit-drawn }
}
event-tokens-corrected = { event-corrected }
event-stratagem-corrected = { event-corrected }
do-unit-placed = { $who ->
    [bot] { put-unit }
   *[other] { "" }
}
do-stratagem-drawn = { $before ->
    [stratagem-none] { lay-stratagem-first }
   *[other] { lay-stratagem }
}
do-unit-bombed = { $named ->
    [yes] { $who ->
        [bot] { bombed-row }
       *[other] { bombed-unit }
    }
   *[no] { bombed-hidden }
}
do-campaign-closed = { $over ->
    [yes] { closed-for-good }
   *[no] { next-campaign }
}

mode-base = Gegen den Bot
mode-learning-game = Das Lernspiel
mode-nippon = Nippon gegen den Bot
mode-two-player = Zu zweit
mode-nippon-two-player = Nippon zu zweit
