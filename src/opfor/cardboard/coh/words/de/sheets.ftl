# Was von Conflict of Heroes gedruckt wird. Ein Textstück ist ein Eintrag: sein Wert der Titel, seine
# Attribute die Zeilen der Reihe nach; was nichts ergibt, entfällt. Ja und nein sagen, was eine Mission
# hat ($solo, $smoke, $walls …), Zahlen sind die der Regeln. Wörter auf Befehlskarten sind englisch.

## Die Regeln in Kürze

chapter-rules = Die Regeln in Kürze
    .about = Was diese Mission davon braucht.

before-round = Vor jeder Runde
    .steps = { $steps }.
    .first = { $solo ->
        [yes] Dann mit zwei Würfeln um die Initiative: Ab { $solo_initiative } bist du zuerst dran, sonst die KI.
       *[no] Dann würfeln beide Seiten mit zwei Würfeln um die Initiative, bei Gleichstand noch einmal; wer höher würfelt, beginnt. KAP werden vor dem Wurf gesetzt, zuerst von der Seite mit mehr KAP (den Sowjets, wenn gleich).
    }
    .only = Vor Runde 1 nur die Initiative{ $artillery ->
        [yes] { " " }und die ersten Ziele der Artillerie
       *[no] { "" }
    }.
step-fresh = alle Einheiten werden frisch
step-orders = alle Befehlskarten mischen, auch die abgelegten
step-smoke = dichter Rauch wird dünn, dünner geht
step-caps = KAP auf den Anfangswert, minus einen je Verlust
step-cards = Aktionskarten ziehen; ein leerer Stapel entsteht neu aus der Ablage
step-artillery = Ziele der Artillerie für die nächste Runde notieren, dann die zuvor notierten ausführen

turns = Züge
    .end = Die Seiten wechseln sich ab; ein Zug ist eine Aktion oder Passen. Wenn { $teams ->
        [yes] alle Spieler nacheinander passen
       *[no] beide Seiten hintereinander passen
    }, ist die Runde vorbei, und übrige KAP verfallen.
    .kinds = Aktionen: ziehen, drehen, angreifen, sammeln, den Plan betreten oder verlassen, eingraben, eine Aktionskarte{ $lays-smoke ->
        [yes] , Rauch legen
       *[no] { "" }
    }{ $transport ->
        [yes] , auf- oder absitzen
       *[no] { "" }
    }.
    .check = { $economy ->
        [activation] { "" }
        [cards] Eine frische Einheit darf eine Aktion ausführen, was sie auch kostet. Dann folgt die Verbrauchsprobe: Deck eine Befehlskarte auf; sind die AP-Kosten mindestens so hoch wie ihre Verbrauchszahl, ist die Einheit verbraucht, außer die Karte sagt »Bleibt frisch«. Sonst zählt nichts auf ihr. Kosten von 0 brauchen keine Probe, eine Gruppe legt eine ab. Leg die Karte ab; ein leerer Stapel wird neu gemischt.
       *[die] Eine frische Einheit darf eine Aktion ausführen, was sie auch kostet. Dann folgt die Verbrauchsprobe: Wirf einen zehnseitigen Würfel und nimm die Zahl an seiner Stelle dieser Reihe: { $spent_numbers }. Sind die AP-Kosten mindestens so hoch, ist die Einheit verbraucht. Eine Gruppe legt eine Probe ab.
    }
    .team = { $teams ->
        [yes] Partner wechseln sich in den Zügen ihrer Seite ab, jeder mit seinen Einheiten; sie teilen KAP, Karten, Punkte und was sie sehen. Gruppen bestehen aus Einheiten eines Spielers.
       *[no] { "" }
    }
    .activated = { $activation ->
        [yes] { $teams ->
            [yes] Jeder Spieler hat
           *[no] Jede Seite hat
        } eine aktivierte Einheit zugleich. Eine frische Einheit, die aktiviert wird, bekommt { $activation_aps } AP und bezahlt damit ihre Aktionen, Zug um Zug. Verbraucht ist sie, wenn sie aufgebraucht sind, eine andere aktiviert wird oder du passt.
       *[no] { "" }
    }
    .opportunity = { $activation ->
        [yes] Gelegenheitsaktion: Während eine deiner Einheiten aktiviert ist, darf jede andere frische eine einzelne Aktion für bis zu { $activation_aps } eigene AP ausführen; dann ist sie verbraucht.
       *[no] { "" }
    }
    .spent = Eine verbrauchte Einheit kann bis zur nächsten Runde nicht mit AP zahlen; nur KAP oder Karten lassen sie handeln.
    .stall = Abwarten: { $stall_cost } AP mit einer frischen Einheit oder 1 KAP zahlen und nichts tun; das ist kein Passen.

caps = KAP
    .lower = KAP senken die AP-Kosten einer Aktion eins zu eins.
    .pay = Oder sie zahlen alles: Dann darf jede Einheit handeln, frisch oder verbraucht, und bleibt es{ $activation ->
        [yes] { "" }
       *[no] , ohne Probe
    }.
    .roll = Oder sie kommen vor dem Wurf zu einem eigenen Wurf dazu, höchstens 2: Angriff, Sammeln, Initiative, Genauigkeit der Artillerie, deine Minen; nicht Treffermarker, Karten oder Abweichung.
    .loss = Eine vernichtete Einheit (kein Lkw oder Gespann) heißt 1 KAP weniger in jeder kommenden Runde; jetzt geht einer nur verloren, wenn alle dieser Runde noch da sind.

moving = Ziehen
    .move = Ein Zug geht ein Feld weit und kostet die Zugkosten plus Gelände (Tabelle); { $backwards_cost } mehr in ein Feld, das keines der drei davor ist. Danach blickt die Einheit, wohin du willst.
    .pivot = Drehen auf der Stelle: { $pivot_cost } AP (plus Zugkosten eines Treffers). Ein Feld fasst beliebig viele Einheiten.
    .enter = Eintreten: auf einem Feld deines Rands ohne Feind, zu den Kosten des Zugs hinein (auf einer Straße ohne Zuschlag). Stehen auf allen Feinde: auf einem Randfeld bis zwei davon.
    .leave = { $exits ->
        [yes] Den Plan von einem Ausgangsfeld zu verlassen kostet die Zugkosten.
       *[no] { "" }
    }
    .close = In ein Feld mit einem Feind zu ziehen ist Nahkampf. Eine so angegriffene Einheit darf in ihrem nächsten Zug weg, aber nicht in das Feld, aus dem der Feind kam, noch daneben.

driving = Fahrzeuge
    .bonus = { $bonus ->
        [yes] Bonuszüge sind frei nach einem Zug in ein Feld davor entlang einer Straße oder in offenes Gelände ohne Mauer dazwischen, und nach dem Eintreten auf ein solches: { letter-wheel } ein Feld auf einer Straße ohne Fahrzeug; { letter-track } ein Feld auf einer Straße oder in offenes Gelände ohne Mauer. Dichter Rauch und manche Anlagen (Tabelle) beenden sie.
       *[no] { "" }
    }
    .turret = { $turret ->
        [yes] Ein Turm schießt rundum; außerhalb des Blickwinkels kostet es { $turret_cost } mehr.
       *[no] { "" }
    }
    .transport = { $transport ->
        [yes] Ein Transporter trägt oder zieht eine Einheit: Sie sitzt aus demselben oder einem Nachbarfeld zu ihren Zugkosten auf und ins Feld oder ein Nachbarfeld zu den Kosten eines Zugs ab. An Bord kann sie nicht angreifen; Angriffe werden auch gegen sie gewürfelt.{ $apc ->
            [yes] { " " }In einem gepanzerten Wagen ist ihre Verteidigung um { $passenger_shield } höher.
           *[no] { "" }
        }
       *[no] { "" }
    }
    .behind = Zu Fuß im Feld eines eigenen Fahrzeugs: Verteidigung +{ $behind_vehicle } gegen Feuer.

together = Gruppen
    .move = Einheiten im selben oder in benachbarten Feldern dürfen als Gruppe ziehen: Der erste Schritt setzt die Kosten, jede andere macht einen Schritt (oder dreht sich) für höchstens so viel. Mehrere dürfen auch zusammen eintreten, auf Feldern, die sich berühren.
    .rally = Getroffene Nachbarn dürfen sich als Gruppe für einen Preis sammeln, jede mit eigenem Wurf. Gruppenangriffe: siehe Angreifen.
    .share = { $activation ->
        [yes] Mit AP dürfen sich Einheiten der aktivierten nur in deren erster Aktion anschließen; von da an teilen sie ihre AP und sind zusammen verbraucht.
       *[no] { "" }
    }

front-and-flank = Vorn und Flanke
    .note = Ein Plättchen mit Blick nach Norden. Die Felder davor und alle dahinter nach außen sind sein Blickwinkel.

attacking = Angreifen
    .fire = Schieß auf ein Feld mit einem bekannten Feind: in Sicht, im Blickwinkel (die drei Felder davor und alle dahinter nach außen; manche rundum), nicht näher als die Mindestreichweite, höchstens doppelt so weit wie die Reichweite. Es kostet die Angriffskosten.
    .roll = Würfle mit zwei Würfeln gegen jede Einheit im Feld, auch eigene. Nötig: Verteidigung − AW.
    .ar = AW: rot gegen roten VW, blau gegen blauen. Neben dem Ziel { SIGNED($short_range) }, über die Reichweite hinaus { SIGNED($long_range) }{ $heights ->
        [yes] , von höherem Gelände { SIGNED($higher-ar) }
       *[no] { "" }
    }, je Unterstützer { SIGNED($support) }.
    .dv = Verteidigung: VW vorn, oder VW der Flanke, wenn der Angreifer außerhalb der drei Felder vor dem Ziel und aller dahinter steht. Dazu die Deckung von Gelände und Stellung{ $walls ->
        [yes] , { SIGNED($wall-dm) } für eine Mauer an der Kante des Ziels, über die das Feuer geht{ $explosive ->
            [yes] { " " }(nicht gegen Sprenggranaten)
           *[no] { "" }
        }
       *[no] { "" }
    }{ $heights ->
        [yes] , steht das Ziel höher { SIGNED($higher-dm) }
       *[no] { "" }
    }.
    .support = Unterstützung: deine Einheiten im Feld des Angreifers oder daneben, die das Ziel in Sicht, Blickwinkel und normaler Reichweite haben, ohne Treffer, der ihr Feuer ändert, handeln als Gruppe.
    .kill = Der Wurf entscheidet: nötig oder mehr ist ein Treffer; { $kill_margin } oder mehr darüber vernichtet.
    .explosive = { $explosive ->
        [yes] Sprenggranaten treffen immer den VW der Flanke.
       *[no] { "" }
    }
    .indirect = { $indirect ->
        [yes] Indirektes Feuer (zweite Angriffskosten): Der Granatwerfer muss das Ziel nicht sehen, nur ein Feld bis { $spotter_range } von ihm, das er sieht.
       *[no] { "" }
    }
    .flame = { $flame ->
        [yes] Flammenwerfer: Reichweite { $flame_range }, AW { $flame_red } rot und { $flame_blue } blau gegen den bloßen VW der Flanke; weder Gelände noch Stellung hilft. Auch im Nahkampf erlaubt.
       *[no] { "" }
    }
    .open = { $open-topped ->
        [yes] Oben offene Fahrzeuge gelten gegen Sprenggranaten, Flammen, Artillerie und Männer im Nahkampf als rot (weich).
       *[no] { "" }
    }
    .example = { $example ->
        [none] { "" }
       *[other] { $example }
    }
example = Beispiel: { $shooter } schießt auf { $target }, Blick zum Schützen, Gelände: { $ground }, in normaler Reichweite. AW { $ar } ({ $colour }); Verteidigung { $dr } + { $dm } = { $dv }; nötig { $needed }. Aus dem Nachbarfeld ist der AW { $near }: { $near-needed } trifft, { $near-kill } vernichtet.

closing = Nahkampf
    .only = In einem Feld mit Feinden darf eine Einheit nur einen davon angreifen oder hinausziehen (und Karten spielen); dort sammelt sich niemand, außer durch eine Karte oder einen Befehl der KI.
    .ar = AW { SIGNED($close_combat) } (ein umrahmter AW stattdessen { SIGNED($close_combat_boxed) }); gegen den VW der Flanke; Gelände (nicht für Fahrzeuge) und Stellung zählen; Mauern, Höhe, Entfernung und Rauch nicht. Einheiten im selben Feld dürfen unterstützen. Feuer von außen wird gegen alle dort gewürfelt.

hits-and-rally = Treffer und Sammeln
    .hit = Der erste Treffer zieht einen Treffermarker{ $armour ->
        [yes] { " " }aus dem weichen Vorrat bei rotem VW, aus dem gepanzerten bei blauem
       *[no] { "" }
    }; der zweite vernichtet. Zahlen darauf ändern die der Einheit; eine Reichweite ersetzt die eigene, wenn sie kleiner ist. Keine Kosten fallen unter 1.
    .rally = Sammeln ({ $rally_cost } AP, nicht im Nahkampf): zwei Würfel, die Zahl des Markers oder mehr nimmt ihn weg, zurück in den Vorrat. 1 weniger nötig in Deckung (Gelände: siehe Tabelle; ein Feld mit Mauer; dichter Rauch; eine schützende Anlage), 1 weniger mit einer eigenen Einheit ohne Treffer im Feld.

sight = Sicht
    .line = Eine Linie von Mitte zu Mitte. Wald und Häuser zwischen den Enden verdecken, was dahinter liegt; die Felder an den Enden nicht. Eine Linie entlang einer Feldkante ist nur gesperrt, wenn beide Felder sperren; eine berührte Ecke sperrt nie. Einheiten und Mauern sperren nichts.
    .heights = { $heights ->
        [yes] Höhen: Wald und Häuser ragen eine Höhe über ihren Boden. Enden gleicher Höhe verdeckt alles, was höher ist; Enden verschiedener Höhe alles, was so hoch ist wie das höhere Ende, und Wald oder Häuser gleich neben dem tieferen.
       *[no] { "" }
    }

digging = Eingraben
    .dig = { $dig_in_cost } AP: Eine Einheit zu Fuß, nicht im Nahkampf oder Wasser, in einem Feld ohne Anlage, bekommt eine Behelfsstellung.

smoke = Rauch
    .lay = { $smokers ->
        [none] { "" }
       *[other] Wer es kann, legt dichten Rauch zu seinen Angriffskosten: { $smokers }.
    }
    .hides = Nicht im Wasser. Dichter Rauch verdeckt, was dahinter liegt, dünner nur, wenn zwei auf der Linie liegen; die Felder an den Enden zählen nicht.
    .fire = Feuer in Rauch: Verteidigung +2 dicht, +1 dünn; durch einen dünnen +1; zusammen höchstens +2. Feuer aus Rauch: AW −2 dicht, −1 dünn.
smoke-thrown = geworfen ins eigene oder ein gesehenes Nachbarfeld
smoke-fired = von einem Granatwerfer, so weit er schießen könnte

artillery = Artillerie
    .noted = { $artillery ->
        [yes] Ziele werden geheim notiert.
       *[no] { "" }
    }
    .falls = Wenn sie fällt, wirf einen Würfel: { $drift } oder mehr liegt genau. Weniger: Sie schlägt so viele Felder daneben ein, wie der Würfel zeigt, in der Richtung eines zweiten (1 Norden, dann im Uhrzeigersinn); neben dem Plan ist sie verloren.
    .attacks = Sie greift alle im Feld und den sechs darum mit AW { $artillery_red } rot, { $artillery_blue } blau gegen den VW der Flanke an, Gelände und Stellung dazu (dichter Wald nicht für weiche Ziele). Rauchgranaten legen stattdessen dichten Rauch auf alle sieben.
drift = { $n } ({ ADJ($who) })

hiding = Verborgene Einheiten
    .off = Sie bleiben neben dem Plan und blicken, wohin sie wollen. Auf den Plan kommen sie, wenn sie handeln (außer verborgenen Zügen), wenn jemand in ihrem Feld ist oder wenn sie bemerkt werden: auf Gelände ohne Deckung Männer und Geschütze von Feinden, die sie aus höchstens { $hidden_in_open } Feldern sehen, Fahrzeuge von jedem, der sie sieht. Dichter Rauch verbirgt wie Gelände mit Deckung.
    .move = Verborgener Zug: { $hide_cost } AP für ein Feld, wenn er dort unbemerkt bleibt (Fahrzeuge nur außer aller Sicht). Wieder verstecken: { $hide_cost } AP außer Sicht jedes Feindes, für eine Seite, die verborgene Einheiten hatte.
    .search = Suchfeuer: ein leeres Feld angreifen; mit { $find_hidden } plus Deckung auf zwei Würfeln wird gezeigt und angegriffen, wer sich dort versteckt (Flammen finden immer).

standing = Gilt die ganze Mission
rule-of = { $who ->
    [none] Beide Seiten
   *[other] { ADJ($who) }
}: { $rule }
rule-sight-limit = Niemand sieht weiter als { $n } Felder.
rule-no-bonus-moves = Fahrzeuge haben keine Bonuszüge.
rule-initiative-bonus = Initiativwürfe { SIGNED($n) }.
rule-rally-bonus = Würfe zum Sammeln { SIGNED($n) }.

## Tabellen

ground-table = Gelände
    .note = Kosten kommen zu den Zugkosten hinzu; nein: nur auf einer Straße. Auf einer Straße kosten weder Gelände noch Mauer. Geschütze ziehen wie Räder.
    .blocks = { $blocking ->
        [none] { "" }
       *[other] Was die Sicht sperrt: { $blocking }.
    }
    .cover = { $covering ->
        [none] { "" }
       *[other] Was beim Sammeln als Deckung zählt: { $covering }.
    }
    .climb = { $heights ->
        [yes] Männer und Geschütze zahlen { $climb } für eine Höhe; eine Stufe von zwei Höhen kostet sie hinauf wie hinab { $steep } und ist für Fahrzeuge gesperrt, die sonst frei steigen.
       *[no] { "" }
    }
    .water = { $water ->
        [yes] Wasser: nur zu Fuß mit Zugkosten von höchstens { $unburdened_move_cost }; keine Angriffe daraus.
       *[no] { "" }
    }
    .woods = { $shelled-woods ->
        [yes] Dichter Wald schützt weiche Ziele nicht vor Sprenggranaten.
       *[no] { "" }
    }
ground-wall = Mauer an der Kante
head-ground = Gelände
head-foot = Zu Fuß
head-wheels = Räder
head-tracks = Ketten
head-dm = Deckung
head-work = Anlage
head-dr = VW
head-shelters = Schützt
head-effect = Wirkung
head-hit = Treffer
head-pile = Vorrat
head-copies = Zahl
no = nein

works-table = Befestigungen und Hindernisse
    .note = Wer zuerst in einen leeren Graben, Bunker oder eine Behelfsstellung kommt, die niemand gegraben hat, hält sie, bis alle ihre Besitzer fort sind; nur sie sind geschützt. Eine Anlage je Feld. Angriffe auf ein Feld würfeln auch gegen eine bekannte Anlage darin: roter AW gegen ihren VW, ein Treffer entfernt sie. Direktes Feuer darf einer feindlichen Anlage gelten, bei der niemand zu sehen ist.
body-foot = zu Fuß
body-gun = Geschütz
body-vehicle = Fahrzeug
# Was eine Anlage tut, der Reihe nach.
does-flank = von hinten und im Nahkampf +{ $flank }
does-built = gegraben: nur für den Erbauer, bis er zieht, sich dreht oder fällt
does-facing = schießt nur nach vorn; kein Granatwerferfeuer
does-bars = keine Räder
does-slows = wer zu Fuß hineingeht, zahlt einen Würfelwurf mehr
does-crushed = Kettenfahrzeuge walzen sie nieder
does-explodes = greift an, wer hineinkommt, sich dreht oder darauf im Nahkampf kämpft: { $mines_hit } auf zwei Würfeln trifft, { $mines-kill } vernichtet; keine Pioniere
does-stops = beendet Bonuszüge

hits-table = Treffermarker
    .note = Fl, vo: VW der Flanke und vorn. AW: beide, oder r rot und b blau. sammeln: nötig auf zwei Würfeln.

## Die KI führen

chapter-ai = Die KI führen
    .about = KI: ihre Plättchen. Einheiten: deine.
flow-card = Befehlskarte
    .how = ziehen
flow-track = Leiste
    .how = wenn der Kopf es sagt
flow-order = Befehl
    .how = erst ▶, dann 1, 2, 3 …
flow-who = Wer
    .how = ihn ausführt
flow-target = Ziel
    .how = gegen wen es geht
flow-hex = Feld, Blick
    .how = eines Zugs
flow-check = Probe
    .how = grüne Karten

ai-turn = Der Zug der KI
    .draw = Zieh eine Befehlskarte. Hat sie einen Leistenkopf (nur grüne) und sind KI und Einheiten im Spiel höchstens so viele wie seine Zahl, rückt zuerst der Marker vor: siehe Leiste. Im Spiel: alle auf dem Plan, frisch oder verbraucht, auch verborgene und Feindmeldungen, und wer neben dem Plan diese Runde zum ersten Mal kommen kann{ $entry-cup ->
        [yes] , im Eintrittsbecher oder nicht
       *[no] { "" }
    }; keine Lkw und Gespanne. Dann geht es mit derselben Karte weiter.
    .line = Führ eine ihrer Zeilen aus, Vorrangbefehle (▶) vor taktischen, und nichts danach. Geht keine, passt die KI.
    .check = Grüne Karte: Wer gehandelt hat, legt danach eine Verbrauchsprobe ab, alle zusammen. Kosten: die höchsten dessen, was getan wurde (Angriffe: Angriffskosten des Anführers; Drehen mit Angriff: beides). Blaue Karte: keine Probe.
    .caps = Die KI hat keine KAP. +1CAP oder +2CAP an einem Befehl kommt zu ihrem ersten Angriffswurf.
    .distance = Entfernung zählt in Feldern, gleich welches Gelände.

ai-priority = Vorrangbefehle
    .stroke = Aktionen mit Strich dazwischen: die erste mit jeder KI versuchen, erst dann die nächste.
    .cc = CC: Attack gilt einer Einheit in ihrem Feld; schwache Nahkämpfer (umrahmter roter AW) lösen sich stattdessen, wenn sie können. Rally ist dort erlaubt.
    .short = Short Range: gegen eine Einheit daneben. Pivot: nur wenn eine solche außerhalb des Blickwinkels ist, sie keine davon angreifen kann und ein anderer Blick mehr Einheiten in den Feuerbereich bringt.
    .pass = AI passes if …: frische KI mit frischen Einheiten auf dem Plan vergleichen, samt denen, die diese Runde kommen.

ai-attacks = Angriffe der KI
    .limits = Nicht auf lange Entfernung, außer der Befehl sagt Long Range Attack; nie, wenn 11 oder mehr nötig wäre, alle Modifikatoren und KAP des Befehls gezählt; nie in ein Feld, in dem KI und Einheiten kämpfen; im Nahkampf nur dort.{ $flame ->
        [yes] { " " }Nie mit Flammenwerfern.
       *[no] { "" }
    }
    .order = Erst wird gegen das Ziel gewürfelt, dann gegen alle anderen in seinem Feld.
    .group = Group Attack: Alle benachbarten KI, die nach der Karte handeln dürfen und können, unterstützen.

ai-moves = Züge der KI
    .flank = Schwache Nahkämpfer und unbewaffnete KI suchen keinen Nahkampf. Ist das Ziel ein Missionsziel, zählt die Flanke der nächsten Einheit. Im Nahkampf löst ein Zugbefehl sie.
    .pivot = Kann gar keine KI für den Befehl ziehen, dreht sich stattdessen eine, die anders blicken würde, nach den Regeln des Blicks. Low Risk: eine in einem Feuerbereich nur zu einer Einheit, die sie von außerhalb ihres Blickwinkels sieht.
    .zone = Feuerbereich: was eine Einheit auf dem Plan in Sicht, Blickwinkel und normaler Reichweite hat, mit AW 0 oder mehr, frisch oder verbraucht.

ai-vehicles = Fahrzeuge der KI
    .none = Sie haben keine Bonuszüge.

ai-rumors = Feindmeldungen (RE)
    .act = Sie handeln wie andere KI: zu Fuß, Zugkosten 1, Reichweite 5, kein Blick, kein Feuerbereich, niedrigster AW.
    .shown = Aufgedeckt neben einer Einheit; auf Gelände ohne Deckung in Sicht einer Einheit; wenn eine angreift; wenn du sie angreifst und insgesamt 9 oder mehr würfelst (darunter geschieht nichts).
    .draw = Zieh aus dem Becher der Feindmeldungen. Eine KI nimmt ihren Platz ein, frisch oder verbraucht wie sie, Blick zur nächsten Einheit, von allen solchen mit den meisten im Blickwinkel (unter deinem Feuer: zuerst mit den meisten im Feuerbereich). Kein Feind oder leerer Becher: Sie ist weg, der Marker »Kein Feind« auch.{ $mines ->
        [yes] { " " }Mine: Ab jetzt liegen dort Minen; für den Befehl, der sie aufdeckte, wie »Kein Feind«.
       *[no] { "" }
    }
    .attack = Sie sollte angreifen: Die gezogene KI tut es, wenn sie nach dem Befehl kann; sonst, oder bei »Kein Feind«, passt die KI. Du hast sie angegriffen: Dieselben Würfel zählen gegen das Gezogene.

ai-entry = Eintrittsbecher
    .draw = Ein Move oder Low Risk Move, auf einer Karte oder in eigenen Zeilen der KI, den keine KI auf dem Plan ausführen kann (auch nicht durch Drehen), zieht eine KI aus dem Becher; leerer Becher: weiterlesen. Für die Probe zählen die Kosten des Felds; auch ohne Ziel auf dem Plan kommt sie herein.
    .unfit = Passen die Wörter des Befehls nicht auf sie (Wörter über ihr Feld ausgenommen; RE passt nie) oder ist kein Feld offen: Sie kommt zurück, und die KI passt.

ai-events = Leiste, Ereignisse und eigene Zeilen der KI
    .if = If …: Die Zeile geht nur, solange das stimmt. then: danach, wenn es geht; dieselbe KI macht weiter, wenn keine andere genannt ist. Each, 2, 3 …: so viele, eine nach der anderen.
    .blue = Ereignisse gelten als blaue Karten: frische und verbrauchte KI, keine Proben. Alle Zeilen eines Felds werden der Reihe nach versucht. Gegenaktionen und Missionsbefehle folgen der Farbe ihrer Karte.
    .artillery = { $says-artillery ->
        [yes] Artillery on …: ein Schlag wie in den Regeln in Kürze, samt Abweichung, sofort.
       *[no] { "" }
    }
    .defence = { $says-defence ->
        [yes] A random Defense Counter: einen ziehen. Eine Stellung ist für eine KI auf Gelände ohne Deckung, die hineinpasst. Die KI hält ihre Kontrollmarker, sonst ihre Plättchen. Nicht im Wasser, nicht, wo schon einer liegt, nicht neben einer Einheit oder einem Kontrollmarker von dir. Ohne solches Feld ist er aus dem Spiel; gibt es nichts zu halten, wird keiner gezogen.
       *[no] { "" }
    }
    .smoke = { $says-smoke ->
        [yes] Rauch kommt, wohin die Zeile sagt. Place … Smoke ist dicht, Light Smoke dünn.
       *[no] { "" }
    }
    .hex = { $says-hex ->
        [yes] The drawn hex: die Feldnummer der eben gezogenen Befehlskarte{ $several-maps ->
            [yes] { " " }(auf der Karte, wo sie der KI am meisten hilft)
           *[no] { "" }
        }; leg die Karte ab.
       *[no] { "" }
    }
    .bring = { $says-bring ->
        [yes] Bring …: KI aus dem Becher oder eine Gruppe kommen dorthin, wo die Zeile sagt, sonst an ihren Eintrittsrand, jede zum Vorteil der KI; eine ohne Feld kommt zurück.
       *[no] { "" }
    }
    .drive = { $says-drive ->
        [yes] Drive …: fährt { $activation_aps } Felder auf seiner Straße, geteilt durch die Zugkosten, herein auf dem ersten; hält vor einem Feld, in dem jemand ist, und solange ein Treffer das Ziehen verhindert. Vom letzten Feld geht es vom Plan.
       *[no] { "" }
    }

ai-losses = Vernichtete KI
    .pay = Deck Befehlskarten auf die Ablage, bis eine blaue kommt: Sie ist aus dem Spiel, außer sie ist die letzte blaue überhaupt. Dann alles zu einem neuen Stapel mischen. Für jede einmal, vor jeder Probe.

ai-end = Runden und Ende
    .last = Erreicht der Marker das letzte Feld, geschieht sein Ereignis, und alles ist vorbei.
    .limit = { $limited ->
        [yes] Auch das Ende von Runde { $rounds } beendet sie.
       *[no] { "" }
    }
    .initiative = Deine Initiative braucht { $solo_initiative }; die Runde endet nach zweimal Passen hintereinander oder wenn eine Zeile es sagt.

ladder-disengage = Disengage: ein Zug mit geringem Risiko in jede Richtung
words-on-cards = Wörter auf den Karten dieser Mission
rulings-in-force = Geltende Auslegungen

## Die ersten Seiten

fact-place = Ort
fact-formations = Verbände
fact-side = Du führst
fact-players = Spieler
fact-length = Länge
fact-time = Dauer
fact-actions = Aktionen
fact-cards = Aktionskarten
fact-level = Stufe: { $level }
rounds-all = { $n } Runden
until-space = bis Feld { $n } der Leiste
minutes = etwa { $n } Minuten
economy-check = eine Aktion je Zug, dann eine Verbrauchsprobe
economy-aps = { $n } AP für die aktivierte Einheit
none = keine
side-name = { ADJ($who) }{ $ai ->
    [yes] { " " }(KI)
   *[no] { "" }
}
track-of-round = Runde
track-of-caps = KAP { ADJ($who) }
track-of-aps = AP
track-of-vps = SP { $side }
track-of-mission = Leiste
work-placed = { CAP($work) } auf { $where } ({ ADJ($who) }{ $facing ->
    [none] { "" }
   *[other] , nach { $facing }
}{ $hidden ->
    [yes] , verborgen
   *[no] { "" }
})
smoke-placed = { $density ->
    [2] Dichter Rauch
   *[1] Dünner Rauch
} auf { $where }
map-title = Karte { $n }{ $turned ->
    [yes] { " " }(gedreht)
   *[no] { "" }
}
map-alt = Das Gelände von Karte { $n }
price = { $aps ->
    [0] { $caps ->
        [0] frei
       *[other] { $caps } KAP
    }
   *[other] { aps }{ $caps ->
        [0] { "" }
       *[other] { " " }{ $caps } KAP
    }
}
aps = { $aps } AP
points = { $points } SP

## Aufbau

setting-need = Schneide Plättchen und Karten am Ende dieses Bogens aus; dazu brauchst du zwei sechsseitige Würfel und ein paar Becher. Neu im Spiel? Lies zuerst »{ chapter-rules }«.
setting-map = Nimm Karte { $maps } (hier gedruckt).
setting-maps = Leg die Karten { $maps } zusammen wie im kleinen Bild; jede ist hier in Teilen gedruckt.
setting-units = Stell die Einheiten der kleinen Karte auf ihre Felder, frische Seite oben, die Oberkante zur Feldkante, die der Pfeil zeigt.
setting-areas = Einheiten mit einem Aufstellungsgebiet kommen dorthin, zuerst: { ADJ($who) }; die Liste sagt, wohin.
setting-hidden = Verborgene Einheiten bleiben neben dem Plan; ihr Besitzer notiert das Feld.
setting-lying = Leg dazu, wo die kleine Karte es zeigt: { $things }.
lying-control = Kontrollmarker
lying-works = Anlagen
lying-smoke = Rauch
lying-rumors = Feindmeldungen (?)
setting-hits = Leg die zwei Vorräte Treffermarker in zwei Becher (weich, gepanzert). Stell KAP, SP und Runde auf ihre ersten Werte.
setting-cards = Misch die Aktionskarten und zieh: { $draws }.
setting-orders = Misch die Befehlskarten.{ $cups ->
    [0] { "" }
    [one] { " " }Leg { $cups } in einen Becher.
   *[other] { " " }Leg { $cups } in Becher, jede Art in ihren eigenen.
} Der Missionsmarker beginnt auf Feld 1.
cup-entry = die KI des Eintrittsbechers
cup-rumors = die Plättchen der Feindmeldungen
cup-defences = die Verteidigungsmarker

## Runde für Runde

round-first = Die { SIDE($who) } Seite ist zuerst dran; niemand würfelt.
round-ai = KI, { ADJ($who) }, { $first ->
    [yes] beginnt im
   *[no] kommt in den
} Eintrittsbecher (Rand: { $by }): { $units }.
round-units = { ADJ($who) }{ $player ->
    [0] { "" }
   *[other] { " " }{ $player }
}: { $units } { $units ->
    [one] darf
   *[other] dürfen
} eintreten, Rand: { $by }.
round-strikes = { ADJ($who) }: Vor dieser und jeder späteren Runde { targets } für Artillerie notieren{ shells }; sie fällt vor der nächsten.
round-strike = { ADJ($who) }: Davor { targets } für Artillerie notieren{ shells }; sie fällt vor Runde { $round }.
targets = { $strikes ->
    [one] ein Ziel
   *[other] { $strikes } Ziele
}
shells = { $smoke ->
    [yes] { " " }(Granaten oder Rauch)
   *[no] { "" }
}
round-every = { $side }: { $caps } KAP minus Verluste; zieht { $cards ->
    [0] keine Aktionskarten
    [one] { $cards } Aktionskarte
   *[other] { $cards } Aktionskarten
}{ $hand ->
    [0] { "" }
   *[other] { " " }(zu Beginn { $hand } mehr)
}.

## Wo Einheiten beginnen

edge-of = über { THE($edge) }{ $columns ->
    [none] { "" }
   *[other] , Spalten { $columns }
}
columns = { $first } bis { $last }
hexes-rimmed = die { $n } umrandeten Felder
start-hex = { $where }, Blick { $facing ->
    [none] beliebig
   *[other] nach { $facing }
}{ start-spent }
start-spent = { $spent ->
    [yes] , verbraucht
   *[no] { "" }
}
start-rides = fährt auf { $unit }
start-area = Aufstellung: { $where }, Blick nach { $facing }{ start-spent }
start-enters = kommt ab Runde { $round }: { $where }
start-drives = fährt herein, wenn der Missionsmarker vorrückt: { $where }
start-cup = { $round ->
    [one] Eintrittsbecher
   *[other] kommt in Runde { $round } in den Eintrittsbecher
}; Eintritt: { $where }
start-hidden-solo = verborgen: { $area ->
    [yes] in { $where }
   *[no] { $where }
}; neben dem Plan halten und das Feld notieren
start-hidden-area = verborgen: Der Besitzer wählt und notiert ein Feld von { $where }
start-hidden = verborgen: siehe die geheime Notiz, { ADJ($who) }
start-rumor = im Becher der Feindmeldungen
start-group = beiseite: Gruppe »{ $group }«
trait-high-explosive = Sprenggranaten
trait-mortar = Granatwerfer
trait-infantry-gun = Infanteriegeschütz
trait-smoke-thrown = wirft Rauch
trait-smoke-fired = schießt Rauch
trait-flame = Flammenwerfer
trait-pioneer = Pioniere
trait-turret = Turm
trait-all-round = schießt rundum
trait-open-topped = oben offen
trait-transport = trägt eine Einheit
trait-non-combat = kostet keinen KAP
# F zu Fuß, R Räder, K Ketten; r und k Bonuszüge.
letter-foot = F
letter-wheeled = R
letter-tracked = K
letter-wheel = r
letter-track = k
way-in-drives = { ADJ($who) }: { $unit } fährt herein{ there }
way-in-ai = { ADJ($who) }: KI tritt ein (Eintrittsbecher{ $late ->
    [yes] , { $rounds }
   *[no] { "" }
}){ there }
way-in = { ADJ($who) }{ $players ->
    [none] { "" }
   *[other] { " " }{ $players }
}: Einheiten kommen ab { $rounds }{ there }
way-out = { ADJ($who) }, Ausgang: { points } für { $unit ->
    [none] jede Einheit
   *[other] { $unit }
}{ there }
ways-out = { ADJ($who) }, Ausgang{ there }: siehe { typ-victory }
there = { $where ->
    [none] { "" }
   *[other] { " " }({ $where })
}
hexes-from-to = { $first } bis { $last }
rounds = { $rounds ->
    [one] Runde { $rounds }
   *[other] Runden { $rounds }
}

## Sieg

usual-task = Feindliche Einheiten vernichten: je 1 SP.
score-exit = { points } für { $unit ->
    [none] jede Einheit, die den Plan verlässt
   *[other] { $unit }, wenn die Einheit den Plan verlässt
}: { $where }.
score-exit-in-all = { points } insgesamt für { $unit }, wenn die Einheit den Plan verlässt: { $where }.
score-start = Beginnt mit { points }.
score-kills = { points } für jede vernichtete feindliche Einheit.
score-kills-of = Vernichtete Feinde: { $kills }, { points } für jede andere Einheit.
score-kind = { points } je { $units }
group-vehicle = Fahrzeug
group-gun = Geschütz
group-mortar = Granatwerfer
group-machine-gun = Maschinengewehr
marker = { $where }, anfangs { ADJ($who) }: { $worth }.
worth-taken = jedes Mal { points } für die Seite, die es einnimmt
worth-round = { points } am Ende jeder Runde für den Besitzer
worth-end = { points } am Ende für den Besitzer
worth-nothing = keine eigenen Punkte
end-track = Es endet, wenn der Missionsmarker Feld { $last } erreicht: Führ sein Ereignis aus, dann ist Schluss.{ $limited ->
    [yes] { " " }Auch das Ende von Runde { $rounds } beendet es.
   *[no] { "" }
}
end-rounds = Es endet mit Runde { $rounds }.
end-early = Es endet sofort, wenn eine Seite keine Einheit mit einem Angriffswert über 0 mehr hat, weder auf dem Plan noch im Kommen{ $solo ->
    [yes] ; führ zuerst die gelben Ereignisse aus, die auf der Leiste noch kommen{ $tiles ->
        [yes] , eine Tafel nur einmal, auf dem nächsten Feld, auf das sie kommt
       *[no] { "" }
    }
   *[no] { "" }
}.{ $markers ->
    [yes] { " " }Kontrollmarker zählen dann für ihre Besitzer.
   *[no] { "" }
}
end-decisive = Ein Sieg mit { $margin } SP oder mehr Vorsprung ist entscheidend, mit weniger ist er knapp.
end-side-task = Nebenaufgabe: { $told }
end-winner = Mehr SP gewinnen; gleich viele sind unentschieden.

## Die Seite der KI

sheet-defense = Verteidigungsseite
sheet-offense = Angriffsseite
symbol-shield = halten
symbol-scope = feuern
symbol-boot = bewegen
symbol-burst = stürmen
card-header = Leiste +{ $advance }, wenn höchstens { $limit } im Spiel
tile-on = auf { $n }
cup-later = { $units } (ab Runde { $round })
cup-no-enemy = { $n } × Kein Feind
cup-mines = { $n } × Mine
objective-markers = jeder Kontrollmarker, den du hältst
always-chosen = Ausgewählt: { $units }.
always-route = { $unit } folgt der Straße { $road } und verlässt dort den Plan.
always-defences = Verteidigungsmarker: Leg die { $n } des Vorrats in einen eigenen Becher.
always-group = Gruppe »{ $group }«: { $units }, beiseite, bis ein Ereignis sie bringt.
tile-short = Tafel { $n }

## Plättchen und Karten

counters = Plättchen
    .about = Schneide jeden Streifen aus, falte ihn an der gestrichelten Linie, klebe ihn und trenne die Plättchen an den Marken. Frisch ist gefüllt, verbraucht ist hohl. Sie passen auf die Felder der Kartenseiten.
    .alt = ein Plättchen
key-tip = Spitze
    .how = vorn: die Oberkante.
key-above = Oben
    .how = AP für Angriff (/ indirekt), Nummer, AP für Zug: { letter-foot } zu Fuß, { letter-wheeled } Räder, { letter-tracked } Ketten.
key-middle = Mitte
    .how = links +{ letter-wheel }, +{ letter-track } Bonuszüge auf Rädern oder Ketten; rechts VW der Flanke.
key-below = Unten
    .how = AW rot (/ blau), Reichweite, VW vorn. Rahmen am AW: schwach im Nahkampf; am VW: gepanzert.
key-shape = Form
    .how = Deutsche: rund, ein Band, G. Sowjets: gekappte Ecken, zwei Bänder, S.
block-units = Einheiten: { ADJ($who) }
    .note = vorn frisch, hinten verbraucht
block-hits = Treffermarker: { $pile }
    .note = blind aus einem Becher gezogen
pile-soft = weiche Ziele
    .short = weich
pile-armour = gepanzerte Ziele
    .short = gepanzert
block-markers = Marker
    .note = Kontrollmarker: eine Seite je Besitzer
block-works = Befestigungen und Hindernisse
block-rumors = Feindmeldungen
    .note = hinten verbraucht; »Kein Feind« und Mine kommen in den Becher
face-hit = TREFFER
face-vp = SP
face-cap = KAP
face-ap = AP
face-active = Aktiv
face-end = Ende
face-cup = RE-Becher
face-no-enemy = Kein Feind
face-mine = Mine
face-partner = P{ $n }
hit-attack = Angriff { SIGNED($n) }
hit-move = Zug { SIGNED($n) }
hit-ar = AW { SIGNED($n) }
hit-ars = AW r{ SIGNED($red) } b{ SIGNED($blue) }
hit-range = Weite { $n }
hit-flank = Fl { SIGNED($n) }
hit-front = vo { SIGNED($n) }
hit-only-rally = nur sammeln
hit-no-move = kein Zug
hit-no-attack = kein Angriff
hit-no-red = kein roter AW
hit-no-blue = kein blauer AW
hit-destroyed = vernichtet
hit-rally = sammeln { $n }
hit-no-rally = kein Sammeln
alt-spent = { $unit }, verbraucht
alt-rumor = Feindmeldung{ $spent ->
    [yes] , verbraucht
   *[no] { "" }
}
cards = Befehlskarten und Aktionskarten
back-orders = Befehle
back-actions = Aktionen
tag-command = Kommando · blau
tag-order = Befehl · grün
tag-action = dein ganzer Zug
tag-bonus = Bonus
foot-spent = Verbrauch { $n }{ $fresh ->
    [yes] { " " }· BLEIBT FRISCH
   *[no] { "" }
}
foot-hex = Feld { $where }

## Der ganze Satz

set = Conflict of Heroes
    .lead = Eigene Karten, Plättchen und Spielkarten für das taktische Spiel und seinen Solo-Gegner. Eine Mission hat einen eigenen Bogen: opfor sheet NAME.
    .counters = Druck mit 100 %. Plättchen: jeden Streifen ausschneiden, an der gestrichelten Linie falten, kleben, trennen.
    .boards = Karten: jeden Teil an den gestrichelten Linien schneiden, über den Nachbarn legen, kleben.
    .need = Dazu brauchst du zwei sechsseitige Würfel und ein paar Becher.
how-counters = eine Seite; falten, kleben, schneiden
how-cards = beide Seiten auf festem Papier (oder --backs fold)

## Wörter der Vorlagen

front = vorn
flank = Flanke
typ-victory = Sieg
typ-markers = Kontrollmarker:
typ-marker-rule = Ein Marker wechselt den Besitzer, wenn dieser niemanden im Feld hat und die andere Seite dort eine Einheit mit einem Angriffswert über 0, auch im Vorbeiziehen.
typ-end = Das Ende.
typ-rounds = Runden
typ-round = Runde
typ-happens = Was geschieht
typ-setting-up = Aufbau
typ-by-map = Aufbau, Karte für Karte
typ-set-up-of = Der Aufbau von { $title }
typ-special = Sonderregeln
typ-included = (in den Zahlen dieses Bogens enthalten)
typ-lying = Befestigungen, Hindernisse, Rauch
typ-number = Nr.
typ-unit = Einheit
typ-attack = Angr.
typ-move = Zug
typ-red = Rot
typ-blue = Blau
typ-range = Weite
typ-flank = Flanke
typ-front = Vorn
typ-begins = Beginnt
typ-force = Truppe: { $side }
typ-shared = Zwei Spieler teilen sich diese Seite: KAP, Karten und Punkte gemeinsam, jeder führt nur seine Einheiten.
typ-costs = Angr., Zug:
typ-costs-are = was ein Angriff oder Zug kostet (zweite Zahl: indirektes Feuer); { letter-foot } zu Fuß, { letter-wheeled } auf Rädern, { letter-tracked } auf Ketten; +{ letter-wheel }, +{ letter-track } ein Bonuszug auf Rädern oder Ketten.
typ-ratings = Rot, Blau:
typ-ratings-are = Angriffswert (AW) gegen rote und blaue VW; umrahmt: schwach im Nahkampf.
typ-drs = Flanke, Vorn:
typ-drs-are = Verteidigungswert (VW); rot, oder blau mit b.
typ-cards = Aktionskarten
typ-copies = Zahl
typ-card = Karte
typ-kind = Art
typ-cost = Preis
typ-effect = Wirkung
typ-joins = hier schließt Karte { $n } an
typ-north = NORDEN
typ-south = SÜDEN
typ-west = WESTEN
typ-east = OSTEN
typ-only = Nur für diesen Spieler: { $side }
typ-fold = Falte diese Seite, bevor andere sie sehen.
typ-hidden = Zu Beginn verborgen:
typ-hidden-are = Halte diese Plättchen neben dem Plan. Sie bleiben verborgen, bis sie offen handeln oder bemerkt werden.
typ-ai = Die KI
typ-ai-how = Versuch die Plätze einer Reihe von links, die Zeilen eines Platzes von oben; führ die erste aus, die geht, und nur die.
typ-counteractions = Gegenaktionen
typ-mission-orders = Missionsbefehle
typ-none = Keine.
typ-track = Missionsleiste
typ-track-how = Der Marker beginnt auf Feld 1. Führ das Ereignis des Felds aus, auf dem er hält; das eines überschrittenen nur, wenn es gelb ist. Feld { $last } beendet die Mission, nach seinem Ereignis.
typ-tiles-how = Tafeln auf der Leiste. Hat der Marker eine Tafel erreicht oder überschritten, rückt sie auf das nächste Feld ihrer Bahn (1a, 1b, 1c … oder 2a, 2b, 2c …); eine überschrittene ohne gelbes Feld wird nicht ausgeführt, rückt aber vor. Die Felder oben zeigen schon, wo jede liegen wird.
typ-cups = Becher, Marker, Stapel
typ-entry-cup = Eintrittsbecher:
typ-empty = leer.
typ-rumors = Feindmeldungen:
typ-rumors-on = auf { $where }.
typ-rumors-none = anfangs keine.
typ-re-cup = Becher der Feindmeldungen:
typ-deck = Befehlsstapel:
typ-deck-is = Karten { $cards } ({ $n }); blau: { $blue }.
typ-objectives = Missionsziele:
typ-objectives-none = keine.
typ-default = fest auf dem Bogen
typ-no-tile = keine Tafel
typ-tile = Tafel
typ-always = Die ganze Mission:
typ-last = ENDE
typ-start = Start
typ-spaces = Felder
typ-title = Titel
typ-event = Ereignis
typ-yellow = (gelb)
typ-landed = Nur wenn er darauf hält:
