# 2GM Tactics auf Deutsch. Karten, Gelände, Armeen und Szenarien stehen in content.ftl.
# $who ist eine Seite, $unit eine Einheit mit ihrer Nummer: { OWNED($unit) } ist »dein M4 Sherman 7«.

## Seiten. own: wessen; acc: wen; person: Form des Verbs.

ai = die KI
    .own = der KI
    .its = ihre
    .person = one
you = du
    .own = von dir
    .its = deine
    .person = you
seat-ai = die KI
seat-player = du
seat-north = Nord
    .own = von Nord
    .its = seine
    .person = one
seat-south = Süd
    .own = von Süd
    .its = seine
    .person = one

## Dinge. acc: wen; owned: mit Besitzer; gender: m, f oder n.

space = Feld { $at }
aboard = an Bord eines Transporters
hidden-card = eine verdeckte Karte
face-down = verdeckte Karte
    .gender = f
unit = { $card } { $n }
    .owned = { PERSON($who) ->
        [you] { GENDER($card) ->
            [f] deine
            [p] deine
           *[m] dein
        } { $card } { $n }
       *[other] { $card } { $n } { OWN($who) }
    }
    .owned-acc = { PERSON($who) ->
        [you] { GENDER($card) ->
            [f] deine
            [p] deine
            [n] dein
           *[m] deinen
        } { $card } { $n }
       *[other] { $card } { $n } { OWN($who) }
    }
    .gender = { GENDER($card) }
unit-card = { $card }
    .gender = { GENDER($card) }
unit-gone = Einheit { $n }
    .gender = f
hq = { PERSON($who) ->
    [you] dein HQ
   *[other] das HQ { OWN($who) }
}
    .gender = n
terrain = Gelände
    .the = das Gelände
    .gender = n
terrain-at = { THE($terrain) } auf { $at }
    .owned-acc = { ACC($terrain) } auf { $at }
    .gender = { GENDER($terrain) }
target-hq = das gegnerische HQ
    .gender = n
target-mission = das Missionsziel
    .gender = n
nobody = niemand
    .owned-acc = niemanden
patrol = eine Patrouille
attack = ein Angriff
equipment = Ausrüstung
column = Spalte { $n }

## Mengen

cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
units = { $n ->
    [one] { $n } Einheit
   *[other] { $n } Einheiten
}
turns = { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
}
wounds = { $n ->
    [one] { $n } Wunde
   *[other] { $n } Wunden
}
spaces = { $n ->
    [one] { $n } Feld
   *[other] { $n } Felder
}
ap = { $n } AP
of-them = × { $n }

## Was geschieht

event-armies-assigned = { $solo ->
    [yes] Die KI führt { $first } hinter Linie 1, du führst { $second } hinter Linie { $lines }.
   *[no] { CAP($first) } stehen hinter Linie 1, { $second } hinter Linie { $lines }.
}
event-army-built = { PERSON($who) ->
    [you] Du ziehst
    [many] { CAP($who) } ziehen
   *[one] { CAP($who) } zieht
} mit { cards } ins Feld.
event-card-exchanged = { "" }
event-stage-begun = { "" }
event-phase-begun = { "" }
event-terrain-ended = { "" }
event-turn-ended = { "" }
event-bid-made = { PERSON($who) ->
    [you] Du bietest
    [many] { CAP($who) } bieten
   *[one] { CAP($who) } bietet
} { $ap } AP.
event-first-decided = { PERSON($who) ->
    [you] Du beginnst
    [many] { CAP($who) } beginnen
   *[one] { CAP($who) } beginnt
}.
event-terrain-placed = { PERSON($who) ->
    [you] Du legst
    [many] { CAP($who) } legen
   *[one] { CAP($who) } legt
} { EIN($card) } auf { $where }.
event-turn-begun = Zug { $turn }: { PERSON($who) ->
    [you] Du bist dran
    [many] { CAP($who) } sind dran
   *[one] { CAP($who) } ist dran
}.
event-stance-set = Die KI würfelt { $rolled }, zusammen { $total }: { $stance }, um { AIM($stance) }.
event-ap-gained = { PERSON($who) ->
    [you] Du erhältst
    [many] { CAP($who) } erhalten
   *[one] { CAP($who) } erhält
} { $gain } AP{ $from ->
    [0] { "" }
    [1] { " " }{ ONLY($from) }
   *[other] : { $from }
}.
from-hq = { $n } vom HQ
    .only = vom HQ
from-supply = { $n } von der Versorgungslinie
    .only = von der Versorgungslinie
from-command = { $n } vom Stab
    .only = vom Stab
from-other = { $n } durch eine Karte
    .only = durch eine Karte
event-ap-lost = { PERSON($who) ->
    [you] Du verlierst
    [many] { CAP($who) } verlieren
   *[one] { CAP($who) } verliert
} { $amount } AP.
event-cards-drawn = { $n ->
    [0] { "" }
   *[other] { PERSON($who) ->
        [you] Du ziehst
        [many] { CAP($who) } ziehen
       *[one] { CAP($who) } zieht
    } { $known ->
        [yes] { $cards }
       *[no] { cards }
    }.
}
event-card-taken = { PERSON($who) ->
    [you] Du nimmst { $card } auf die Hand
    [many] { CAP($who) } nehmen { $card } auf die Hand
   *[one] { CAP($who) } nimmt { $card } auf die Hand
}.
event-cards-discarded = { $short ->
    [0] { PERSON($who) ->
        [you] Du wirfst
        [many] { CAP($who) } werfen
       *[one] { CAP($who) } wirft
    } { $cards } ab.
   *[other] { PERSON($who) ->
        [you] Du wirst
        [many] { CAP($who) } werden
       *[one] { CAP($who) } wird
    } { $short ->
        [one] { $short } Karte
       *[other] { $short } Karten
    } weniger ziehen.
}
event-deck-reshuffled = { PERSON($who) ->
    [you] Du mischst deine Ablage
    [many] { CAP($who) } mischen ihre Ablage
   *[one] { CAP($who) } mischt { ITS($who) } Ablage
} zu einem neuen Stapel.
event-unit-moved = { CAP(mover) } zieht auf { $where }{ $cover ->
    [0] { "" }
   *[other] , gedeckt
}.
mover = { OWNED($unit) }
event-units-swapped = { CAP(mover) } und { $other } tauschen die Plätze.
event-unit-loaded = { CAP(mover) } steigt in { $transport } ein.
event-unit-unloaded = { CAP(mover) } steigt auf { $where } aus.
event-unit-deployed = { PERSON($who) ->
    [you] Du stellst
    [many] { CAP($who) } stellen
   *[one] { CAP($who) } stellt
} { $card } { $where-to } auf, für { $cost } AP.
deployed-on = auf { $where }
deployed-aboard = an Bord von { $transport }
event-equipment-bought = { CAP(mover) } bekommt { $token } für { $cost } AP.
event-equipment-used = { CAP(mover) } benutzt { $token }: { $target } { $effects }.
event-unit-healed = { CAP(mover) } erholt sich von { healed }.
healed = { $amount ->
    [one] { $amount } Wunde
   *[other] { $amount } Wunden
}
event-shot-fired = { CAP(mover) } { $how ->
    [assault] stürmt
    [extra] gibt den Zusatzschuss ab
   *[fire] schießt
} auf { OWNED-ACC($target) } und würfelt { $rolled } (trifft ab { $needed }): { shot-result }.
shot-result = { $result ->
    [critical] ein kritischer Treffer, zerstört
    [destroyed] zerstört
    [damage] { $damage } Schaden
    [armour] ein Treffer, der nicht durchschlägt
   *[miss] daneben
}
event-missed = { CAP(mover) } verfehlt { OWNED-ACC($target) } mit { $rolled } und würfelt noch einmal.
event-unit-damaged = { CAP(mover) } { harmed } durch { $card }.
harmed = { $destroyed ->
    [yes] wird zerstört
   *[no] nimmt { $damage } Schaden
}
event-terrain-damaged = { CAP($terrain-there) } { harmed } durch { $card }.
event-hq-damaged = { PERSON($who) ->
    [you] Dein HQ
   *[other] Das HQ { OWN($who) }
} nimmt { $damage } Schaden durch { $card }.
event-unit-affected = { $effects ->
    [0] { "" }
   *[other] { CAP(mover) } { $effects }.
}
effect-cover = ist um { $n } schwerer zu treffen
effect-aim-worse = braucht { $n } mehr zum Treffen
effect-aim-better = braucht { $n } weniger zum Treffen
effect-extra = darf noch einmal schießen
effect-rank = wird befördert
effect-healed = erholt sich von { wounds }
effect-fired = hat geschossen
effect-no-move = kann nicht ziehen
effect-halted = zieht nicht und schießt nicht
event-unit-revealed = { CAP(mover) } wird aufgedeckt.
event-support-played = { PERSON($who) ->
    [you] Du spielst
    [many] { CAP($who) } spielen
   *[one] { CAP($who) } spielt
} { $card } für { $cost } AP{ $stays ->
    [yes] ; die Karte bleibt beim HQ
   *[no] { "" }
}.
event-plane-shot-at = { CAP($shooter) } schießt auf { $plane } und würfelt { $rolled } (trifft ab { $needed }): { $shot-down ->
    [yes] abgeschossen
   *[no] der Flug geht weiter
}.
event-bombs-fell = { CAP($plane) } greift { OWNED-ACC($target) } an und würfelt { $rolled } (trifft ab { $needed }): { $bombs ->
    [hit] ein Treffer
    [armour] ein Treffer, der nicht durchschlägt
   *[miss] daneben
}.
event-tokens-flipped = { PERSON($who) ->
    [you] Du drehst deine benutzten Plättchen wieder um
    [many] { CAP($who) } drehen ihre benutzten Plättchen wieder um
   *[one] { CAP($who) } dreht { ITS($who) } benutzten Plättchen wieder um
}.
event-target-held = { PERSON($who) ->
    [you] Du hältst
    [many] { CAP($who) } halten
   *[one] { CAP($who) } hält
} das Missionsziel.
event-game-ended = { $winner ->
    [none] Das Spiel endet unentschieden: { $ending }.
   *[other] { $who ->
        [ai] Du verlierst: { $ending }.
       *[other] { PERSON($who) ->
            [you] Du gewinnst
            [many] { CAP($who) } gewinnen
           *[one] { CAP($who) } gewinnt
        }: { $ending }.
    }
}
ending-destroy-hq = das gegnerische HQ ist zerstört
    .lost = dein HQ ist zerstört
ending-destroy-target = das Missionsziel ist zerstört
ending-losses = der Gegner hat zu viele Einheiten verloren
    .lost = du hast zu viele Einheiten verloren
ending-hold-target = das Missionsziel ist gehalten
ending-reach = die gegnerische Aufstellungslinie ist erreicht
    .lost = deine Aufstellungslinie ist erreicht
ending-endure = die Stellung hielt bis zum Ende
ending-last-turn = der letzte Zug ist vorbei: Das heilere HQ gewinnt
ending-deck-out = der Kartenstapel ist leer
event-corrected = Berichtigt: { $correction }.
corrected-ap = { PERSON($who) ->
    [you] du hast
    [many] { $who } haben
   *[one] { $who } hat
} { $number } AP
corrected-hq = { PERSON($who) ->
    [you] dein HQ hat
   *[other] das HQ { OWN($who) } hat
} { wound-number }
wound-number = { $number ->
    [one] { $number } Wunde
   *[other] { $number } Wunden
}
corrected-wounds = { OWNED($unit) } hat { wound-number }
corrected-cell = { OWNED($unit) } steht auf { $where }
corrected-remove = { OWNED($unit) } ist vom Plan
corrected-hand = { PERSON($who) ->
    [you] du hältst
    [many] { $who } halten
   *[one] { $who } hält
} { $card }
corrected-stance = die Haltung der KI ist { $stance }
corrected-terrain = das Gelände auf { $where } hat { wound-number }
corrected-equip = { OWNED($unit) } hat { $token }
corrected-strip = { OWNED($unit) } ist ohne { $token }
corrected-put = { $card } { PERSON($who) ->
    [you] von dir
   *[other] { OWN($who) }
} steht auf { $where }
corrected-aboard = { OWNED($unit) } ist an Bord von Einheit { $number }
corrected-lay = { $card ->
    [none] auf { $where } liegt nichts
   *[other] auf { $where } liegt { $card }
}
corrected-put-back = { $card } ist nicht auf der Hand { PERSON($who) ->
    [you] von dir
   *[other] { OWN($who) }
}
corrected-beside = { $card } liegt neben dem HQ { PERSON($who) ->
    [you] von dir
   *[other] { OWN($who) }
}
corrected-put-away = { $card } liegt nicht neben dem HQ { PERSON($who) ->
    [you] von dir
   *[other] { OWN($who) }
}

## Was geschieht, in wenigen Worten, für jemanden, der die Karte sieht

brief-tokens-flipped = { "" }
brief-ap-gained = { $who ->
    [ai] { "" }
   *[other] +{ $gain } AP{ $from ->
        [0] { "" }
        [1] { " " }{ ONLY($from) }
       *[other] : { $from }
    }.
}
brief-cards-discarded = { $who ->
    [ai] { "" }
   *[other] { event-cards-discarded }
}
brief-cards-drawn = { $n ->
    [0] { "" }
   *[other] Gezogen: { $known ->
        [yes] { $cards }
       *[no] { cards }
    }.
}
brief-stance-set = Haltung { $stance } (Wurf { $rolled }, zusammen { $total }).
brief-units-swapped = { CAP($unit) } und { $other } tauschen die Plätze.
brief-unit-loaded = { CAP($unit) } steigt in { $transport } ein.
brief-unit-unloaded = { CAP($unit) } steigt auf { $at } aus.
brief-equipment-bought = { CAP($unit) } bekommt { $token } ({ $cost } AP).
brief-equipment-used = { CAP($unit) } benutzt { $token }: { $target } { $effects }.
brief-shot-fired = { CAP($unit) } { $how ->
    [assault] stürmt
    [extra] schießt zusätzlich auf
   *[fire] schießt auf
} { $target }: { $rolled } (ab { $needed }), { $result ->
    [critical] kritisch, zerstört
    [destroyed] zerstört
    [damage] { $damage } Schaden
    [armour] kein Durchschlag
   *[miss] daneben
}.
brief-unit-healed = { CAP($unit) } erholt sich von { healed }.
brief-support-played = { PERSON($who) ->
    [you] Du spielst
    [many] { CAP($who) } spielen
   *[one] { CAP($who) } spielt
} { $card } ({ $cost } AP).
brief-unit-damaged = { CAP($unit) } { harmed } durch { $card }.
brief-missed = { CAP($unit) } verfehlt { $target } mit { $rolled } und würfelt noch einmal.
brief-unit-moved = { CAP($unit) } auf { $at }.
brief-unit-deployed = { $aboard ->
    [0] { CAP($card) } { $id } kommt auf { $at } ({ $cost } AP).
   *[other] { event-unit-deployed }
}

## Anweisungen an die, die das Material bewegen

do-army-built = { $who ->
    [ai] { $piled ->
        [yes] { CAP(deck-of) } hat { cards }: { $piles }. Ziehst du für die KI (table ai deck on), teile sie verdeckt aus den gemischten Stapeln aus.
       *[no] Mische den Kartenstapel { OWN($who) }: { $deck }.
    }
   *[other] { "" }
}
deck-of = der Kartenstapel { OWN($who) }
counted-card = { $n } × { $card }
counted-pile = { $n } { $pile }
do-bid-made = { event-bid-made }{ $ap ->
    [0] { "" }
   *[other] { " " }{ set-ap } { $less }.
}
set-ap = { PERSON($who) ->
    [you] Setze deine AP auf
   *[other] Setze die AP { OWN($who) } auf
}
hear-first-decided = { event-first-decided }
do-terrain-placed = { $who ->
    [ai] Lege eine Karte { $card } auf { $where }.
   *[other] { "" }
}
hear-stance-set = Haltung: { $stance }, um { AIM($stance) }.
do-cards-drawn = { event-cards-drawn }
do-ap-gained = { set-ap } { $more } (plus { $gain }).
do-ap-lost = { set-ap } { $less }.
do-unit-moved = { $who ->
    [ai] Ziehe { $unit } auf { $where }.
   *[other] { "" }
}
do-units-swapped = { $who ->
    [ai] { event-units-swapped }
   *[other] { "" }
}
do-unit-loaded = { $who ->
    [ai] { event-unit-loaded }
   *[other] { "" }
}
do-unit-unloaded = { $who ->
    [ai] { event-unit-unloaded }
   *[other] { "" }
}
do-unit-deployed = { $who ->
    [ai] Lege { $card } (Einheit { $id }){ $hidden ->
        [yes] { " " }verdeckt
       *[no] { "" }
    } { $where-to }; Rest: { $left } AP.
   *[other] { "" }
}
do-equipment-bought = { $who ->
    [ai] { event-equipment-bought }
   *[other] { "" }
}
do-equipment-used = { $who ->
    [ai] { event-equipment-used }
   *[other] { "" }
}
do-unit-healed = { event-unit-healed }
do-shot-fired = { $damage ->
    [0] { "" }
   *[other] { do-harm }
}
do-harm = { $hit ->
    [unit] { $destroyed ->
        [yes] Nimm { OWNED-ACC($target) } weg und lege die Karte ab.
       *[no] Lege { damage-markers } auf { OWNED-ACC($target) }.
    }
    [hq] Lege { damage-markers } auf { $target }.
   *[terrain] { $destroyed ->
        [yes] Nimm { OWNED-ACC($target) } weg.
       *[no] Lege { damage-markers } auf { OWNED-ACC($target) }.
    }
}
damage-markers = { $damage ->
    [one] { $damage } Wundmarker
   *[other] { $damage } Wundmarker
}
do-unit-damaged = { $destroyed ->
    [yes] Nimm { OWNED-ACC($unit) } weg und lege die Karte ab.
   *[no] Lege { damage-markers } auf { OWNED-ACC($unit) }.
}
do-terrain-damaged = { $destroyed ->
    [yes] Nimm { OWNED-ACC($terrain-there) } weg.
   *[no] Lege { damage-markers } auf { OWNED-ACC($terrain-there) }.
}
do-hq-damaged = Lege { damage-markers } auf { PERSON($who) ->
    [you] dein HQ
   *[other] das HQ { OWN($who) }
}.
do-unit-affected = { event-unit-affected }
do-unit-revealed = { event-unit-revealed }
do-support-played = { $who ->
    [ai] Lege { $card } { $stays ->
        [yes] neben das HQ
       *[no] auf die Ablage
    }; Rest: { $left } AP.
   *[other] { "" }
}
hear-plane-shot-at = { event-plane-shot-at }
hear-cards-discarded = { $short ->
    [0] { $who ->
        [ai] { $cards ->
            [0] { "" }
           *[other] { event-cards-discarded }
        }
       *[other] { "" }
    }
   *[other] { event-cards-discarded }
}
do-deck-reshuffled = { event-deck-reshuffled }
do-tokens-flipped = { event-tokens-flipped }
hear-game-ended = { event-game-ended }

## Was angeboten wird

act-bid = { $ap } AP bieten
act-place-terrain = { $card } ({ $cost } AP) auf { $where }
act-roll-again = { $card } spielen und noch einmal würfeln
act-discard = { CAP($card) } abwerfen
act-done = Fertig
act-move = { CAP($unit) } zieht auf { $where }{ ground }
ground = { $terrain ->
    [none] { "" }
   *[other] { " " }({ $terrain })
}
act-move-covered = { CAP($unit) } zieht gedeckt auf { $beside } neben { $vehicle }, das auf { $where } zieht
act-swap = { CAP($unit) } und { $other } tauschen die Plätze
act-load = { CAP($unit) } steigt in { $transport } ein
act-unload = { CAP($unit) } steigt auf { $where } aus{ ground }
act-heal = { CAP($unit) } versorgt { $target }
act-use-token = { CAP($unit) } benutzt { $token } bei { $target }
act-assault = { CAP($unit) } stürmt auf { OWNED-ACC($target) }{ $odds }
act-shoot = { CAP($unit) } { $extra ->
    [yes] schießt zusätzlich auf
   *[no] schießt auf
} { OWNED-ACC($target) }{ $slot ->
    [0] { "" }
   *[other] { " " }mit { $token }
}{ $odds }
odds = { $harm ->
    [no] { " " }(kein Durchschlag{ $hit ->
        [unit] ; nur eine 10 zerstört
       *[other] { "" }
    })
   *[yes] { " " }(trifft ab { $needed }{ $hit ->
        [unit] , zerstört { PERCENT($kill) }
       *[other] { "" }
    })
}
act-deploy = { CAP($card) } aufstellen ({ $cost } AP): { $transport ->
    [0] { $where }
   *[other] { $where-to }
}
act-equip = { CAP($token) } ({ $cost } AP) für { $unit }
act-fly = { $card } ({ $cost } AP) greift { OWNED-ACC($target) } an
act-patrol = { $card } ({ $cost } AP) fliegt Patrouille
act-play-support = { $card } spielen ({ $cost } AP){ $on }
on-unit = : { $unit }
on-target = : gegen { OWNED-ACC($target) }
on-both = : { $unit } gegen { OWNED-ACC($target) }
on-card = : { $card }
on-space = { " " }auf { $where }

key-bid = { $ap }
key-place-terrain = { $name } { $at }
key-move = { verb-move } { $n } { $at }
key-move-covered = { verb-cover } { $n } { $with } { $at }
key-swap = { verb-swap } { $n } { $with }
key-load = { verb-load } { $n } { $with }
key-unload = { verb-unload } { $n } { $at }
key-assault = { verb-assault } { $n } { $aim }
key-done = { verb-done }
key-roll-again = { verb-again } { $name }
key-discard = { verb-discard } { $name }
key-deploy = { verb-deploy } { $name } { $transport ->
    [0] { $at }
   *[other] { verb-on } { $with }
}
key-equip = { verb-equip } { $n } { $name }
key-use-token = { verb-use } { $n } { $name } { $aim }
key-fly = { verb-fly } { $name } { $aim }
key-patrol = { verb-patrol } { $name }
key-heal = { verb-heal } { $n } { $aim }
key-shoot = { $extra ->
    [yes] { verb-extra }
   *[no] { verb-shoot }
} { $n }{ $slot ->
    [0] { "" }
   *[other] { " " }{ $name }
} { $aim }
key-play-support = { verb-play } { $name }{ $rest }
verb-move = ziehen
verb-cover = decken
verb-swap = tauschen
verb-load = einsteigen
verb-unload = aussteigen
verb-assault = stürmen
verb-done = fertig
verb-again = nochmal
verb-discard = abwerfen
verb-deploy = aufstellen
verb-equip = ausrüsten
verb-use = benutzen
verb-fly = fliegen
verb-patrol = patrouille
verb-heal = heilen
verb-play = spielen
verb-on = an
verb-extra = extra
verb-shoot = schießen
typed-hq = hq

group-move = Ziehen
group-move-covered = Ziehen
group-swap = Ziehen
group-load = Transport
group-unload = Transport
group-assault = Stürmen
group-deploy = Aufstellen
group-equip = Ausrüsten
group-use-token = Ausrüstung
group-play-support = Karten
group-fly = Flugzeuge
group-patrol = Flugzeuge
group-shoot = Schießen
group-heal = Heilen
group-place-terrain = Gelände
group-discard = Abwerfen

## Was die KI gewählt hat: Anfang eines Grundes, ohne Punkt. $unit handelt, $what wurde gewählt.

chosen-stance = Haltung { $what }, um { AIM($what) }
chosen-move = { CAP($unit) } { $stays ->
    [yes] bleibt auf
   *[no] zieht auf
} { $what }
chosen-unload = { CAP($unit) } { $chosen ->
    [none] fährt weiter mit
   *[other] steigt auf { $what } aus
}
chosen-rider = { CAP($what) } fährt in { $aboard } mit
chosen-deploy = { $chosen ->
    [none] Keine weitere Karte nützt
   *[other] Die nächste Karte ist { $what }
}
chosen-pre-game = { CAP($card) } kommt auf { $what }
chosen-pre-game-unit = { $chosen ->
    [none] Keine weitere Einheit wird vor dem Spiel gelegt
   *[other] { CAP($what) } wird vor dem Spiel gekauft
}
chosen-column = { CAP($card) } kommt in { $what }
chosen-equip = { CAP($unit) } bekommt { $what }
chosen-shoot = { CAP($unit) } { $chosen ->
    [none] schießt nicht
   *[other] schießt auf { $what }{ $weapon ->
        [none] { "" }
       *[other] { " " }mit { $weapon }
    }
}
chosen-token = { CAP($unit) } { $chosen ->
    [none] behält { $token }
   *[other] benutzt { $token } bei { $what }
}
chosen-heal = { CAP($unit) } versorgt { $what }
chosen-promote = { CAP($card) } geht an { $what }
chosen-flight = { CAP($card) } greift { $what } an
chosen-sortie = { CAP($card) } { $chosen ->
    [patrol] wartet auf Patrouille
   *[other] greift an
}
chosen-luck = { CAP($unit) } { $chosen ->
    [none] würfelt nicht noch einmal
   *[other] würfelt noch einmal
}
chosen-support = { CAP($card) } wird auf { $what } gespielt
chosen-army = Die Armee der KI nimmt { $what }{ $pile ->
    [none] { "" }
   *[other] { " " }Karten { $pile }
}{ $more ->
    [0] { "" }
   *[other] { " " }({ $more } durch einen Wurf von { $rolled })
}
candidate-by = { $what } durch { $who }
candidate-terrain = das Gelände auf { $at }

because-stance = Die KI würfelte { $rolled }{ $parts ->
    [0] { "" }
   *[other] , mit { $parts } zusammen { $total },
} und brauchte { $place ->
    [first] { $most } oder weniger
    [last] { $least } oder mehr
   *[middle] { $least } bis { $most }
}
because-army = so viele, wie sie nehmen darf
because-bid = Der Würfel zeigte { $rolled }
because-stay = Kein anderes Feld ist besser
because-no-unit = Keine weitere ist bezahlbar und findet Platz
modifier-red-alert = Roter Alarm { SIGNED($value) }
modifier-yellow-alert = Gelber Alarm { SIGNED($value) }
modifier-standard = Normal { SIGNED($value) }
modifier-superiority = Überlegenheit { SIGNED($value) }
modifier-attack = Angriff { SIGNED($value) }
modifier-broken-supply-line = unterbrochener Versorgungslinie { SIGNED($value) }
modifier-own-line = der KI auf { on-lines } { SIGNED($value) }
modifier-enemy-line = nur dir auf { on-lines } { SIGNED($value) }
on-lines = { $lines ->
    [1] Linie { $lines }
   *[other] den Linien { $lines }
}

change-wounds = { $unit } { $left } TP hätte
change-gone = { $unit } nicht da wäre
change-place = { $unit } auf Feld { $at } stünde
change-ap = die KI { $ap } AP hätte
change-hand = { $card } nicht auf ihrer Hand wäre
change-strip = { $unit } ohne { $token } wäre
change-taken = { $card } von dir auf Feld { $at } stünde

## Die Stellung in Worten

board-title = { $mission }. { $when }
when-over = { $winner ->
    [none] Das Spiel endete unentschieden: { $why }.
    [ai] Du hast verloren: { $why }.
   *[other] { PERSON($winner) ->
        [you] Du hast gewonnen
        [many] { CAP($winner) } haben gewonnen
       *[one] { CAP($winner) } hat gewonnen
    }: { $why }.
}
when-setup = Aufbau: { $stage }.
when = Zug { $turn }, { $phase }: { PERSON($who) ->
    [you] Du bist dran
    [many] { CAP($who) } sind dran
   *[one] { CAP($who) } ist dran
}.{ $stance ->
    [none] { "" }
   *[other] { " " }Haltung der KI: { $stance }.
}
when-short = Zug { $turn }, { $phase }{ $stance ->
    [none] { "" }
   *[other] , Haltung der KI { $stance }
}
stage-armies = Armeen
stage-bid = Gebote
stage-terrain = Gelände
stage-pre-game = vorab gelegte Einheiten
stage-turn = Züge
stage-over = Ende
phase-start = Beginn
phase-movement = Bewegung
phase-deployment = Aufstellung
phase-shooting = Schießen
phase-end = Ende
board-side = { CAP($who) }: HQ { $hq } von { $of }, { $ap } AP, Versorgungslinie { $supply }{ $broken ->
    [yes] , unterbrochen
   *[no] { "" }
}, Karten: { $hand } auf der Hand, { $draw } im Stapel; Verluste: { units }.
board-beside = Neben { PERSON($who) ->
    [you] deinem HQ
   *[other] dem HQ { OWN($who) }
}: { $cards }.
board-target = Das Missionsziel ist { $where }.
board-conditions = Bedingungen: { $weather }.
weather-night = Nacht
weather-arctic = arktische Kälte
board-line = Linie { $n }:
board-line-empty = Linie { $n }: leer.
board-unit = Spalte { $column }: { $unit }.
unit-hp = { $left } von { $hp } TP
unit-in = Gelände: { $terrain }
unit-with = mit { $tokens }
token-used = { $token } (benutzt)
unit-carrying = an Bord { $unit }
unit-promoted = befördert
unit-cover = um { $n } schwerer zu treffen
unit-halted = aufgehalten
board-terrain = Gelände (Linie.Spalte):
board-terrain-kind = { $terrain }: { $places }.
terrain-hurt = { $at } (noch { $left } TP)
card-cost = { $card } ({ $cost })
board-hand = { $own ->
    [yes] Deine Hand
   *[no] { CAP($who) } { PERSON($who) ->
        [many] zeigen
       *[one] zeigt
    }
}: { $cards }.

## Worum es geht

goal = { PERSON($who) ->
    [you] Du gewinnst
    [many] { CAP($who) } gewinnen
   *[one] { CAP($who) } gewinnt
}, wenn { $ways }.
way-or = { $first } oder wenn { $second }
way-destroy-hq = { PERSON($foe) ->
    [you] dein HQ zerstört wird
   *[other] das HQ { OWN($foe) } zerstört wird
}
way-destroy-target = das Missionsziel zerstört wird
way-hold-target = { PERSON($who) ->
    [you] du { turns } allein auf dem Missionsziel beendest
    [many] sie { turns } allein auf dem Missionsziel beenden
   *[one] sie { turns } allein auf dem Missionsziel beendet
}{ $so-far ->
    [none] { "" }
   *[other] { " " }(bisher { $so-far })
}
way-losses = { PERSON($foe) ->
    [you] du { units } verlierst
    [many] { $foe } { units } verlieren
   *[one] { $foe } { units } verliert
}{ $so-far ->
    [none] { "" }
   *[other] { " " }(bisher { $so-far })
}
way-reach = { PERSON($who) ->
    [you] du einen Zug mit { units } auf Linie { $line } beendest
    [many] sie einen Zug mit { units } auf Linie { $line } beenden
   *[one] sie einen Zug mit { units } auf Linie { $line } beendet
}
way-endure = { PERSON($foe) ->
    [you] du { turns } ohne Sieg beendest
    [many] { $foe } { turns } ohne Sieg beenden
   *[one] { $foe } { turns } ohne Sieg beendet
}{ $so-far ->
    [none] { "" }
   *[other] { " " }({ $so-far } begonnen)
}

## Neben dem Plan

hp-unit = TP
ap-unit = AP
ap-for-terrain = AP für Gelände
hq-gain = am HQ durch { $card }
card-copies = { $cost } AP, × { $n }
list-aboard = An Bord von Transportern
list-terrain = Geländekarten
list-beside = Neben { PERSON($who) ->
    [you] deinem HQ
   *[other] dem HQ { OWN($who) }
}
list-pile = Dein Zugstapel, ungeordnet
left-of-it = noch { $n }
space-ground = { $where }: { $terrain ->
    [none] offenes Gelände
   *[other] { $terrain }
}.
hq-facts = HQ { $hq } von { $of }, { $ap } AP.

## Etwas ansehen

look-no-weapon = Hat keine Waffe.
look-reach = Reichweite { $far }; trifft ab { $hits }.
look-arm = { $arm }: Reichweite { $range }; trifft ab { $hits }.
look-away-unarmed = { spaces } entfernt; { $unit } hat keine Waffe.
look-away = { spaces } entfernt, { $within ->
    [yes] in
   *[no] außer
} Reichweite von { $unit } ({ $far }).
range-to = { $from } bis { $to }
arm-range = { $arm } { $range }

## Chancen eines Schusses

chance-hit = Trifft ab { $needed }
chance-hurt = Macht Schaden
chance-destroyed = Zerstört
chance-penetration = Durchschlag { $penetration } gegen Verteidigung { $defence }
chance-warning = Diese Waffe durchschlägt { OWNED-ACC($target) } nicht{ $hit ->
    [unit] ; nur eine 10 zerstört
   *[other] { "" }
}.
cannot-penetrate = kein Durchschlag
odds-damage = { PERCENT($chance) } Schaden
odds-destroyed = { PERCENT($chance) } zerstört
assumes-now = So wäre es, wenn der Zug der KI jetzt begänne.
assumes-ties = Bei Gleichstand nimmt die KI den ersten, und Verwundete halten, wo ein Würfel entscheidet.

## Zum Vergleich mit dem Tisch. back: wie es zurückkommt; gone: wie es wegkommt

compare = AP { $ap0 }:{ $ap1 }{ $order }, HQ-Wunden { $hq0 }:{ $hq1 }, Einheiten { $units0 }:{ $units1 }, Handkarten { $hand0 }:{ $hand1 }
compare-ai-first = { " " }(KI:du)
compare-you-first = { " " }(du:KI)
compare-where = wo { $unit } steht
    .gone = Nimm { $unit } vom Plan.
    .back = Stell { $unit } zurück auf { $where }.
compare-aboard = wo { $unit } steht
    .value = an Bord von Einheit { $transport }
    .gone = Nimm { $unit } vom Plan.
    .back = Stell { $unit } zurück an Bord von Einheit { $transport }.
compare-wounds = die Wunden von { $unit }
    .back = Setze die Wunden von { $unit } zurück auf { $value }.
compare-equipment = die Ausrüstung von { $unit }
    .back = { $tokens ->
        [0] Nimm { $unit } die Ausrüstung ab.
       *[other] Gib { $unit } die Ausrüstung zurück: { $tokens }.
    }
compare-ap = { PERSON($who) ->
    [you] deine AP
   *[other] die AP { OWN($who) }
}
    .back = { set-ap } { $value } zurück.
compare-hq = { PERSON($who) ->
    [you] die Wunden deines HQ
   *[other] die Wunden des HQ { OWN($who) }
}
    .back = { PERSON($who) ->
        [you] Setze die Wunden deines HQ zurück auf { $value }.
       *[other] Setze die Wunden des HQ { OWN($who) } zurück auf { $value }.
    }
compare-terrain = { $terrain } auf { $where }
    .value = da
    .gone = Nimm { ACC($terrain) } von { $where }.
    .back = Leg { ACC($terrain) } zurück auf { $where }.
compare-damage = die Wunden des Geländes auf { $where }
    .back = Setze die Wunden von { $terrain } auf { $where } zurück auf { $value }.
compare-hand = { PERSON($who) ->
    [you] deine Handkarten
   *[other] die Handkarten { OWN($who) }
}
    .back = { CAP(hand-of) }: wieder { $value } Karten.
hand-of = { PERSON($who) ->
    [you] deine Hand
   *[other] die Hand { OWN($who) }
}
compare-beside = { PERSON($who) ->
    [you] die Karten neben deinem HQ
   *[other] die Karten neben dem HQ { OWN($who) }
}
    .back = { PERSON($who) ->
        [you] Neben deinem HQ liegt wieder: { $value }.
       *[other] Neben dem HQ { OWN($who) } liegt wieder: { $value }.
    }
way-gone = vom Plan
way-aboard = an Bord von { $transport }
way-sign = { $held ->
    [yes] ohne { $what }
   *[other] auch { $what }
}
more-unit = { $card } { PERSON($who) ->
    [you] von dir
   *[other] { OWN($who) }
}
compare-stance = die Haltung der KI
    .back = Die Haltung der KI ist wieder { $now }.

## Berichtigungen von Hand

adjust-full = Einheit { $n } nimmt niemanden an Bord
adjust-sign = { $given } muss mit + (dazu) oder - (weg) beginnen
adjust-space = Feld { $given } ist nicht LINIE.SPALTE, etwa 3.5
adjust-no-terrain = auf { $at } liegt kein Gelände
usage-ap = ap SEITE ZAHL
usage-hq = hq SEITE WUNDEN
usage-wounds = wunden EINHEIT ZAHL
usage-move = ziehen EINHEIT LINIE.SPALTE
usage-remove = weg EINHEIT
usage-hand = hand SEITE +KARTE oder -KARTE
usage-beside = daneben SEITE +KARTE oder -KARTE
usage-equip = ausrüsten EINHEIT +MARKER oder -MARKER
usage-put = stellen SEITE KARTE LINIE.SPALTE
usage-aboard = bord EINHEIT TRANSPORTER
usage-lay = legen LINIE.SPALTE GELÄNDE oder none
usage-stance = haltung NAME
usage-terrain = gelände LINIE.SPALTE WUNDEN
correct-ap = AP
correct-hq = HQ-Wunden
correct-wounds = Wunden

## Was auf den Tisch kommt

lay-board = Leg den Plan aus: { $mission }.
lay-printed = Darauf gedruckt (Linie.Spalte): { $places }.
lay-placed = Leg dorthin (Linie.Spalte): { $places }.
lay-place = { $terrain } { $at }
lay-terrain-cards = Geländekarten: { $cards }.
lay-box = Halte die Karten bereit, { $army }: { $n }.
lay-unit = Leg { $card } (Einheit { $n }) auf { $where }.
lay-hqs = Stell beide HQ-Marker auf keine Wunden.
lay-ap-both = Stell beide AP-Marker auf { $ap }.
lay-ap = { PERSON($who) ->
    [you] Stell deinen AP-Marker auf
   *[other] Stell den AP-Marker { OWN($who) } auf
} { $ap }.

## Bilder

picture = { $mission }, Zug { $turn }
picture-hq = { CAP($who) }: Hauptquartier { $hq } von { $of }, { $ap } AP
    .bar = { CAP($who) } · HQ { $hq } von { $of } · { $ap } AP
picture-terrain = { $terrain }, { $where }
picture-terrain-hurt = { $terrain }, { $where }, { $left } von { $hp } TP
picture-unit = { CAP($unit) }, { $where }
picture-rider = { CAP($unit) }, an Bord von { $n }
picture-hand = { $own ->
    [yes] Deine Hand
   *[no] { CAP(hand-of) }
}
picture-card = { CAP($card) }, { $kind }, { $cost } AP
    .below = { $kind } · { $cost } AP
kind-unit = Einheit
kind-order = Befehl
kind-token = Plättchen
legend-you = deine; oben: Bewegung und Nummer, unten: Durchschlag, Reichweite, Verteidigung
legend-foe = die der anderen Seite

## Die Karte in Buchstaben

map-key =
    ( ) ist deine Einheit, < > die des Gegners: ihr Name, darunter ihre Nummer und ihre
      TP, ! wenn sie verwundet ist, der Buchstabe dessen, worin sie steht.
    +23 ist die Einheit an Bord.
    { "*" } ist das Missionsziel.
map-terrain = { $terrain ->
    [0] Es liegt kein Gelände.
   *[other] Gelände: { $terrain }.
}
map-letter = { $letter } { $terrain }
map-part = Spalten { $first } bis { $last } von { $of }; map LINIE.SPALTE zeigt einen anderen Teil.

## Was du nicht darfst

refused-phase = { $verb } gehört in die Phase { $phase }; jetzt ist { $now } (2GM-PH-1)
refused-no-unit = auf dem Plan ist keine Einheit { $n } (2GM-PH-6)
refused-not-yours = { $unit } gehört nicht dir (2GM-PH-6)
refused-off-board = { $at } liegt außerhalb: Linien 1 bis { $lines }, Spalten 1 bis { $columns } (Q2-14)
hindered-moved = { $unit } hat diesen Zug schon gezogen (2GM-PH-1)
hindered-fresh = { $unit } wurde diesen Zug aufgestellt und kann nicht ziehen (2GM-PH-10)
hindered-aboard = { $unit } fährt in einem Transporter (2GM-PH-6)
hindered-halted = { $unit } wird durch eine Karte aufgehalten (2GM-CON-5)
hindered-no-movement = { $unit } hat keine Bewegung (2GM-MOD-9)
refused-riding = { $unit } fährt in { $transport }; lass aussteigen (2GM-PH-6)
refused-too-far = { $unit } kommt mit { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkten
} nicht auf { $where }: schweres Gelände kostet 2, an Feinden geht es nicht vorbei (2GM-MOD-3)
refused-there = { $unit } steht schon dort (2GM-PH-6)
refused-ground = { $terrain } auf { $where } ist gesperrt für { $kind } (2GM-MOD-4)
refused-full = { $where } ist voll: { $units } (2GM-PH-6)
refused-aboard-fire = { $unit } fährt in einem Transporter und kann nicht schießen (2GM-PH-6)
refused-stopped = { $unit } wurde durch eine Karte eingesetzt oder aufgehalten (2GM-CON-5)
refused-unarmed = { $unit } hat keine Waffe (2GM-PH-6)
refused-fired = { $unit } hat diesen Zug mit allen Waffen geschossen (2GM-CON-4)
refused-no-target = auf { $given } kann man nicht schießen (2GM-GOAL-1)
refused-own-target = { $unit } gehört dir (2GM-PH-6)
refused-rider-target = { $unit } ist an Bord eines Transporters (2GM-PH-6)
refused-no-terrain = auf { $where } liegt kein Gelände (2GM-CON-6)
refused-range = { $target } ist { spaces } entfernt; { $reach } (2GM-GOAL-1)
refused-dear = { $card } ist zu teuer: kostet { $cost } AP, du hast { $ap } (2GM-PH-3)
refused-not-in-hand = { $card } ist nicht auf deiner Hand (2GM-PH-4)
refused-not-deployed = { $card } wird nicht aufgestellt: spiele oder fliege es (2GM-CON-5)
refused-entry = Einheiten kommen auf die Aufstellungslinie, Linie { $line } (2GM-FACE-4)
refused-after-miss = { $card } wird gleich nach einem Fehlschuss gespielt, nicht jetzt (2GM-CON-5)
refused-after-shooting = { $card } wird nach dem Schießen gespielt, nicht jetzt (2GM-CON-5)
refused-nothing-on = es gibt nichts für { $card }{ $kinds ->
    [0] { "" }
   *[other] { " " }({ $kinds })
}: { TEXT($card) } (2GM-CON-1, 2GM-CON-5)
refused-card-use = { $card } geht so nicht: falsches Ziel, oder eine solche Karte traf die Einheit schon (2GM-CON-1, 2GM-CON-5)
refused-token = { $unit } kann { $token } nicht tragen: falsche Art, schon vorhanden oder kein Platz (2GM-CON-2)
refused-equip-where = { $unit } ist weder neu noch auf der Aufstellungslinie (2GM-CON-2)

type-infantry = Infanterie
type-artillery = Artillerie
type-tank = Panzer
type-transport = Transporter
type-airplane = Flugzeuge
type-support = Unterstützung
pile-infantry = Infanterie
pile-artillery = Artillerie
pile-tank = Panzer
pile-transport = Transporter
pile-support = Unterstützung
pile-airplane = Flugzeuge

## Warum nicht: was nie in Frage stand

out-own-hq = Die KI kann ihr eigenes HQ weder angreifen noch betreten (2GM-GOAL-1).
out-hq = Dein HQ lag außer Reichweite aller Waffen (2GM-GOAL-1).
out-ap = Mit AP wird bezahlt, sie werden nicht gewählt: Die KI gibt sie aus, solange eine Karte nützt (2GM-GOAL-3).
out-list = Die KI spielt nur Karten der eigenen Hand (2GM-PH-4).
out-terrain-card = Gelände wird vor dem ersten Zug gelegt und danach nie (2GM-BR-10).
out-no-unit = Einheit { $n } ist nicht auf dem Plan (2GM-GOAL-1).
out-riding = { CAP($unit) } fährt in { $transport }: handelt nicht und ist kein Ziel (2GM-PH-6).
out-own-unit = { CAP($unit) } gehört der KI: hat gehandelt und war weder Ziel noch Ort (2GM-GOAL-1).
out-in-range = { CAP($unit) } ist jetzt in Reichweite von { $other }, war es aber nicht, als die KI wählte (2GM-PH-6).
out-of-range = { CAP($unit) } war außer Reichweite aller Waffen der KI (2GM-GOAL-1).
out-idle = { CAP($unit) } { $still ->
    [no-movement] hat keine Bewegung
    [no-way] kommt auf kein anderes Feld
   *[not-asked] musste kein Feld wählen
} und { $armed ->
    [yes] hatte nichts zu beschießen
   *[no] hat keine Waffe mehr zum Schießen
} (2GM-PH-6).
out-held = Auf { $where } steht { $units } (2GM-PH-6).
out-ground = { $where } ist { $terrain }: Keine Einheit der KI darf hinein (2GM-MOD-4).
out-space = { $where } war außer Reichweite aller Einheiten, die ein Feld wählten (2GM-PH-6).
out-hand = Die KI kennt und spielt nur die Karten der eigenen Hand (2GM-PH-4).
out-token = { CAP($token) } war nicht unter der Ausrüstung, um die es ging (2GM-PH-5).
out-removed = { CAP($card) } ist nie in der Armee der KI (2GM-BR-1).
out-in-hand = { CAP($card) } ist auf der Hand der KI; es ging um keine Karte (2GM-PH-5).
out-on-board = { CAP($card) } ist schon auf dem Plan und wurde nicht noch einmal gezogen (2GM-PH-4).
out-not-in-hand = { CAP($card) } war nicht auf der Hand der KI (2GM-PH-4).

## Seiten des Nachschlagewerks

pages-units = Einheiten
pages-supports = Unterstützungskarten
pages-equipment = Ausrüstung
pages-terrain = Gelände
pages-stances = Haltungen
number-kind = Art
number-cost = Kosten
number-movement = Bewegung
number-range = Reichweite
number-hits = trifft ab
number-penetration = Durchschlag
number-damage = Schaden
number-defence = Verteidigung
number-hp = Trefferpunkte
number-special = besonders
number-carries = trägt
number-only = nur für
number-cover = Deckung
number-hard = schwer für
number-closed = gesperrt für
page-token = { $token } (Ausrüstung)
page-equipment = Ausrüstung für { $types }. { $text }
page-hp = { $hp }, Verteidigung { $defence }
page-stance = In dieser Haltung geht es der KI darum, { AIM($stance) }. Ihre { $first ->
    [offensive] offensiven
   *[defensive] defensiven
} Einheiten handeln zuerst.
class-light = leicht
class-heavy = schwer
class-command-group = Stab
class-special = besonders
class-medic = Sanitäter
class-mechanic = Mechaniker
class-mortar = Mörser
class-sniper = Scharfschütze
class-flamethrower = Flammenwerfer
class-hmg = schweres Maschinengewehr
class-grenades = Handgranaten
class-bazooka = Panzerfaust
class-gun = Geschütz
class-anti-air = Flugabwehr
class-tank = Panzer
class-transport = Transporter
class-scout = Aufklärer
class-fighter = Jäger
class-bomber = Bomber
trait-scout = Aufklärer
trait-no-fire = schießt nicht
trait-command-group = Stab
trait-medic = Sanitäter
trait-mechanic = Mechaniker
trait-anti-air = Flugabwehr
trait-mobility = Beweglichkeit
trait-armoured = gepanzert
trait-ready = bereit
trait-drop = setzt Infanterie ab

## Woher der Zufall kommt

source-d10 = jeder W10: Schüsse, Bomben, die Haltung der KI
source-armies = zufällige Armeen
source-first = wer nach gleichen Geboten beginnt
source-ai-army = die Karten aus den fünf Stapeln der KI
source-terrain-deck = die Geländekarten für die KI
source-tie = was die KI unter Gleichen wählt
source-deck = { $seat }: gezogene Karten
source-hand = { $seat }: die Karte, die Enigma kostet

## Optionen eines neuen Spiels

option-random = zufällig
option-other-army = die andere Armee
option-titled = { $title }. { $text }
option-ai_ap-0 = Wie gedruckt: 2
option-ai_ap-1 = Leicht: 1
option-ai_ap-3 = Schwer: 3
option-ai_ap-4 = Sehr schwer: 4
option-mode = gegen die KI oder zu zweit
option-map = für eine Feldschlacht
option-army = deine
option-ai_army = die der anderen Seite
option-ai_role = die Rolle der KI in einem Szenario (sonst die erste)
option-deck = standard oder eine eigene Deckdatei
option-second_deck = der anderen Seite
option-points = Grenze eines Decks (sonst die übliche)
option-ai_ap = was das HQ der KI je Zug gibt: die Schwierigkeit
option-reshuffle = ein leerer Stapel wird neu gemischt
option-columns = 8 spielt den schmalen Plan
option-remove = weitere Karten, auf die die KI verzichtet
unused-card = { $card } ist in keiner Armee und kommt darum nie vor

## Befehle: opfor 2gm cards, opfor 2gm deck

cards-line = { $name } ({ $card }): { $points } Punkte, { $n } Stück{ $unit ->
    [yes] ; { $type }, Bewegung { $movement }, Reichweite { $range }, trifft ab { $hits }, Durchschlag { $penetration }, Schaden { $damage }, Verteidigung { $defence }, { $hp } TP
   *[no] { "" }
}. { TEXT($card) }
deck-usage = opfor 2gm deck check DATEI [PUNKTE], opfor 2gm deck new ARMEE DATEI [empty], opfor 2gm deck add DATEI KARTE [ZAHL] oder opfor 2gm deck remove DATEI KARTE [ZAHL]
deck-what = deck: { $given }? Schreibe: { $usage }
deck-nothing = nichts
deck-checked = { $title }: { cards }, { $points } von { $limit } Punkten ({ $counts }).
deck-exists = { $path }: gibt es schon; wähle einen anderen Namen oder lösche es zuerst
deck-written = { $path }: geschrieben, { $points } Punkte.
deck-changed = { $path }: { $points } Punkte.
deck-too-few = { $path }: so viele { $card } gibt es nicht zu entfernen
deck-unwritten = { $path }: lässt sich nicht schreiben ({ $why })
army-word = Armee

## Stellungsdateien: was ein entschiedener Zug ergibt

answer-stance = Die KI würfelt { $rolled }, das macht { $total }: { $stance }.
answer-acts = Die KI { $acts }.
answer-nothing = Es ist nichts zu tun.
answer-at = Linie { $line }, Spalte { $column }
answer-move = zieht { $unit } auf { $at }
answer-unload = zieht { $unit } auf { $at }
answer-deploy = stellt { $card } auf { $at } auf
answer-deploy-aboard = stellt { $card } an Bord von { $aboard } auf
answer-equip = gibt { $unit } { $token }
answer-play = spielt { $card }
answer-use = benutzt Ausrüstung von { $unit } bei { $target }
answer-heal = lässt { $unit } { $target } versorgen
answer-shoot = schießt mit { $unit } auf { $target }
position-two-player = Stellungen sind für Solospiele: Zu zweit gibt es keine KI zu fragen
mode-attack = { $title }: du greifst an
mode-hold = { $title }: du hältst
mode-for-two = { $title }: zu zweit
option-level = wie schwer: opfor missions 2gm zeigt, wie oft die Spieler auf jeder Stufe gewinnen

## Was ein Spieler gefragt wird.

ask-bid = Wie viele AP bietest du für den ersten Zug und für Gelände?
ask-terrain = Welches Gelände legst du, und wohin?
ask-pre-game = Welche Einheit legst du vor dem Spiel?
ask-after-shooting = Das Schießen ist vorbei. Spielst du eine Karte?
ask-discard = { CAP($why) }. Welche Karte wirfst du ab?
ask-espionage = Welche Karte wirft der Feind ab?
ask-luck = Der Schuss ging daneben. Noch einmal würfeln?
