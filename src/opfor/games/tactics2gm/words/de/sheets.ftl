# Der gedruckte Satz von 2GM Tactics. Ein Stück ist ein Titel mit seinen .lines, ein Absatz je Zeile;
# » | « trennt zwei Dinge, die nebeneinander stehen.

front = Zwei Armeen auf einem Feld von sechs Linien und zehn Spalten: aufstellen, ziehen, schießen, die Versorgungslinie ganz halten. Der Feind spielt nach den hier gedruckten Leitern.
    .lines =
        Drucke mit 100 %. Marker: Schneide jeden Streifen aus, falte ihn an der gestrichelten Linie, klebe ihn, trenne die Marker.
        Karte und Marker derselben Nummer gehören zusammen: Die Karte kommt aus dem Stapel, der Marker steht auf dem Feld, die Karte liegt daneben.
        Du brauchst außerdem einen W10 und einen Becher für Gelände.
    .how =
        Einheiten-, Unterstützungs- und Haltungskarten | beidseitig auf festem Papier (oder --backs fold)
        Marker | einseitig; falten, kleben, schneiden
cards = Einheiten-, Unterstützungs- und Haltungskarten
counters = Marker
    .about = Vorderseiten über der Falz, Rückseiten kopfüber darunter. Erst falten, dann an den Marken schneiden.
    .lines =
        Oben | Felder, die sie zieht; ihre Nummer, die der Karte.
        Mitte | was sie ist; ein Kästchen je Trefferpunkt; ihr Name.
        Unten | Durchschlag, Reichweite, Verteidigung. Kosten und der Rest stehen auf der Karte.
        Form | Amerikaner: runde Ecken, ein Streifen. Deutsche: gekappte Ecken, die oberen hell.
        Rückseite | verdeckt: nachts, bis ein Feind auf 2 heran ist.
a-counter = ein Marker
unit-note = Rückseite: verdeckt
face-down = verdeckt
block-terrain = Gelände
    .note = liegt auf dem Feld; der Geländestapel wird aus einem Becher gezogen
block-equipment = Ausrüstung
    .note = Rückseite: ein benutztes Plättchen mit Pfeil, bis zum Umdrehen
block-markers = Marken
    .note = Wunden 1 und 2, 3 und 4; Deckung; gehindert; Leistenmarker
track-turn = Zug
track-ap = AP { TITLE($army) }
track-losses = Verluste

## Karten und Marker

card-values = Werte
    .lines =
        Kosten
        Zug
        Weite
        trifft
        Durchs.
        Schaden
        Vert.
        TP
card-support = Unterstützung
card-only = nur { $types }
card-stance = Haltung
card-stance-first = { $first ->
    [offensive] zuerst handeln ihre offensiven Einheiten
   *[defensive] zuerst handeln ihre defensiven Einheiten
}
card-cost = AP zum Spielen
card-carries = trägt { $types }
timing-deployment = bei der Aufstellung
timing-after-miss = nach einem Fehlschuss
timing-after-shooting = nach dem Schießen
terrain-cover = Deckung +{ $n }
terrain-no-cover = keine Deckung
terrain-hp = TP { $hp }
terrain-for-good = unzerstörbar
terrain-closed = gesperrt: { $types }
terrain-hard = schwer: { $types }
token-weapon =
    Weite { $range }, ab { $to_hit }
    Durchs. { $penetration }, Schaden { $damage }
token-heal = heilt { $amount }
token-repair = repariert { $amount }
token-self-cover = { $amount } schwerer
token-smoke = deckt einen Freund: { $amount }
token-blind = blendet einen Feind: { $amount }
token-used = benutzt
    .lines =
        benutzt
        ↻ Umdrehen
marker-wounds = { $n ->
    [one] Wunde
   *[other] Wunden
}
marker-cover = schwerer
marker-no-move = kein Zug
marker-no-fire = kein Schuss
marker-ap = AP
marker-hq = HQ
marker-turn = Zug
marker-stance =
    Haltung
    der KI
marker-target = Missionsziel

## Felder

field-alt = Das Feld von { $title }
field-hq = HQ · { $role }
field-hq-near = ein Schritt von { $spaces }
field-winning = Sieg
field-wins = { CAP($role) }: gewinnt, wenn { $ways }.
field-target = Ziel
    .text = { $where }, im gestrichelten Goldrand.
field-conditions = Bedingungen
    .text = { $weather }.
field-first = Erster Zug
    .bid = das höhere Gebot.
    .role = { $role }.
role-north = Nord
role-south = Süd
role-germans = Deutsche
role-americans = Amerikaner
role-defender = Verteidiger
role-attacker = Angreifer
role-ai = als KI: { CAP($role) }, { $counts }, { $kind ->
    [offensive] Offensive KI
   *[defensive] Defensive KI
}
role-ap = { $ap } AP
role-army = Armee: { TITLE($army) }
role-terrain = Gelände auf den eigenen Linien { $low } bis { $high }, bezahlt: { $cards }
role-deploys = zieht { $n } Karten und legt Einheiten auf die eigenen Linien { $low } bis { $high }
role-supplied = { $n } Linien immer versorgt
role-without = ohne { $types }

## Das Verfahren der KI

flow = Ablauf eines Zugs
    .lines =
        Haltung | W10 und Modifikatoren
        HQ | AP
        Karten | 5 ziehen
        Bewegung | eine nach der anderen
        Aufstellung | Karten, Ausrüstung, Unterstützung
        Schießen | eine nach der anderen
        Ende | alles abwerfen
ai-battle-royal = Die Dynamische KI
    .about = Wie die KI in einer Feldschlacht spielt. Ihre Linie 1 ist die vor ihrem HQ; AP, die sie nicht ausgibt, behält sie.
ai-offensive = Die Offensive KI
    .about = Wie die KI als Angreifer eines Szenarios spielt. Ihre Linie 1 ist die vor ihrem HQ; AP, die sie nicht ausgibt, behält sie.
ai-defensive = Die Defensive KI
    .about = Wie die KI als Verteidiger eines Szenarios spielt. Ihre Linie 1 ist die vor ihrem HQ; AP, die sie nicht ausgibt, behält sie.
rider = Ein Mitfahrer: wie die nächste Karte, unter denen, die ein eben aufgestellter Transporter tragen kann.
tie-d10 = ein W10 (eine Spalte: noch einmal, wenn sie besetzt ist)
which-stance = Welche Haltung?
    .head = W10 | Haltung | um
    .royal = Deine vorderste Einheit (keine Aufklärer, keine unbewaffneten Transporter) auf Linie 1 der KI { SIGNED($red_alert) }, Linie 2 { SIGNED($yellow_alert) }, Linie 3 und 4 { SIGNED($standard) }, Linie 5 { SIGNED($superiority) }; keine jenseits der eigenen: { SIGNED($attack) }. Ihre Versorgungslinie unterbrochen: { SIGNED($broken_supply) }.
    .scenario = { SIGNED($line_with_own) } für jede Linie mit einer Einheit der KI, { SIGNED($line_with_enemy_only) } für jede Linie nur mit deinen.
# Fälle, die ein Tisch nicht am Namen erkennt, und was die Leitern voraussetzen.
case-early = es sonst einer der Züge 1 bis { $phrases-first_turns } ist und es freie Deckung gibt
case-falls-back = sie sonst verwundet ist und ein W10 1 bis { $phrases-wounded_retreat_up_to } zeigt
case-holds = sie sonst verwundet ist und der W10 mehr zeigt
case-helps = sie sonst einer Verwundeten im Umkreis von { $phrases-nearby } helfen kann
case-offensive = Verstärkung, Vormarsch oder Großangriff
case-defensive = Totale Verteidigung oder Verteidigung
term-guide = Wohin eine Einheit geht: Nur das Erste hiervon, was zutrifft, leitet sie: was gewinnt, Deckung in den ersten Zügen, ihre Wunden, jemand, dem sie hilft, die Haltung. Die unteren Sprossen, die nichts davon nennen, gelten für alle.
term-goal = Ziel
    .battle-royal = Ziel: in Totaler Verteidigung und Verteidigung das HQ der KI, sonst deines. Was zerstört werden muss: dein HQ.
    .offensive = Ziel: das Missionsziel; ohne eines dein HQ. Zerstört werden muss es, wenn das Szenario es sagt.
    .defensive = Ziel: das Missionsziel; ohne eines das HQ der KI.
term-danger = Gefahr einer Einheit: für jede Waffe und alles, was sie durchschlägt und im nächsten Zug nach ihrer Bewegung beschießen könnte, Trefferchance mal Schaden (höchstens die TP, die bleiben), mal { $danger-weight_hq } für das HQ oder ein zu haltendes Ziel, mal { $danger-weight_command_group } für einen Stab; zähle zusammen, dazu { $danger-line_1 } auf Linie 1, { $danger-line_2 } auf Linie 2. Eine glückliche 10 zählt nicht. Eine Bedrohung hat 1 oder mehr. Gleich: die teurere, dann die dem HQ der KI nähere.
term-best-shot = Bester Schuss: Trefferchance mal Schaden, auf das, was er durchschlägt. Für eine Schadenschance zählt eine 10 mit, auch das HQ ist ein Ziel, und wer noch zieht, zählt, was er erreichen könnte.
term-artillery = Artillerie: Flugabwehr nur, solange ein Flugzeug von dir im Spiel ist. Beladen: mit einem Mitfahrer dafür auf der Hand. Flugzeuge zählen als Unterstützung gegen Bedrohung oder Ziel.
term-clause = Ihre Klausel stellt { $key ->
    [cheapest] das Billigste
    [fastest] das Schnellste
   *[hardest-hitting] die größte Wucht
} voran: { $says }.
term-kit = { $stance } { $kit ->
    [defensive] defensiv
    [offensive] offensiv
    [both] je eines
    [killing] was die gefährlichste Einheit zerstören kann
   *[none] keines
}
term-equipment = Ausrüstung: gekauft, wenn keine Einheit mehr gekauft werden kann, bei { $last } nach der letzten Karte. Verlangt: { $stances }.
# Was Maße an einem Tisch heißen, nach ihrer Kennung.
plainly-may-win = eine Einheit, deren Zug gewinnt oder einen Siegschuss bringt
plainly-may-help = eine Einheit, die eine im Umkreis von { $phrases-nearby } heilen oder reparieren kann
plainly-chance-of-damage = die beste Schadenschance, das HQ eingeschlossen
plainly-is-in-front = eine Einheit vor Linie { $phrases-rear_lines }
plainly-need-not-wait = eine Einheit, die nicht allein auf ihrer Linie ist oder gewinnt
plainly-rear-line = Linie { $phrases-rear_lines }, für Einheiten darauf 1; sonst dahinter, sonst davor
plainly-is-beside-friend = ein Feld neben einer anderen Einheit der KI
plainly-lines-to-middle = das Feld am nächsten an Linie 3 und 4
plainly-takes-control = eine Linie, die die KI nur mit ihr kontrolliert
plainly-best-damage = der beste Schuss: Chance mal Schaden
plainly-shooters-at = die wenigsten deiner Einheiten mit ihm in Reichweite
plainly-turns-to-aim = die wenigsten Züge, bis das Ziel in Reichweite ist
plainly-to-help = am nächsten am HQ oder an jemandem, der ihr helfen kann
plainly-is-useful = eine Karte, die sie zahlen kann, mit Platz oder Ziel
plainly-can-face = eine Spalte mit einer Einheit von dir derselben Art, die sie durchschlägt
plainly-damage-to-facing = der größte erwartete Schaden an ihr
plainly-is-worth-a-shot = was sie durchschlägt, und jede Einheit (eine 10)
plainly-can-damage = was sie durchschlägt
plainly-is-nearby = eine Einheit im Umkreis von { $phrases-nearby }
plainly-is-in-middle = eine Einheit auf Linie 3 oder 4
plainly-supply-command-hq = wer allein auf einer Linie deiner Versorgungslinie steht, dann Stäbe, dann das HQ
plainly-hurts-the-best = wer eine der { $phrases-best_units } teuersten Einheiten der KI in seiner Reichweite durchschlägt
plainly-is-otherwise-dangerous = wer ein einzelnes Glied der Versorgungslinie der KI treffen kann oder irgendeine Gefahr hat
plainly-is-sure-kill = was ein Schuss mit 50 % oder mehr zerstört

## Die Regeln in Kürze

rules-about = Zu zweit oder gegen die KI.
rules-setting-up = Aufbau
    .lines =
        Wählt Armeen. Dein Stapel: bis { $economy-points_limit } Punkte (gedruckte Kosten). Der der KI: Ihre Codezeile nennt, wie viele Karten Infanterie-Artillerie-Panzer-Transporter-Unterstützung blind aus ihren fünf Stapeln gezogen werden; in einer Feldschlacht von jeder Art so viele, wie du hast.
        Die KI spielt ohne { $removed }. Ein W10 fügt ihrer Armee hinzu: 3 Infanterie, 4 Artillerie, 5 Panzer, 6 Transporter, 7 Unterstützung, 8 Infanterie und Transporter, 9 und 10 Artillerie und Unterstützung.
        Beide beginnen mit { $economy-start_ap } AP (ein Szenario sagt es anders), HQ { $hq-hp } TP, Verteidigung { $hq-defence }.
        Feldschlacht: Bietet AP um den ersten Zug, die KI W10 minus { $bid-ai_die_minus }. Das höhere Gebot beginnt; die gebotenen AP kaufen Gelände auf deinen Linien 1 bis 3. Die KI zieht aus dem Becher ohne Draht und Sperren und übergeht, was zu teuer ist; für jedes ein W10, 1 bis { $bid-second_row_up_to } ihre Linie { $bid-row_low }, sonst { $bid-row_high }, und ein W10 für die Spalte.
        Du ziehst { $cards-opening_hand } Karten.
at-level = Stufe { $level }: { $sets }.
level-sets = { "" }
    .whole = Das HQ der KI gibt { $ap } AP je Zug
    .halves = Das HQ der KI gibt { $ap } AP in ihren ungeraden Zügen, { $more } in den geraden
rules-your-turn = Dein Zug
    .lines =
        HQ: { $economy-hq_ap } AP (KI { $economy-ai_hq_ap }), +1 für jede Linie deiner ununterbrochenen Versorgungslinie bis { $economy-supply_cap }, +1 für einen Stab darauf.
        Karten: { $cards-draw } ziehen (KI { $cards-ai_draw }). Bewegung. Aufstellung. Schießen.
        Umdrehen: In einem früheren Zug benutzte Plättchen mit Pfeil sind bereit. Bis auf { $cards-hand_limit } abwerfen. Mit leerem Stapel verlierst du; die KI mischt ihre Ablage.
rules-movement = Bewegung
    .lines =
        Schritte im Kreuz, jede Einheit einmal, keine in diesem Zug aufgestellte. Schweres Gelände kostet { $movement-hard_cost }; ein Schritt ist immer möglich. Nicht durch Feinde.
        Auf ein Feld passt eine Einheit, in ein Haus oder auf ein Missionsziel zwei. Zwei Nachbarn dürfen die Plätze tauschen.
        Transporter: von nebenan einsteigen, im nächsten Zug nebenan aussteigen. Zerstört: Infanterie kommt mit { $fire-bail_out_damage } Wunde heraus, ein Geschütz ist verloren.
        Sturm: Infanterie schießt in der Bewegung einmal auf einen Nachbarn; der Feind darf in seinem nächsten Schießen mit einem Zusatzschuss antworten. Gedeckte Bewegung: Infanterie zieht neben einem Fahrzeug im langsameren Tempo und ist um { $fire-covered_movement } schwerer zu treffen.
rules-deployment = Aufstellung
    .lines =
        Bezahle die Kosten einer Karte; die Einheit kommt auf deine Linie 1. Unterstützungskarten: bezahlen und tun, was sie sagen. Eine Unterstützungskarte wirkt nie auf eine Einheit, auf die schon eine gleichen Namens gewirkt hat.
        Ausrüstung für eben aufgestellte Einheiten oder solche auf Linie 1: Infanterie ein offensives und ein defensives Plättchen, andere zwei; keines doppelt.
        Flugzeuge greifen einmal aus der Hand an, ein beliebiges Ziel; vorher schießen Flugabwehr in Reichweite und Jäger auf Patrouille. Ein Jäger darf stattdessen auf Patrouille warten.
rules-shooting = Schießen
    .lines =
        Jede Waffe einmal, auf das, was in Reichweite ist; nichts verdeckt die Sicht. Wirf einen W10: Die Zahl der Waffe oder mehr trifft, eine 10 immer und zerstört eine Einheit sofort.
        Schwerer: Deckung im Gelände, Nebel, Nacht +{ $fire-night }. Leichter: −1 für jede Wunde des Ziels bis { $fire-wound_cap }, −{ $fire-suppression } ab dem zweiten Schützen.
        Ein Treffer macht seinen Schaden, wenn der Durchschlag mindestens die Verteidigung ist. So viele Wunden wie TP zerstören.
        Das HQ liegt hinter den zwei mittleren Feldern von Linie 1, einen Schritt von jedem, und wird wie eine Einheit beschossen; eine 10 ist nur ein Treffer.
rules-supply = Versorgung, Nacht, Ende
    .lines =
        Versorgungslinie: Linien mit deinen Einheiten, ab Linie 1 ohne Lücke.
        Nacht: Einheiten werden verdeckt aufgestellt, bis ein Feind auf { $night-reveal_distance } heran ist. Arktis: { $movement-arctic } weniger Bewegung.
        Zerstöre das HQ, oder tu, was das Szenario sagt. Nach je { $economy-last_turn } Zügen gewinnt das heilere HQ.
