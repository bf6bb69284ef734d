# Conflict of Heroes auf Deutsch. Regeln und Wörter der Maßstäbe stehen in rules.ftl, Texte von Karten
# und Missionen in content.ftl. Einheiten stehen ohne Artikel, wie Namen: »LMG G09 zieht nach F05«.

## Seiten. own: wessen; adj: als Überschrift; side: deutsche (Seite); weak: (die) deutschen (KAP).

german = die Deutschen
    .own = der Deutschen
    .for = für die Deutschen
    .dat = den Deutschen
    .adj = Deutsche
    .side = deutsche
    .weak = deutschen
    .person = many
soviet = die Sowjets
    .own = der Sowjets
    .for = für die Sowjets
    .dat = den Sowjets
    .adj = Sowjets
    .side = sowjetische
    .weak = sowjetischen
    .person = many

## Einheiten. Hinter dem Namen steht die Nummer: Schützengruppe G03. gender: m, f oder n.

unit = { $kind } { $mark }
    .gender = { GENDER($kind) }
unit-german-rifle = Schützengruppe
    .gender = f
unit-german-lmg = LMG
    .gender = n
unit-german-pioneer = Pioniergruppe
    .gender = f
unit-german-hmg = HMG
    .gender = n
unit-german-mortar-50 = 5-cm-Granatwerfer
    .gender = m
unit-german-mortar-81 = 8-cm-Granatwerfer
    .gender = m
unit-german-tank-hunters = Panzerjagdtrupp
    .gender = m
unit-german-ig-18 = 7,5-cm-Infanteriegeschütz
    .gender = n
unit-german-pak36 = 3,7-cm-PaK 36
    .gender = f
unit-german-pak38 = 5-cm-PaK 38
    .gender = f
unit-german-fk-297 = 7,62-cm-FK 297
    .gender = f
unit-german-flak18 = 8,8-cm-FlaK 18
    .gender = f
unit-german-wagon = Gespann
    .gender = n
unit-german-truck = Lkw Opel Blitz
    .gender = m
unit-german-sdkfz-251 = SdKfz 251
    .gender = n
unit-german-protze-36 = Protze 36
    .gender = f
unit-german-sdkfz-232 = SdKfz 232
    .gender = n
unit-german-demag-38 = Demag 38
    .gender = m
unit-german-pzjg-35r = PzJg 35R
    .gender = m
unit-german-pz-ii-f = Pz II F
    .gender = m
unit-german-pz-38t = Pz 38(t) E
    .gender = m
unit-german-pz-iii-e = Pz III E
    .gender = m
unit-german-pz-iii-h = Pz III H
    .gender = m
unit-german-pz-iii-j = Pz III J
    .gender = m
unit-german-pz-iv-e = Pz IV E
    .gender = m
unit-german-pz-iv-f2 = Pz IV F2
    .gender = m
unit-german-somua-s35 = Somua S35
    .gender = m
unit-german-b2f = B-2 (f)
    .gender = m
unit-german-t-34a = Beute-T-34a
    .gender = m
unit-soviet-rifle = Schützengruppe
    .gender = f
unit-soviet-smg = MPi-Gruppe
    .gender = f
unit-soviet-mmg = MMG
    .gender = n
unit-soviet-nkvd = NKWD-Gruppe
    .gender = f
unit-soviet-mortar-50 = 50-mm-Granatwerfer
    .gender = m
unit-soviet-mortar-82 = 82-mm-Granatwerfer
    .gender = m
unit-soviet-ig-76 = 76-mm-Infanteriegeschütz
    .gender = n
unit-soviet-at-45 = 45-mm-Pak
    .gender = f
unit-soviet-f-22 = 76-mm-F-22
    .gender = f
unit-soviet-wagon = Gespann
    .gender = n
unit-soviet-truck = Lkw
    .gender = m
unit-soviet-ba-10 = BA-10
    .gender = m
unit-soviet-ot-26 = OT-26
    .gender = m
unit-soviet-zis-30 = SiS-30
    .gender = f
unit-soviet-t-26 = T-26
    .gender = m
unit-soviet-bt-7 = BT-7
    .gender = m
unit-soviet-t-35 = T-35
    .gender = m
unit-soviet-t-34a = T-34a
    .gender = m
unit-soviet-t-34b = T-34b
    .gender = m
unit-soviet-kv-1a = KW-1a
    .gender = m
unit-soviet-kv-2 = KW-2
    .gender = m
unit-rumored-enemy = Feindmeldung
    .gender = f
unit-hidden = eine verborgene Einheit
    .dat = einer verborgenen Einheit
    .gender = f
unit-by-id = Einheit { $mark }
    .gender = f
# wo ein Plättchen und ein Feld denselben Namen haben
named = { $name }
hex = Feld { $where }

## Gelände. dat: wo; gender: m, f, n oder p.

ground-open = offenes Gelände
    .gender = n
ground-plowed-field = Acker
    .gender = m
ground-light-woods = lichter Wald
    .gender = m
ground-heavy-woods = dichter Wald
    .gender = m
ground-wood-building = Holzhaus
    .gender = n
ground-stone-building = Steinhaus
    .gender = n
ground-water = Wasser
    .gender = n
ground-marsh = Sumpf
    .gender = m
# F09, lichter Wald, Höhe 1, Straße
ground-level = Höhe { $n }
ground-road = Straße
off-map = neben dem Plan

## Anlagen. a, a-acc: mit unbestimmtem Artikel; in: wo man sitzt; the, the-acc, the-dat: mit bestimmtem.

work-hasty-defence = Behelfsstellung
    .a = eine Behelfsstellung
    .a-acc = eine Behelfsstellung
    .in = in einer Behelfsstellung
    .the = die Behelfsstellung
    .the-acc = die Behelfsstellung
    .the-dat = der Behelfsstellung
    .gender = f
work-trench = Graben
    .a = ein Graben
    .a-acc = einen Graben
    .in = in einem Graben
    .the = der Graben
    .the-acc = den Graben
    .the-dat = dem Graben
    .gender = m
work-bunker = Bunker
    .a = ein Bunker
    .a-acc = einen Bunker
    .in = in einem Bunker
    .the = der Bunker
    .the-acc = den Bunker
    .the-dat = dem Bunker
    .gender = m
work-barbed-wire = Stacheldraht
    .a = Stacheldraht
    .a-acc = Stacheldraht
    .in = im Stacheldraht
    .the = der Stacheldraht
    .the-acc = den Stacheldraht
    .the-dat = dem Stacheldraht
    .gender = m
work-road-block = Straßensperre
    .a = eine Straßensperre
    .a-acc = eine Straßensperre
    .in = in einer Straßensperre
    .the = die Straßensperre
    .the-acc = die Straßensperre
    .the-dat = der Straßensperre
    .gender = f
work-mines = Minen
    .a = Minen
    .a-acc = Minen
    .in = in Minen
    .the = die Minen
    .the-acc = die Minen
    .the-dat = den Minen
    .gender = p
work-heavy-smoke = dichter Rauch
    .a = dichter Rauch
    .a-acc = dichten Rauch
    .in = in dichtem Rauch
    .the = der dichte Rauch
    .the-acc = den dichten Rauch
    .the-dat = dem dichten Rauch
    .gender = m
work-light-smoke = dünner Rauch
    .a = dünner Rauch
    .a-acc = dünnen Rauch
    .in = in dünnem Rauch
    .the = der dünne Rauch
    .the-acc = den dünnen Rauch
    .the-dat = dem dünnen Rauch
    .gender = m
work-unknown = Anlage
    .a = eine Anlage
    .a-acc = eine Anlage
    .in = in einer Anlage
    .the = die Anlage
    .the-acc = die Anlage
    .the-dat = der Anlage
    .gender = f

## Treffermarker

hit-unnerved = verunsichert
hit-pinned = festgenagelt
hit-suppressed = niedergehalten
hit-stunned = benommen
hit-panicked = in Panik
hit-cowering = verängstigt
hit-berserk = im Kampfrausch
hit-killed = gefallen
hit-light-damage = leicht beschädigt
hit-immobilised = lahmgelegt
hit-vehicle-suppressed = niedergehalten
hit-vehicle-stunned = benommen
hit-vehicle-panicked = in Panik
hit-red-gun-damaged = Waffe beschädigt (rot)
hit-blue-gun-damaged = Waffe beschädigt (blau)
hit-wrecked = zerstört
hit-unknown = Treffer

## Richtungen

facing-N = N
facing-NE = NO
facing-SE = SO
facing-S = S
facing-SW = SW
facing-NW = NW
edge-north = Norden
    .the = den Nordrand
    .its = mit dem Nordrand
edge-south = Süden
    .the = den Südrand
    .its = mit dem Südrand
edge-east = Osten
    .the = den Ostrand
    .its = mit dem Ostrand
edge-west = Westen
    .the = den Westrand
    .its = mit dem Westrand

## Mengen

caps = { $caps } KAP
aps = { $aps } AP
points = { $points } SP
hexes = { $n ->
    [one] { $n } Feld
   *[other] { $n } Felder
}
cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
# 3 + 4 + 1: die Würfel und was dazukommt
rolled = { $dice }{ $extra ->
    [0] { "" }
   *[other] { " " }{ $added }
}

## Was geschieht. $who ist eine Seite, $where ein Feld, $unit ein Plättchen, wie der Hörer es sieht,
## $named eines, das jetzt alle sehen.

event-counters-freshened = { "" }
event-turn-begun = { "" }
event-action-taken = { "" }
event-last-act-recalled = { "" }
event-aps-spent = { "" }
event-work-held = { "" }
event-order-discarded = { "" }
event-orders-reshuffled = { "" }
event-loss-counted = { "" }
event-round-begun = Runde { $round } beginnt.
event-round-ended = Die Runde ist vorbei.
event-round-called-off = Die Runde endet sofort.
event-sight-changed = { $round ->
    [0] Ab jetzt sieht niemand weiter als { hexes }.
   *[other] Bis zum Ende der Runde sehen alle { hexes } weit.
}
event-exits-opened = Ab jetzt dürfen Einheiten die Karte verlassen.
event-game-ended = Das Gefecht ist vorbei: { ending }.
ending = { $why ->
    [last-round] Die letzte Runde ist gespielt
    [track-complete] Die Missionsleiste ist am Ende
    [called-off] Die Mission wird abgebrochen
   *[beaten] Für die Seite { $nations } kämpft niemand mehr
}
# Die Deutschen haben 5 KAP: Ein Verlust liegt auf der KAP-Leiste.
event-caps-set = { CAP($who) } haben { caps }{ $why ->
    [mission-event] : Missionsereignis
    [casualty] : Ein Verlust liegt auf der KAP-Leiste
    [card] : { $title }
   *[other] { "" }
}.
event-caps-spent = { CAP($who) } geben { caps } aus{ $why ->
    [wire] , um durch den Stacheldraht zu kommen
    [card] { " " }für Karte { $about }
    [roll] , um einen Wurf zu ändern
    [action] , um eine Aktion zu bezahlen
    [stall] , um abzuwarten
   *[other] { "" }
}.
brief-caps-spent = { CAP($who) } geben { caps } aus{ $why ->
    [wire] , um durch den Stacheldraht zu kommen
    [card] { " " }für Karte { $about }
    [roll] , um einen Wurf zu ändern
    [stall] , um abzuwarten
   *[other] { "" }
}.
event-card-dealt = { CAP($who) } ziehen { $card ->
    [none] eine Karte
   *[other] Karte { $card }, { $title }
}.
event-card-played = { CAP($who) } spielen Karte { $card }, { $title }.
event-card-dropped = { CAP($who) } werfen Karte { $card } ab, { $title }.
event-deck-reshuffled = Die abgelegten Aktionskarten werden zu einem neuen Stapel gemischt.
event-smoke-thinned = Dichter Rauch wird dünn, dünner Rauch verzieht sich.
event-barrage-aimed = { CAP($who) } richten ihre Artillerie auf { $where }, für Runde { $due }.
# Die Sowjets treffen mit ihrem Rauch F09, 2 Felder daneben.
event-barrage-fell = { CAP($who) } treffen mit { $smoke ->
    [yes] ihrem Rauch
   *[no] ihrer Artillerie
} { $off ->
    [yes] nur neben den Plan
   *[no] { $where }{ $drift ->
        [0] { "" }
       *[other] , { hexes } daneben
    }
}.
event-initiative-rolled = { CAP($who) } würfeln { $total }.
event-initiative-won = { CAP($who) } haben die Initiative.
event-side-passed = { CAP($who) } passen.{ $waits ->
    [yes] { " " }KI-Einheiten am Rand warten dort, bis auf dem Plan eine Einheit oder ein Ziel ist, dem sie sich nähern können (SOLO-5.6-b).
   *[no] { "" }
}
event-turn-repeated = { CAP($who) } sind noch einmal dran.
event-units-activated = { CAP($units) } { $units ->
    [one] wird
   *[other] werden
} aktiviert.
event-units-spent = { CAP($units) } { $units ->
    [one] ist
   *[other] sind
} verbraucht.
event-units-freshened = { CAP($units) } { $units ->
    [one] wird
   *[other] werden
} wieder frisch.
# Verbrauchsprobe für Schützengruppe G03: Kosten 3 gegen 4, bleibt frisch.
event-spent-checked = Verbrauchsprobe für { $units }: Kosten { $cost }{ $number ->
    [0] { " " }(»Bleibt frisch«)
   *[other] { " " }gegen { $number }
}, { $spent ->
    [yes] verbraucht
   *[no] { $units ->
        [one] bleibt
       *[other] bleiben
    } frisch
}.
brief-spent-checked = { CAP($ids) }: { $number ->
    [0] frisch durch die Karte
   *[other] Kosten { $cost } gegen { $number }, { $spent ->
        [yes] verbraucht
       *[no] frisch
    }
}.
event-unit-placed = { CAP($unit) } steht jetzt auf { $where }.
event-unit-moved = { CAP($unit) } { $was ->
    [map] zieht nach
   *[other] betritt den Plan auf
} { $where }.
event-hidden-moved = { CAP($unit) } schleicht nach { $where }.
event-unit-turned = { CAP($unit) } dreht sich nach { $facing }.
event-unit-left = { CAP($unit) } verlässt den Plan.
event-intruded = { CAP($unit) } ist auf { $where } im Nahkampf.
event-unit-loaded = { CAP($unit) } steigt auf { $carrier } auf.
event-unit-unloaded = { CAP($unit) } steigt auf { $where } ab.
event-unit-hidden = { CAP($unit) } versteckt sich.
event-unit-revealed = { $named } wird auf { $where } entdeckt: { $why ->
    [moved] hat sich bewegt
    [turned] hat sich gedreht
    [opened-fire] hat das Feuer eröffnet
    [laid-smoke] hat Rauch gelegt
    [mounted] ist aufgesessen
    [dug-in] hat sich eingegraben
    [obstacle] von einem Hindernis verraten
    [fire-found] vom Feuer gefunden
    [shell-found] von einer Granate gefunden
   *[noticed] wurde bemerkt
}.
event-nothing-found = Auf { $where } versteckt sich niemand.
# LMG G09 greift Schützengruppe S01 an, braucht 9 und würfelt 4 + 5 + 1: Treffer.
event-attack-rolled = { $at ->
    [unit] { CAP($attacker) } greift { $target } an, braucht { $needed } und würfelt { rolled }
    [work] { CAP($attacker) } greift { THE-ACC($work) } auf { $where } an, braucht { $needed } und würfelt { rolled }
    [mines] { CAP($attacker) } explodieren unter { $target }, brauchen { $needed } und würfeln { rolled }
   *[other] { CAP($attacker) } schießt auf { $target }, braucht { $needed } und würfelt { rolled }
}: { $result ->
    [hit] Treffer
    [kill] sofort vernichtet
   *[miss] daneben
}.
brief-attack-rolled = { $at ->
    [unit] { CAP($attacker) } greift { $target_id } an, braucht { $needed }, würfelt { rolled }
    [work] { CAP($attacker) } greift { THE-ACC($work) } auf { $where } an, braucht { $needed }, würfelt { rolled }
    [mines] { CAP($attacker) } explodieren unter { $target_id }, brauchen { $needed }, würfeln { rolled }
   *[other] { CAP($attacker) } schießt auf { $target_id }, braucht { $needed }, würfelt { rolled }
}: { $result ->
    [hit] Treffer
    [kill] sofort vernichtet
   *[miss] daneben
}.
source-artillery = Artillerie
source-mines = Minen
source-sniper = ein Scharfschütze
event-unit-hit = { CAP($unit) } { $hit ->
    [none] ist getroffen, aber es gibt keinen Treffermarker mehr
    [hit-unknown] bekommt einen Treffermarker
   *[other] ist getroffen: { $hit }
}.
event-unit-unhit = { CAP($unit) } wird den Treffermarker los.
event-rally-rolled = { CAP($unit) } braucht { $needed } und würfelt { rolled }: { $rallied ->
    [yes] gesammelt
   *[no] nicht gesammelt
}.
event-unit-destroyed = { CAP($unit) } ist vernichtet.
# Die Deutschen erhalten 2 SP: S03 vernichtet.
event-points-scored = { CAP($who) } erhalten { points }: { points-for }.
points-for = { $why ->
    [destroyed] { $about } vernichtet
    [got-away] { $about } entkommen
    [taken] { $about } eingenommen
    [held] { $about } gehalten
    [never-entered] { $about } kam nie auf den Plan
   *[mission-event] Missionsereignis
}
event-marker-taken = { CAP($who) } nehmen { $where } ein.
event-marker-placed = { CAP($who) } bekommen einen Kontrollmarker auf { $where }.
event-marker-removed = Der Kontrollmarker auf { $where } ist weg.
event-smoke-laid = Rauch liegt auf { $where }.
event-smoke-removed = Der Rauch auf { $where } ist weg.
event-work-built = { CAP($work) } auf { $where }.
event-work-destroyed = { CAP(THE($work)) } auf { $where } { GENDER($work) ->
    [p] sind
   *[m] ist
} { $why ->
    [shot-up] zerschossen
    [abandoned] verlassen
    [crushed] niedergewalzt
   *[removed] weg
}.
event-work-revealed = Bisher verborgen: { $work } auf { $where }.
event-wire-crossed = { CAP($unit) } arbeitet sich durch den Draht: { $extra } AP mehr.
event-die-changed = Karte { $card } ändert den Wurf um { SIGNED($change) }.
event-corrected = Berichtigt: { $changed ->
    [hidden] eine verborgene Einheit
    [cell] { $unit } steht auf { $where }
    [place] { $unit } { $place ->
        [destroyed] ist vernichtet
        [reserve] kommt noch
       *[other] ist neben dem Plan
    }
    [hit] { $unit } hat { $hit ->
        [none] keinen Treffer
       *[other] einen Treffer, { $hit }
    }
    [spent] { $unit } ist { $spent ->
        [yes] verbraucht
       *[no] frisch
    }
   *[table] { $fields }
}.
field-caps = KAP
field-vp = SP
field-round = die Runde
field-markers = Kontrollmarker
field-smoke = Rauch
field-solo-marker = der Missionsmarker
field-works = Stellungen
field-hands = Aktionskarten auf der Hand
field-solo-card = die geltende Befehlskarte
field-solo-orders = der Stapel der Befehlskarten

## Was die Mission und die Karten der KI tun

event-set-up-step-taken = Aufbau { $step }: { $step ->
    [1] Die Mission ist { $title }
    [2] Der Plan liegt, die Einheiten stehen
    [3] SP: du { $a }, die KI { $b }
    [4] Du hast { $a } KAP
    [5] Der Marker der Missionsleiste steht auf Feld { $a }, dem Beginn der Mission
    [6] { $a } Treffermarker für Infanterie, { $b } für Fahrzeuge
    [7] { $a } Plättchen im Becher der Feindmeldungen
    [8] Aktionskarten auf der Hand: { $a }
   *[9] { $a } Befehlskarten im Stapel
}.
event-order-drawn = { $purpose ->
    [check] Befehlskarte { $card } für die Probe: { $number ->
        [0] »Bleibt frisch«
       *[other] Verbrauchszahl { $number }
    }
    [loss] Befehlskarte { $card } wird für den Verlust aufgedeckt ({ $colour })
    [event] Die KI zieht Befehlskarte { $card }, { $title } ({ $colour }), und führt sie sofort aus
    [hex] Befehlskarte { $card } wird für ihr Feld aufgedeckt, { $hex }
   *[order] Die KI zieht Befehlskarte { $card }, { $title } ({ $colour })
}.
colour-green = grün
colour-blue = blau
event-order-removed = Kommandokarte { $card } ist aus dem Spiel.
event-order-added = Kommandokarte { $card } kommt in den Befehlsstapel.
event-cup-filled = In { $cup ->
    [re-cup] den Becher der Feindmeldungen
    [entry-cup] den Eintrittsbecher
   *[reserve] die Reserve
}: { $items }.
drawn-no-enemy = Kein Feind
drawn-mine = Minen
event-track-advanced = Der Missionsmarker rückt auf Feld { $space }.
event-mission-event-begun = Feld { $space }: { $title ->
    [none] Missionsereignis
   *[other] { $title }
}.{ $lines ->
    [none] { "" }
   *[other] { " " }{ $lines }
}
# Tafel 08: Alte Hasen rücken vor
tile = Tafel { $n }: { $title }
event-mission-order-begun = { own-order } wird ausgeführt: { $lines }.
brief-mission-order-begun = { own-order } wird ausgeführt.
own-order = { $which ->
    [counteraction] Gegenaktion { $named }
   *[mission-order] Missionsbefehl { $named }
}
event-rumor-placed = { $rumor } taucht auf { $where } auf.
event-rumor-revealed = { $rumor } auf { $where } wird aufgedeckt, { $why ->
    [adjacent] eine Einheit steht daneben
    [in-the-open] offen gesehen
    [flushed-out] vom Feuer aufgescheucht
    [shelled] von einer Granate aufgescheucht
    [mission-order] ein Befehl der Mission
    [opens-fire] eröffnet das Feuer
   *[mission-event] Missionsereignis
}: { $found ->
    [mines] Minen
    [nobody] kein Feind
   *[other] { $found }
}.
event-rumor-removed = { $rumor } ist weg.
event-entry-drawn = { $named } wird aus dem Eintrittsbecher gezogen.
event-entry-refused = { $named } kommt zurück in den Eintrittsbecher: { $why ->
    [not-for-it] Der Befehl gilt hier nicht
    [no-goal] Nichts dort passt zum Befehl
    [edge-closed] Am eigenen Rand ist kein Feld offen
   *[no-free-hex] Kein Feld ist frei
}.
event-defence-placed = Die KI zieht den Verteidigungsmarker { $counter }{ $off ->
    [yes] ; kein Feld darf ihn aufnehmen
   *[no] : { A($work) } auf { $where }
}.

## Anweisungen an die, die das Material bewegen

do-counters-freshened = Dreh alle Plättchen auf die frische Seite.
do-smoke-thinned = Dreh dichten Rauch auf dünn, nimm dünnen Rauch weg.
do-untold-card = Zieh eine Aktionskarte; behalte sie für dich.
do-caps-set = Setze die { WEAK($who) } KAP auf { $caps }.
do-caps-spent = Setze die { WEAK($who) } KAP auf { $left }.
do-units-spent = Markiere als verbraucht: { $units }.
do-units-freshened = Dreh auf die frische Seite: { $units }.
do-unit-placed = { put }
do-unit-moved = { put }
# Stell LMG G09 auf H09, Blick nach NO.
put = Stell { $unit } auf { $where }{ $rumored ->
    [yes] { "" }
   *[no] , Blick nach { $facing }
}.
hear-side-passed = { $bot ->
    [yes] Die KI passt.
   *[no] { "" }
}
hear-attack-rolled = { $missed ->
    [yes] { CAP($attacker) } verfehlt { $target }.
   *[no] { "" }
}
do-unit-turned = Dreh { $unit } nach { $facing }.
do-unit-left = Nimm { $unit } vom Plan.
do-unit-loaded = Leg { $unit } unter { $carrier }.
do-unit-unloaded = Stell { $unit } auf { $where }.
do-unit-hidden = Notiere, wo { $unit } steht, und nimm das Plättchen vom Plan.
do-unit-revealed = Stell { $named } auf { $where }, Blick nach { $facing }.
do-unit-hit = Leg einen Treffermarker auf { $unit }{ $hit ->
    [none] { "" }
   *[other] : { $hit }
}.
do-unit-unhit = Nimm den Treffermarker von { $unit }.
do-unit-destroyed = Nimm { $unit } vom Plan{ $costs-cap ->
    [yes] { " " }und leg das Plättchen auf die KAP-Leiste der eigenen Seite
   *[no] { "" }
}.
do-points-scored = Setze die { WEAK($who) } SP auf { $total }.
do-marker-taken = Dreh den Kontrollmarker auf { $where } auf die { SIDE($who) } Seite.
do-smoke-laid = Leg dichten Rauch auf { $where }.
do-work-built = Leg { A-ACC($work) } auf { $where }.
do-work-destroyed = Nimm das Plättchen auf { $where } vom Plan.
do-order-removed = Nimm Befehlskarte { $card } aus dem Spiel.
do-order-added = Leg Befehlskarte { $card } in den Stapel.
do-cup-filled = Leg { $items } in { $cup ->
    [re-cup] den Becher der Feindmeldungen
    [entry-cup] den Eintrittsbecher
   *[reserve] die Reserve
}.
do-orders-reshuffled = Misch die abgelegten Befehlskarten in den Stapel.
do-track-advanced = Rück den Missionsmarker auf Feld { $space }.
do-rumor-placed = Leg { $rumor } auf { $where }.
do-rumor-revealed = { $found ->
    [mines] Ersetze { $rumor } auf { $where } durch einen Minenmarker.
    [nobody] Nimm { $rumor } vom Plan und den Marker »Kein Feind« aus dem Spiel.
   *[other] Ersetze { $rumor } durch { $found }, { $spent ->
        [yes] verbraucht
       *[no] frisch
    }, auf { $where }, Blick nach { $facing }.
}
do-entry-refused = Leg { $named } zurück in den Eintrittsbecher.
do-defence-placed = { $off ->
    [yes] Leg den Verteidigungsmarker { $counter } beiseite.
   *[no] Leg { A-ACC($work) } auf { $where }.
}
do-rumor-removed = Nimm { $rumor } vom Plan.
do-smoke-removed = Nimm den Rauch von { $where }.
do-marker-placed = Leg einen Kontrollmarker { OWN($who) } auf { $where }.
do-marker-removed = Nimm den Kontrollmarker von { $where }.

## Was zur Wahl steht. $where ist ein Feld mit seinem Gelände, $price was es kostet.

price = { $price ->
    [none] { "" }
   *[other] { " " }({ $price })
}
act-move = { $unit } zieht nach { $where }{ price }
act-enter = { $unit } betritt den Plan auf { $where }{ price }
act-leave = { $unit } verlässt den Plan{ price }
act-pivot = { $unit } dreht sich nach { $facing }{ price }
# LMG G09 schießt auf E09, lichter Wald (2 AP). Schützengruppe S01: braucht 9 (28 %, vernichtet 0 %); …
act-fire = { $unit } { $manner ->
    [indirect] schießt indirekt auf
    [flame] richtet den Flammenwerfer auf
   *[direct] schießt auf
} { $where }{ price }. { $odds }
act-assault = { $unit } { $flame ->
    [yes] setzt im Nahkampf den Flammenwerfer ein
   *[no] greift im Nahkampf an
}{ price }. { $odds }
act-probe = { $unit } schießt auf ein Feld, in dem sich ein Feind verstecken kann
act-lay-smoke = { $unit } legt Rauch
act-rally = { $unit } sammelt sich{ price }: { rally-odds }
act-group-rally = { $unit } und Nachbarn sammeln sich{ price }: { rally-odds }
rally-odds = braucht { $needed } ({ PERCENT($chance) }); { $tally }
act-load = { $unit } steigt auf { $carrier } auf{ price }
act-unload = { $unit } steigt auf { $where } ab
act-hide = { $unit } versteckt sich{ price }
act-sneak = { $unit } schleicht nach { $where }{ price }
act-dig-in = { $unit } baut eine Behelfsstellung{ price }
act-group-move = { $unit } und Nachbarn ziehen als Gruppe
act-play-card = Karte { $card } spielen, { $title }: { $text }
act-play-bonus = Karte { $card } spielen, { $title }: { $text }
act-drop-card = Karte { $card } abwerfen, { $title }
act-stall = { $unit ->
    [none] Abwarten (1 KAP)
   *[other] Mit { $unit } abwarten (1 AP)
}
act-pass = Passen
act-pay = { $mode ->
    [caps] Nur mit { caps } zahlen
    [opportunity] Als Gelegenheitsaktion zahlen (danach verbraucht){ caps-added }
    [free] Ohne Kosten{ caps-added }
   *[ap] Mit eigenen AP zahlen{ caps-added }
}
caps-added = { $caps ->
    [0] { "" }
   *[other] , dazu { caps }
}
act-add-caps = { $caps ->
    [0] Ohne KAP würfeln
   *[other] { caps } zum Wurf geben
}
act-face = Blick nach { $facing }
act-drive-on = Weiter nach { $where }
act-step = { $unit } { $step ->
    [enters] kommt auf { $where } mit
    [turns] dreht sich nur
   *[goes] geht nach { $where }
}
act-join = { $unit } macht mit
act-done = Nein, weiter
act-pick-hex = { $where }
act-pick-unit = { $unit }
act-place-at = { $unit } beginnt auf { $where }
act-aim = { $smoke ->
    [yes] Rauch
   *[no] Artillerie
} auf { $hex } richten

# Überschriften dessen, was zur Wahl steht.
group-move = Ziehen
group-group-move = Ziehen
group-enter = Eintreten
group-leave = Verlassen
group-pivot = Drehen
group-fire = Schießen
group-probe = Schießen
group-assault = Nahkampf
group-lay-smoke = Rauch
group-rally = Sammeln
group-group-rally = Sammeln
group-load = Transport
group-unload = Transport
group-hide = Verstecken
group-sneak = Verstecken
group-dig-in = Eingraben
group-play-card = Karten
group-stall = Warten
group-pass = Warten
group-place-at = Aufstellen
group-aim = Artillerie

## Was man für eine Antwort tippt: das Verb und die Wörter dahinter

key-move = ziehen
key-enter = eintreten
key-leave = hinaus
key-pivot = drehen
key-fire = schießen
key-assault = kämpfen
key-probe = abtasten
key-lay-smoke = nebeln
key-rally = sammeln
key-load = aufsitzen
key-unload = absitzen
key-hide = verstecken
key-sneak = schleichen
key-dig-in = eingraben
key-group-move = gruppe-ziehen
key-group-rally = gruppe-sammeln
key-play-card = karte-spielen
key-stall = abwarten
key-pass = passen
key-pay = zahlen
key-add-caps = kap-dazu
key-face = blick
key-drive-on = weiterfahren
key-step = schritt
key-join = mitmachen
key-done = fertig
key-pick-hex = feld
key-pick-unit = einheit
key-play-bonus = bonus-spielen
key-drop-card = abwerfen
key-place-at = aufstellen
key-aim = richten
key-cap = kap
key-caps = kap
key-ap = ap
key-opportunity = gelegenheit
key-free = frei
key-indirect = indirekt
key-flame = flammen
key-smoke = rauch

## Chancen und was eine Tat nach sich zieht

odds = { $unit }: braucht { $needed } ({ PERCENT($hit) }, vernichtet { PERCENT($kill) }); { $ar }; { $dv }
odds-rumor = { $unit }: aufgedeckt ab { $needed } ({ PERCENT($hit) })
odds-work = { CAP($work) }: braucht { $needed } ({ PERCENT($hit) }); { $ar }; VW { $dr }
chance-hit = { $unit }: getroffen ab { $needed }
chance-destroyed = { $unit }: vernichtet ab { $needed }
chance-revealed = { $unit }: aufgedeckt ab { $needed }
chance-rallied = Sammelt sich ab { $needed }
chance-exposed = { $unit } träfe sie ab { $needed }
chance-spent = Ist danach verbraucht
best-hit = { PERCENT($chance) } Treffer
best-revealed = { PERCENT($chance) } aufgedeckt
best-rallied = { PERCENT($chance) } gesammelt
ends-round = beendet die Runde
covered = im Feuerbereich von { $units }
warned-pass = Dann haben beide Seiten gepasst: Die Runde endet.
warned-spent = { $unit } ist verbraucht: Das kostet { $n } von deinen { caps }.
warned-vain = Kein Wurf trifft: Der Schuss bewirkt nichts.

## Befehle: welche Zeile der Karte ausgeführt wird und warum nicht die darüber

order-priority = Vorrangbefehl { $n }
    .the = der Vorrangbefehl { $n }
    .acc = den Vorrangbefehl { $n }
    .dat = dem Vorrangbefehl { $n }
order-tactical = taktischer Befehl { $n }
    .the = der taktische Befehl { $n }
    .acc = den taktischen Befehl { $n }
    .dat = dem taktischen Befehl { $n }
order-counteraction = Gegenaktion { $n }
    .the = die Gegenaktion { $n }
    .acc = die Gegenaktion { $n }
    .dat = der Gegenaktion { $n }
order-mission-order = Missionsbefehl { $n }
    .the = der Missionsbefehl { $n }
    .acc = den Missionsbefehl { $n }
    .dat = dem Missionsbefehl { $n }
order-pass = passen
order-passes = Die KI passt
# taktischer Befehl 2 (KI am nächsten an Einheit: Angriff)
order-line = { $order } ({ $line })
    .the = { THE($order) } ({ $line })
    .acc = { ACC($order) } ({ $line })
    .dat = { DAT($order) } ({ $line })
# Taktischer Befehl 2, »KI am nächsten an Einheit: Angriff«
order-quoted = { $order }, »{ $line }«
order-first = die erste Zeile der Karte
order-none = keine Zeile der Karte passt
# keine KI, die handeln darf, steht neben einer Einheit, darum entfällt die Zeile darüber
order-skipped = { $whys }, darum { $n ->
    [one] entfällt die Zeile darüber
   *[other] entfallen die { $n } Zeilen darüber
}
order-skipped-too = { $why }, und { $n ->
    [one] die Zeile darüber entfällt auch
   *[other] die { $n } Zeilen darüber entfallen auch
}

# Kleine Änderungen, nach »Wenn«.
change-fresh = { $unit } frisch wäre
change-spent = { $unit } verbraucht wäre
change-unhit = { $unit } nicht getroffen wäre
change-hit = { $unit } getroffen wäre
change-destroyed = { $unit } nicht da wäre
change-place = { $unit } auf { $where } stünde
change-facing = { $unit } nach { $facing } blickte
change-smoke = in { $where } Rauch wäre
change-control = { $who } { $where } hielten
change-no-control = niemand { $where } hielte

## Warum nicht: was nie in Frage stand

out-reserve = { $unit } ist noch nicht auf dem Plan (SOLO-5.6-a).
out-destroyed = { $unit } ist vernichtet (COH-2.7-b).
out-left = { $unit } hat den Plan verlassen (COH-2.7-b).
out-off = { $unit } ist nicht auf dem Plan (COH-1.0-h).
out-late = { $unit } war nicht auf dem Plan, als der Befehl gelesen wurde (COH-4.1-b).
out-unasked = { $unit } stand nicht zur Wahl: { $line } nennt niemanden, der handelt (COH-4.1-b).
out-no-line = { $unit } konnte nicht handeln: Keine Zeile der Karte lässt sich ausführen (COH-2.2-a).
out-no-target = { $unit } war kein Ziel: Was die KI tat, hat keines (COH-5.0.1-i).
out-not-named = { $unit } war kein Ziel: Der Befehl nennt keines dieser Art (COH-5.0.1-a).
out-no-move = { $where } stand nicht zur Wahl: Niemand sollte ziehen (COH-5.0.1-i).
out-no-entry = { $where } liegt nicht am eigenen Eintrittsrand (SOLO-5.6-c).
out-far = { $where } stand nicht zur Wahl: Kein Zug der KI endet dort (COH-2.0-b).
out-order = Befehlskarte { $card } wurde diesen Zug nicht gezogen: Die KI liest eine Karte je Zug (COH-2.2-a).
out-order-before = Befehlskarte { $card } war schon früher dran: Die KI liest eine Karte je Zug (COH-2.2-a).
out-card = Aktionskarte { $card } gehört dir: Die KI spielt keine (COH-2.1-d).
out-paper = { $what } wählt die KI nicht (COH-4.1-a).

## Was du nicht darfst. Verben, die man tippt, neben den englischen.

typed-fire = feuer feuern schieße schieß schießen angriff angreifen greife
typed-move = zieh ziehe ziehen geh gehen schleich schleichen eintreten
refused-not-yours = { $unit } hört nicht auf dich (COH-1.0-h)
refused-not-there = { $unit } ist nicht auf dem Plan (COH-1.0-h)
refused-spent = { $unit } ist verbraucht, und { caps } reichen für nichts (COH-2.1-c)
refused-idle = { $unit } kann jetzt nichts tun (COH-2.1-a)
refused-attack = { $unit } kann nicht angreifen (COH-2.1-b)
refused-nobody = { $unit }: Auf { $where } ist kein Feind (COH-1.0-h)
refused-shot = { $unit } kann nicht auf { $where } schießen: { $why } (V-1)
refused-dear-shot = { $unit } kann nicht auf { $where } schießen: zu teuer, es kostet { aps } (COH-2.1-b)
refused-move = { $unit } kann nicht ziehen (COH-2.1-b)
refused-far = { $unit } zieht ein Feld weit: { $where } ist { $n } entfernt (COH-2.0-b)
refused-closed = { $unit } kommt von hier nicht nach { $where } (COH-2.0-b)
refused-dear-move = { $unit } kann { $where } nicht bezahlen: Ziehen kostet mindestens { aps } (COH-2.1-b)
refused-set-up = { $unit } wird in einem von { $n } Feldern aufgestellt, und { $where } ist keines davon (COH-1.0-a)

## Zum Vergleich mit dem Tisch. gone: wie es wegkommt; back: wie es vorher lag.

# Runde 2, SP 3:1, KAP 4:2, auf dem Plan 7:5, getroffen G03 S02
compare = Runde { $round }, SP { $vp }, KAP { $caps }, auf dem Plan { $there }, getroffen { $hit ->
    [none] niemand
   *[other] { $hit }
}
compare-unit = { $unit }: Feld und Blick
    .gone = Nimm { $unit } vom Plan.
    .back = Stell { $unit } zurück auf { $where }{ $facing ->
        [none] { "" }
       *[other] , Blick nach { $facing }
    }{ $spent ->
        [yes] , verbrauchte Seite oben
       *[no] { "" }
    }{ $hit ->
        [none] { "" }
       *[other] , mit Treffermarker ({ $hit })
    }.
compare-side = { $unit }: welche Seite oben liegt
    .back = Dreh { $unit } auf die { $value ->
        [spent] verbrauchte
       *[fresh] frische
    } Seite.
compare-hit = { $unit }: Treffermarker
    .back = { $hit ->
        [none] Nimm den Treffermarker von { $unit }.
       *[other] Leg den Treffermarker zurück auf { $unit }: { $hit }.
    }
compare-vp = Siegpunkte, { ADJ($who) }
    .back = Setze die { WEAK($who) } SP zurück auf { $value }.
compare-caps = KAP, { ADJ($who) }
    .back = Setze die { WEAK($who) } KAP zurück auf { $value }.
compare-round = die Runde
    .back = Setze den Rundenmarker zurück auf { $value }.
compare-hand = Aktionskarten auf der Hand, { ADJ($who) }
    .back = Die { SIDE($who) } Hand hat wieder { $value } Aktionskarten.
compare-order = die Befehlskarte, die gilt
    .back = { $value ->
        [none] { "" }
       *[other] Leg Befehlskarte { $value } wieder aus.
    }
compare-orders = Befehlskarten im Stapel
    .back = Misch Befehlskarten zurück in den Stapel: { $value } liegen dort.
compare-marker = das Feld des Missionsmarkers
    .back = Rück den Missionsmarker zurück auf Feld { $value }.
compare-control = der Kontrollmarker auf { $where }
    .gone = Nimm den Kontrollmarker von { $where }.
    .back = Leg den { WEAK($who) } Kontrollmarker zurück auf { $where }.
compare-smoke = der Rauch auf { $where }
    .gone = Nimm den Rauch von { $where }.
    .back = Leg { $value ->
        [light] dünnen Rauch
       *[heavy] dichten Rauch
    } zurück auf { $where }.
compare-work = { CAP($work) } auf { $where }
    .gone = Nimm { THE-ACC($work) } von { $where }.
    .back = Leg { THE-ACC($work) } zurück auf { $where }.
way-facing = Blick nach { $facing }
way-gone = nicht auf dem Plan
way-side = { $side ->
    [spent] verbrauchte Seite oben
   *[fresh] frische Seite oben
}
way-none = keiner
way-smoke = { $density ->
    [light] dünner Rauch
    [heavy] dichter Rauch
   *[none] keiner
}
way-card = { $held ->
    [yes] ohne { $card }
   *[other] auch { $card }
}
more-control = Kontrollmarker { OWN($who) }
more-work = { $work }{ $facing ->
    [none] { "" }
   *[other] , Blick nach { $facing }
}

## Was auf den Tisch kommt

lay-maps = { $n ->
    [one] Leg Karte { $maps } aus.
   *[other] Leg die Karten { $maps } aus.
}
lay-board = { $board }{ $turned ->
    [yes] { " " }gedreht
   *[no] { "" }
}{ $edge ->
    [none] { "" }
   *[other] , { ITS($edge) } an { THE($to-edge) } von { $to }
}
lay-work = Leg { A-ACC($work) } auf { $where }.
lay-unit = Stell { $unit } auf { $where }{ $facing ->
    [none] { "" }
   *[other] , Blick nach { $facing }
}{ $spent ->
    [yes] , verbrauchte Seite oben
   *[no] { "" }
}{ $hit ->
    [none] { "" }
   *[other] , mit dem Treffermarker „{ $hit }“
}.
lay-later = { $n ->
    [0] Halte { FOR($who) } bereit: { $units }.
   *[other] Leg für Runde { $n } beiseite: { $units }.
}
lay-hits = Misch die Treffermarker verdeckt: { $soft } für Infanterie und { $armour } für Fahrzeuge.
lay-deck = Misch die Aktionskarten: { cards } ({ $cards }).
lay-orders = Misch die Befehlskarten der KI: { cards } ({ $cards }).
lay-cup = Leg in den Becher der Feindmeldungen: { $items }.
lay-defences = Misch die Verteidigungsmarker: { $items }.
lay-control = Leg einen Kontrollmarker { OWN($who) } auf { $where }.
lay-track = Setze die Leiste { OWN($who) }: SP { $vp }, KAP { $caps }.
lay-round = Leg den Rundenmarker auf 1.
lay-mission = Leg den Missionsmarker auf den Beginn der Mission, den Rundenmarker auf 1.

## Was die KI in einer Stellung vorhat

plan = { CAP($line) }: { $sentence }.
plan-none = Kein Befehl der Karte lässt sich ausführen: Die KI passt.
plan-pass = die KI passt
plan-attack = { $unit } greift { $target } an, braucht { $needed }
plan-rumor-attack = { $unit } wird aufgedeckt und greift { $target } an, wenn es geht
plan-group-attack = { $unit }, unterstützt von { $helpers }, greift { $target } an, braucht { $needed }
plan-pivot-and-attack = { $unit } dreht sich nach { $facing } und greift { $target } an
plan-move = { $unit } zieht nach { $where }{ facing-there }, in Richtung { $target }
plan-move-into-cc = { $unit } zieht auf { $where } in den Nahkampf mit { $target }
plan-exit = { $unit } verlässt den Plan
plan-disengage = { $unit } löst sich nach { $where }{ facing-there }
plan-enter = keine KI auf dem Plan kann es: Eine wird aus dem Eintrittsbecher gezogen und kommt, wenn sie kann
plan-pivot = { $unit } dreht sich{ facing-there }
plan-rally = { $unit } sammelt sich
plan-auto-rally = { $unit } sammelt sich ohne Wurf
plan-own-orders = die eigenen Befehle der Mission werden ausgeführt
facing-there = { $facing ->
    [none] { "" }
   *[other] , Blick nach { $facing }
}

## Die Stellung in Worten

headline = { $title }. { $when }. { $scores }.
when-over = Das Gefecht ist vorbei
when-set-up = Aufbau
when-turn = Runde { $round }{ $last ->
    [none] { "" }
   *[other] { " " }von { $last }
}, Zug { $turn }
score = { ADJ($who) } { points } und { caps }
unit-vp = SP
unit-aps = AP
board-side = { CAP($who) }:
# Schützengruppe G03 auf K10, lichter Wald, Blick nach N, frisch, in einem Graben
unit-there = { $unit } auf { $where }{ $rides ->
    [none] { "" }
   *[other] , auf { $rides }
}{ $facing ->
    [none] { "" }
   *[other] , Blick nach { $facing }
}, { $spent ->
    [yes] verbraucht
   *[no] frisch
}{ $aps ->
    [none] { "" }
   *[other] , aktiviert, noch { aps }
}{ $seat ->
    [none] { "" }
   *[other] , geführt von { $seat }
}{ $hit ->
    [none] { "" }
   *[other] , { $hit }
}{ $hidden ->
    [yes] , verborgen
   *[no] { "" }
}{ $shelter ->
    [none] { "" }
   *[other] , { IN($shelter) }
}{ $beside ->
    [none] { "" }
   *[other] , nicht in { THE-DAT($beside) }
}{ $locked ->
    [yes] , im Nahkampf
   *[no] { "" }
}
unit-off = { $unit }, { $place ->
    [destroyed] vernichtet
    [reserve] kommt noch
   *[other] neben dem Plan
}.
board-waiting = { $n ->
    [0] Noch nicht aufgestellt: { $units }.
   *[other] Ab Runde { $n }: { $units }.
}
board-hidden = Einige Einheiten können verborgen sein.
board-lost = Verloren: { $units }.
untold-cards = { $n } nicht genannt
board-hand = Deine Karten: { $cards }.
# Kann treffen: S01 ab 9 (28 %).
board-roll = { $unit } ab { $needed } ({ PERCENT($chance) })
board-reach = Kann treffen: { $units }.
board-sees = Sieht { $units }.
board-sees-too = Sieht auch { $units }.
board-covered-by = Im Feuerbereich von { $units }.
piece-control = Kontrollmarker auf { $where }: { ADJ($who) }
piece-work = { CAP($work) } auf { $where }{ $facing ->
    [none] { "" }
   *[other] , nach { $facing }
}{ $hidden ->
    [yes] , verborgen
   *[no] { "" }
}
piece-smoke = { $density ->
    [heavy] dichter Rauch
   *[light] dünner Rauch
} auf { $where }
piece-barrage = Artillerie auf { $where } in Runde { $n }
side-task = Nebenaufgabe: { $told }
decisive = Ein Sieg mit { $n } SP oder mehr Vorsprung ist entscheidend, mit weniger ist er knapp.
own-counteractions = Gegenaktionen
own-mission-orders = Missionsbefehle
own-standing = Dauerbefehle

## Neben dem Plan

list-reserve = Kommen noch: { $who }
list-destroyed = Verloren: { $who }
list-left = Haben den Plan verlassen: { $who }
list-briefing = Lage
from-round = ab Runde { $n }
track-mission = Missionsleiste
track-space = Feld { $n } von { $last }
track-rounds = Runden
track-round = Runde { $n } von { $last }
track-yellow = { $said } (auch beim Überschreiten)
seat-side = die { SIDE($who) } Seite
seat-ai = die { SIDE($who) } Seite (KI)
seat-first = der erste { SIDE($who) } Spieler
seat-second = der zweite { SIDE($who) } Spieler
assumes-now = So wäre es, wenn die KI jetzt zöge.
assumes-first = Deine Würfe gelten als daneben; was du nicht gesagt hast, nimmt die erste Antwort.
assumes-events = Ereignisse mit Würfeln bleiben außen vor; Gleichstände bei Feldern und Blick gehen immer gleich aus.
picture-title = Conflict of Heroes: { $title }
picture-sight = Was { $where } sieht
picture-sees = { $where } sieht { $n } von { $all } Feldern; die anderen sind dunkel.
look-sees = Sieht { $n } von { $all } Feldern.
look-covers = Kann { $n } davon beschießen.
look-seen = Von { $where } zu sehen, { $n } entfernt.
look-too-far = Von { $where } nicht zu sehen: { $n } entfernt.

## Sichtlinien

sight-clear = { $where } sieht { $to }: Nichts liegt dazwischen.
sight-dimmed = { $where } sieht { $to }, getrübt: { $why }.
sight-blocked = { $where } sieht { $to } nicht: { $why }.
sight-hexside = entlang der Feldkante verdecken beide Seiten: { $parts }
sight-all = { $where } sieht { $n } von { $all } Feldern.{ $listed ->
    [none] { "" }
    [seen] { " " }Diese: { $hexes }.
   *[hidden] { " " }Verdeckt: { $hexes }.
}
hides-smoke = { $where } ({ $density ->
    [heavy] dichter Rauch
   *[light] dünner Rauch
})
hides-blind-spot = { $where } ({ $ground }) wirft einen toten Winkel gleich dahinter
hides-terrain = { $where } ({ $ground }) verdeckt bis Höhe { $level }
hides-plateau = { $where } liegt so hoch (Höhe { $level }) wie das höhere Ende
hides-higher = { $where } steigt auf Höhe { $level }

## Die Legende der Karte, und die Karte in Buchstaben

key-hill = Hügel, ▲ für jede Höhe
key-wall = Mauer
key-fresh = frisch, Blick nach oben; oben: AP für Angriff und Zug; unten: AW, Reichweite, VW
key-spent = verbraucht
key-activated = aktiviert
key-hit = getroffen
key-hidden = verborgen
key-rumor = Feindmeldung
key-control = Kontrollmarker
key-set-up = Aufstellungsfeld
key-entry = Eintrittsfeld
letter-open = offen
letter-plowed-field = { ground-plowed-field }
letter-light-woods = { ground-light-woods }
letter-heavy-woods = { ground-heavy-woods }
letter-wood-building = { ground-wood-building }
letter-stone-building = { ground-stone-building }
letter-water = { ground-water }
letter-marsh = { ground-marsh }
letter-other = anderes Gelände
letter-road = { ground-road }
map-part = Von { $first } bis { $last }; »karte alles« zeigt den ganzen Plan, »karte FELD« einen anderen Teil.
map-together = Zusammen auf { $stacks }.
map-key =
    Eine Einheit ist ihre Nummer; darunter ihr Blick (↑↗↘↓↙↖), wie es ihr geht, ihr Gelände:
      - verbraucht, ! getroffen, x beides, * aktiviert, ~ verborgen; +2: Zwei weitere liegen dort.
    Eine Ziffer ist die Höhe.
    ( ) ist ein Feld unter deiner Kontrolle, < > unter der des Gegners.
    Gelände: { $ground }.
    Jede zweite Spalte liegt ein halbes Feld tiefer als der Buchstabe daneben.

## Woher der Zufall kommt

chance-of-dice = die Würfel
chance-of-spent-die = der zehnseitige Würfel der Verbrauchsprobe
chance-of-soft-hits = die Treffermarker für Infanterie
chance-of-armour-hits = die Treffermarker für Fahrzeuge
chance-of-action-cards = der Stapel der Aktionskarten
chance-of-orders = der Stapel der Befehlskarten
chance-of-re-cup = der Becher der Feindmeldungen
chance-of-entry-cup = der Eintrittsbecher der KI
chance-of-defences = der Vorrat an Verteidigungsmarkern
chance-of-tie = Zufall unter Gleichen

## Berichtigungen, die nicht verstanden werden. Was getippt wird, bleibt englisch.

adjust-nothing = nichts zu berichtigen; { adjust-how }
adjust-unit = { $given } ist keine Berichtigung einer Einheit; { adjust-how }
adjust-unknown = { $given }: Diese Einheit oder Berichtigung gibt es nicht; { adjust-how }
adjust-how = schreibe: EINHEIT FELD [BLICK], EINHEIT fresh, EINHEIT spent, EINHEIT hit NAME, EINHEIT unhit, EINHEIT destroyed, caps SEITE N, vp SEITE N, round N, control FELD SEITE oder none, smoke FELD light, heavy oder none, work FELD ART [BLICK] oder none, marker N, hand SEITE +KARTE oder -KARTE, order KARTE oder none, orders +KARTE oder -KARTE
adjust-sign = { $given } muss mit + (hinein) oder - (heraus) beginnen

## Befehle des Spiels

offered-solo = { $title }, allein als { SIDE($who) } Seite, { $minutes } Minuten
offered-two = { $title }, zu zweit, { $rounds } Runden, { $minutes } Minuten
mission-sound = { $file }: { $title }, keine Fehler
orders-usage = orders: Schreibe check DATEI, etwa: opfor coh orders check meine-karten.toml
orders-checked = { $n } Befehle, { $wrong } davon mit Fehlern
sight-usage = sight: Schreibe KARTE VON NACH, { sight-such-as }
sight-svg = sight: --svg braucht eine Datei, { sight-such-as }
sight-such-as = etwa: opfor coh sight 1 D05 H09, oder: opfor coh sight 1 D05 --svg sicht.svg
sight-unwritten = sight: { $file } lässt sich nicht schreiben: { $why }

## Seiten des Nachschlagewerks, die aus dem Inhalt entstehen

pages-units = Einheiten
pages-hits = Treffermarker
pages-terrain = Gelände
pages-works = Feldbefestigungen
pages-cards = Aktionskarten
pages-orders = Befehlskarten
pages-words = Wörter der Befehle
page-unit = { $unit } ({ ADJ($who) })
page-order = Befehlskarte { $card }
colour-red = rot
number-attack = Angriff
number-ar = AW
number-range = Reichweite
number-move = Zug
number-dr = VW
number-dm = VM
number-none = keine
number-number = Anzahl
number-kind = Art
number-colour = Farbe
number-spent = Verbrauchszahl
number-enter = betreten, { $way }
card-kind-action = Aktion
card-kind-bonus = Bonus
range = { $least ->
    [none] { $most }
   *[other] { $least } bis { $most }
}
front-and-flank = { $front } vorn ({ $colour }), { $flank } Flanke
way-foot = zu Fuß
way-wheeled = Räder
way-tracked = Ketten
barred = gesperrt
aps-more = +{ $n } AP
pile-soft = Infanterie
pile-armour = Fahrzeuge
no-change = nichts ändert sich
change-of-attack-cost = Angriff { $n } AP { $more ->
    [more] teurer
   *[less] billiger
}
change-of-move-cost = Ziehen { $n } AP { $more ->
    [more] teurer
   *[less] billiger
}
change-of-red = roter AW { SIGNED($by) }
change-of-blue = blauer AW { SIGNED($by) }
change-of-front-dr = VW vorn { SIGNED($by) }
change-of-flank-dr = VW Flanke { SIGNED($by) }
change-only-rally = darf sich nur sammeln
change-no-move = kann nicht ziehen
change-no-red = keine roten Angriffe
change-no-blue = keine blauen Angriffe
change-range = Reichweite { $n }

# Die Leitern, die eine Befehlszeile entscheiden, in Kürze.
ladder-who = wer handelt: { $ladder }
ladder-whom = gegen wen: { $ladder }
ladder-hex = auf welches Feld: { $ladder }
ladder-facing = Blick: { $ladder }

## Optionen

option-economy = AP einer aktivierten Einheit, oder eine Aktion und eine Probe (sonst wie die Mission will)
option-players = Partner teilen sich eine Seite; 0: so viele, wie die Mission vorsieht
option-level = wie schwer: opfor missions coh zeigt, wie oft die Spieler auf jeder Stufe gewinnen
option-lead = was der vorige Teil eines Feldzugs wert war, -2 bis 2
option-extra_vp = SP, mit denen die KI zusätzlich beginnt; negativ: du

## Was ein Spieler gefragt wird. $why sagt in Worten, worum es geht, $about dasselbe als Name.

ask-turn = Was tust du?
ask-after-move = Spielst du eine Karte, um ein Feld weiter zu gehen?
ask-after-roll = { CAP($why) }. Spielst du eine Karte?
ask-before-roll = { CAP($why) }. Legst du zum Wurf etwas dazu?
ask-artillery = Wohin schießt die Artillerie in der nächsten Runde?
ask-bonus-card = { $about ->
    [another-turn] Spielst du eine Karte für einen weiteren Zug?
   *[other] Spielst du eine Karte gegen die Aktion des Feindes?
}
ask-card-unit = { $why }: Für welche Einheit?
ask-dig-in-group = Wer gräbt sich noch ein?
ask-drive-on = { $about ->
    [one-hex-further] Ein Feld weiter: Wohin?
   *[other] Eine Bewegung ist noch übrig. Wohin?
}
ask-drop-card = Welche Karte legst du ab?
ask-facing = Wohin blickt { $why }?
ask-free-action = { $why }: Wer tut was?
ask-group-enter = Wer kommt mit?
ask-group-step = { $about ->
    [who-goes-along] Wer geht mit?
   *[other] Welcher Schritt ist der teuerste? Er kommt zuerst.
}
ask-payment = { CAP($why) }: Wie bezahlst du?
ask-rally-group = Wer sammelt sich noch?
ask-set-up = Wo beginnt { $why }?
ask-smoke = Wohin kommt der Rauch?
ask-supporters = Wer unterstützt den Angriff? { CAP($why) }.
ask-suspect = Auf welches Feld feuerst du?
