# Die Hilfe der einzelnen Befehle.

value-default = Vorgabe: { $value }
value-alone = Vorgabe { $value }
words-default = { $what } (Vorgabe: { $value })
words-default-alone = { $what } (Vorgabe { $value })
options-of-game = Optionen von { $title }
short-for = kurz für { $flag }
play-a-seat = lass das Programm einen Platz spielen, oder jeden außer dem des Bots, oder cmd:BEFEHL, ein eigenes Programm (docs/research.md)
play-a-seat-as = lass das Programm einen Platz spielen, oder jeden außer dem des Bots: { $names }, oder cmd:BEFEHL, ein eigenes Programm (docs/research.md)
roll-sources = das würfelt oder zieht das Programm; all für alles: { $names }
how-hard = wie schwer: { $names }
how-hard-shown = wie schwer: { $command } zeigt, was die Spieler auf jeder Stufe gewinnen
new-level = bei new: { $names }
same-seed = gleicher Startwert, gleiches Spiel ({ $default })
every-fault = jeden Fehler, nicht nur die ersten { $n }

usage = Aufruf
positional-arguments = was folgt
options = Optionen
show-this-help-message-and-exit = zeigt diese Hilfe und endet
drawn-anew-each-time = jedes Mal neu gezogen
content-of-your-own-a-folder-or-a-pack-in-the-data-folder-by-its-name = eigener Inhalt: ein Ordner, oder ein Pack im Datenordner bei seinem Namen
an-option-of-the-game = eine Option des Spiels
play-a-disputed-rule-another-way-opfor-rules-game-lists-them = eine strittige Regel anders spielen (opfor rules GAME nennt sie)
go-on-with-a-saved-game-without-file-the-one-played-last = ein gespeichertes Spiel fortsetzen; ohne FILE das zuletzt gespielte
begin-from-a-position-file = von einer Stellungsdatei aus beginnen
keep-nothing = nichts aufheben
one-json-document-on-standard-output = ein JSON-Dokument auf der Standardausgabe
let-the-program-roll-or-draw-this-all-for-everything = das würfelt oder zieht das Programm; all für alles
roll-or-draw-this-yourself-and-leave-all-others-to-the-program = das würfelst oder ziehst du selbst, alles andere das Programm
tell-everything-you-draw-also-what-the-opponent-never-looks-at = sag alles, was du ziehst, auch was der Gegner nie ansieht
a-file-or-for-standard-input = eine Datei, oder - für die Standardeingabe
answer-a-line-for-every-line = auf jede Zeile eine Zeile antworten
a-saved-game-or-a-position-for-input = ein gespeichertes Spiel oder eine Stellung; - für die Eingabe
everything-that-was-looked-at = alles, was geprüft wurde
why-x-was-not-chosen = warum X nicht gewählt wurde
as-it-would-be-after-this-answer-what-it-leaves-open-the-first-option = wie es nach dieser Antwort wäre (was sie offenlässt: die erste Möglichkeit)
a-saved-game = ein gespeichertes Spiel
only-up-to-entry-n-and-the-board = nur bis Eintrag N, mit dem Plan
also-what-was-taken-back = auch, was zurückgenommen wurde
with-the-opponents-reasons = mit den Gründen des Gegners
a-saved-game-or-the-line-of-one = ein gespeichertes Spiel, oder die Zeile eines Spiels
a-saved-game-newest = ein gespeichertes Spiel (das neueste)
lines-of-play-tried-at-each-choice-60 = Spielverläufe, die je Entscheidung probiert werden (60)
also-write-a-page-with-curve-and-boards = auch eine Seite mit Kurve und Plänen schreiben
whose-choices-the-persons = wessen Entscheidungen (die der Person)
its-number-or-name-the-next-one-first-a-first-game-with-the-coach-beside-it = Nummer oder Name; sonst die nächste; first: ein erstes Spiel mit dem Trainer daneben
only-list-the-lessons = die Lektionen nur aufzählen
what-it-has-to-decide = was er zu entscheiden hat
an-answer-names-separated-by-commas-repeatable-nothing-is-asked-at-the-screen = eine Antwort, Namen mit Kommas dazwischen (wiederholbar): am Bildschirm wird nichts gefragt
which-one-any = welche (irgendeine)
show-the-answer-at-once = die Antwort gleich zeigen
make-n-new-ones-instead = stattdessen N neue machen
where-to-write-what-was-made = wohin das Gemachte geschrieben wird
add-them-to-those-file-holds = zu denen in FILE hinzufügen
make-none-after-so-long = nach dieser Zeit keine mehr machen
the-position-of-the-day-today = die Stellung des Tages (heute)
today = heute
only-say-what-is-played = nur sagen, was gespielt wird
begin-a-game-there = dort ein Spiel beginnen
processes-that-play = Prozesse, die spielen
compare-games-by-how-they-end-and-score-alone-no-turn-is-redone-thousands-a-minute-where-an-engine-is-compiled = Spiele nur nach Ende und Wertung vergleichen, kein Zug wird wiederholt: Tausende in der Minute, wo eine Engine übersetzt ist
processes-default-all-cores = Prozesse (Vorgabe: alle Kerne)
play-on-a-dask-cluster-instead = auf einem Dask-Cluster spielen
csv-json-or-parquet = .csv, .json oder .parquet
measure-this-one-may-come-again-cmd-command-is-a-program-of-your-own = diesen messen; wiederholbar; cmd:BEFEHL ist ein eigenes Programm
keep-there-what-programs-are-told-and-answer = dort aufheben, was Programmen gesagt wird und was sie antworten
tell-programs-other-names-for-all-things = Programmen für alles andere Namen nennen
where-it-lies = wohin damit
stop-at-so-many-rows-and-games = bei so vielen Zeilen aufhören (und bei --games)
learn-what-settles-decisions = lernen, was bei Entscheidungen den Ausschlag gibt
a-program-of-your-own-that-can-be-chosen-as-a-player-docs-research-md = ein eigenes Programm, das als Spieler gewählt werden kann (docs/research.md)
who-plays-wherever-the-experiment-names-nobody-a-program-of-your-own-cmd-command-that-it-names-is-started-only-if-it-stands-here-too = wer spielt, wo das Experiment niemanden nennt; ein eigenes Programm (cmd:BEFEHL), das es nennt, startet nur, wenn es auch hier steht
the-ladder-a-json-file = die Rangliste, eine JSON-Datei
where-the-net-is-written = wohin das Netz geschrieben wird
how-fair-it-is = wie fair es ist
the-program-drafts-every-seat = das Programm wählt für alle Plätze
play-a-recorded-generation-json = eine aufgezeichnete Erzeugung abspielen (JSON)
where-the-mission-is-written = wohin die Mission geschrieben wird
also-tell-the-generation-as-a-script-for-script = die Erzeugung auch als Skript für --script ausgeben
roll-or-draw-this-at-your-own-table-without-source-everything = das würfelst oder ziehst du an deinem Tisch; ohne SOURCE alles
how-often-you-or-the-first-side-should-win = wie oft du, oder die erste Seite, gewinnen soll
each-default-300 = je; Vorgabe 300
leave-the-draft-as-it-is-and-say-how-fair-it-is = den Entwurf lassen, wie er ist, und sagen, wie fair er ist
a-run-or-a-file = eine Folge, oder eine Datei
new-the-file-sheet-the-pdf = new: die Datei; sheet: das PDF
new-dice-are-rolled-at-the-table = new: gewürfelt wird am Tisch
sheet-default-a4 = sheet: Vorgabe a4
one-of-them-only = nur eines davon
write-its-drawing = die Zeichnung davon schreiben
a-game-a-mission-file-or-a-mission-id = ein Spiel, eine Missionsdatei oder der Name einer Mission
the-sheet = der Bogen
these-parts-only = nur diese Teile
counters-16-to-20-default-16 = Plättchen, 16 bis 20 (Vorgabe 16)
turn-over-the-long-or-short-edge-or-fold-default-long = über die lange oder kurze Kante wenden, oder falten (Vorgabe lang)
each-board-on-one-large-sheet-instead-of-tiles = jeden Plan auf einem großen Bogen statt in Teilen
without-pieces-to-cut-out-and-without-rules = ohne Teile zum Ausschneiden und ohne Regeln
what-to-do = was zu tun ist
enter-new-ones-keep-those-typed-at-a-table-print-or-take-in-a-spreadsheet = neue eingeben, am Tisch getippte aufheben, eine Tabelle drucken oder einlesen
what-is-entered-default-cards = was eingegeben wird (Vorgabe: Karten)
the-pack-that-is-filled-a-folder-or-a-name-in-the-data-folder-default-my-game = das Pack, das gefüllt wird: ein Ordner, oder ein Name im Datenordner (Vorgabe my-GAME)
do-not-read-lines-back = Zeilen nicht zurücklesen
takes-a-free-one = 0 nimmt einen freien
do-not-open-the-browser = den Browser nicht öffnen
keep-games-in-postgresql-a-server-many-people-share = Spiele in PostgreSQL aufheben: ein Server für viele
keep-games-there = Spiele dort aufheben
what-the-games-folder-is-called = wie der Ordner des Spiels heißt
another-folder-for-it = ein anderer Ordner dafür
look-for-what-is-missing-or-wrong = nach Fehlendem und Falschem suchen
one-rule-or-ruling-in-full = eine Regel oder Auslegung im Ganzen
every-question-the-opponent-asks-and-its-ladder = jede Frage des Gegners mit ihrer Leiter
every-place-not-only-the-first = jede Stelle, nicht nur die erste
where-the-run-lies-default-under-lab-runs = wo der Lauf liegt (Vorgabe: unter lab-runs)
only-some-of-the-blocks = nur einige der Blöcke
games-whose-every-turn-is-redone-with-the-ruling-the-other-way-default-40 = Spiele, deren Züge mit der anderen Auslegung wiederholt werden (Vorgabe 40)
repeatable = wiederholbar
who-plays-against-the-bot = wer gegen den Bot spielt
the-table-as-markdown = die Tabelle als Markdown
keep-the-weights-beside-the-games-book = die Gewichte neben dem Regelbuch des Spiels aufheben
find-a-handicap-for-it = einen Ausgleich dafür finden
only-dials-so-named = nur Regler dieses Namens
put-what-comes-nearest-into-the-file = was am nächsten kommt, in die Datei schreiben
only-the-ladder-of-players = nur die Rangliste der Spieler
only-the-dials = nur die Regler
who-measures = wer misst
only-this-one-may-come-again-default-all-that-come-with-the-game = nur diese; wiederholbar (Vorgabe: alle, die mitkommen)
at-most-so-long-for-each-part-3 = höchstens so lange für jeden Teil (3)
what-is-wished-for-50 = was gewünscht ist (50)
only-the-mission-as-it-stands = nur die Mission, wie sie ist
who-plays = wer spielt
the-sheet-as-markdown = den Bogen als Markdown
plain-games-only = nur gewöhnliche Spiele
run-the-tests-of-the-checkout-too = auch die Tests des Quelltexts laufen lassen
default-run-report-html = Vorgabe RUN/report.html

text-play = Spiele gegen den Gegner eines Spiels, hier im Terminal.
text-table =
    Begleiter für einen echten Tisch: Das Programm führt den Gegner, du ziehst die Teile.

    Würfel, Stapel und Beutel sind deine, wenn du sie nicht dem Programm überlässt. Stapel mit
    opfors eigenen Karten und lange Züge, die niemandem Spaß machen (eine Armee aus Dutzenden),
    übernimmt das Programm, wenn du sie nicht mit --table nennst; mit eigenen Karten (--pack) ziehst
    du. Was du für dich ziehst und der Gegner nie ansieht, wird nicht gefragt, außer mit --told.
text-decide =
    Eine Entscheidung des Gegners für eine Stellung, mit ihren Gründen.

    POSITION ist eine Datei, - für die Standardeingabe, oder eine .jsonl-Datei mit einer Stellung je
    Zeile. Mehrere Stellungen ergeben ein JSON-Dokument je Zeile, in derselben Reihenfolge. Mit
    --serve antwortet der Befehl Zeile für Zeile, bis die Eingabe endet: {"{"}"game": …, "position":
    …, "rulings": …, "seed": …{"}"} hinein (die beiden letzten dürfen fehlen), ein JSON-Dokument
    heraus.
text-why = Die Gründe des Gegners: für seinen letzten Zug in einem gespeicherten Spiel, oder für den nächsten in einer Stellung.
text-forecast = Genaue Chancen der nächsten Aktion des Gegners, aus einem gespeicherten Spiel oder einer Stellung.
text-saves = Zählt die gespeicherten Spiele auf, das zuletzt gespielte zuerst.
text-replay =
    Geht ein gespeichertes Spiel Zug um Zug durch, mit dem, was auf jeden Eintrag folgte, in Worten.

    Im Terminal: Enter zeigt den nächsten Zug, b den vorigen, eine Zahl geht zu diesem Eintrag, t
    und eine Zahl zu diesem Zug, end ans Ende; / und Wörter sucht sie, map, board und why zeigen
    mehr, account sagt, woher die Punkte kamen, q endet.
text-verify =
    Spielt ein gespeichertes Spiel nach den heutigen Regeln nach und nennt den ersten Unterschied.

    Auch die Zeile eines Spiels der Woche wird nachgespielt.
text-review = Ein gespeichertes Spiel noch einmal angesehen: Gewinnchancen, Wendepunkte, bessere Züge, Glück und Können.
text-learn = Der Kurs eines Spiels: eine Lektion nach der anderen, jeder Schritt, indem man ihn tut.
text-ask =
    Der Gegner ohne Plan: Er fragt nach den wenigen Dingen, die sein nächstes Kriterium braucht,
    entscheidet und sagt, warum.

    Nichts wird nachgebaut, nichts aufgehoben: Wähle, was er zu entscheiden hat, nenne, was da ist,
    und antworte mit einem Blick auf den Tisch. Was zum Zug gesagt wurde (die Strategie, die
    Haltung), wird einmal gefragt; new beginnt den nächsten Zug.
text-puzzle = Aufgaben: ein Augenblick eines Spiels, ein bester Zug; fragt, prüft, erklärt.
text-week =
    Das Spiel der Woche: Mission, Stufe und Startwert nach dem Datum, für alle gleich, ein Versuch.

    Ohne Spiel sagt die Woche, welches. Wer wiederkommt, setzt den Versuch fort, oder sieht danach
    seine Zeile: Text, in dem das ganze Spiel steht, zum Einfügen, wo du willst; opfor verify LINE
    spielt es nach.
text-results = Deine eigene Seite: was du hier gespielt und gewonnen hast, aus den aufgehobenen Spielen.
text-ladder =
    Was als Nächstes zu spielen ist: die Sprossen eines Spiels von leicht bis schwer, und wo du
    stehst.

    RUNG (ein Name, eine Zahl von der leichtesten an, oder next) beginnt dort ein Spiel. Der Anteil
    neben einer Sprosse ist deine eigene Chance, aus den hier aufgehobenen Spielen, in denen kein
    Tipp gefragt war.
text-corpus =
    Schreibt Spiele als Daten: Entscheidungen des Gegners mit ihren Gründen oder Züge der Spieler.

    --what ist decisions (Kandidaten, Sprossen mit dem, was sie maßen, angeführte Zeilen, was den
    Ausschlag gab) oder choices (was der Platz sah, was zur Wahl stand, was er nahm, wie es endete).
    In den Ordner kommen Parquet-Dateien und ein Datenblatt; derselbe Befehl ergibt dieselben Bytes
    und macht weiter, wo er angehalten wurde. --predict lernt aus den ersten Spielen, welche Regel
    eine Entscheidung bestimmt, und misst es an den letzten.
text-simulate =
    Spiele ohne Bildschirm, mit Statistik: wer wie oft gewinnt, wie lange es dauert, welche Regeln
    entschieden.

    Die Kurzform des Labors: eine Spielweise, kein Vergleich (opfor lab run vergleicht). Die Zahlen
    hängen am Startwert und nicht an der Zahl der Prozesse. Strg-C behält, was fertig ist.
text-arena =
    Misst Spieler an dem, was ein Spiel zurückhält, und schreibt eine Rangliste mit Intervallen.

    Einstellungen, Missionen, Auslegungen und Startwert sind zurückgehalten (books/held-out.toml des
    Spiels): Nichts wird darauf abgestimmt; eine bekannte Einstellung, an der nur der Startwert neu
    ist, wird gezeigt und nicht gezählt. Alle Spieler sehen dieselben Spiele; ein eigenes Programm
    (cmd:BEFEHL) wird wie jeder andere gemessen, mit dem Anteil erlaubter Antworten und den Token,
    die es nennt. Die Rangliste wird gelesen, ergänzt und neu geschrieben; ohne --player wird sie
    nur gezeigt.
text-train =
    Lehrt das Netz eines Spiels neu, misst es und schreibt es mit seiner Karte.

    Das Netz lernt aus Spielen gegen den Gegner, am Wert der Stellungen nach jedem eigenen Zug.
    Stunden einer starken Maschine braucht es nicht: Das mitgelieferte kostete Minuten eines Kerns.
    Derselbe Startwert und dieselben Runden ergeben auf derselben Maschine dasselbe Netz. Gemessen
    wird mit eigenen Startwerten, in den gelernten Einstellungen und in einigen, die es nie sah.
text-generate =
    Erzeugt eine Mission: Schritt für Schritt hier, in einem Zug mit --auto, oder aus einem Skript.

    Heraus kommt eine gewöhnliche Missionsdatei: opfor play, opfor table, opfor simulate und opfor
    sheet nehmen sie. Mit --table würfelst und ziehst du an deinem eigenen Tisch.
text-campaign =
    Ein Feldzug: eine Kompanie durch eine Folge von Missionen, in einer eigenen Datei aufgehoben.

      new [RUN]     einen beginnen; ohne Namen werden die Folgen aufgezählt
      go-on [FILE]  einen fortsetzen, ohne Namen den neuesten: wählen, kaufen, die Missionen schlagen
      show [FILE]   wie er steht; mit --json als Dokument
      sheet [NAME]  ihn drucken (-o FILE.pdf): der leere Bogen einer Folge, oder ein Feldzug, wie er steht

    Mit --table würfelst du nach den Gefechten selbst. Eine Mission wird hier geschlagen oder mit
    Karton: Sag dann mit "tell", wie sie ausging.
text-missions =
    Was ein Spiel zu bieten hat: Missionen, Szenarien und Spielweisen, ihre Stufen und was Spieler
    gewinnen.

    Zwei Spieler des Programms wurden auf jeder Stufe gemessen: der Grundspieler, schnell und
    vernünftig, und der Experte, der vorausschaut. Unentschieden zählen halb; die Spannen sind
    95-%-Intervalle.
text-units = Die Plättchen eines Spiels, Art für Art, wie sie gedruckt sind; -o schreibt die Zeichnung eines davon.
text-boards = Die Pläne eines Spiels; -o schreibt die bloße Zeichnung eines davon.
text-sheet =
    Druckt ein Spiel oder eine Mission, um auf Papier zu spielen (PDF).

    NAME ist der Name eines Spiels, für den ganzen Satz: Pläne, Plättchen und Karten zum
    Ausschneiden, Leisten, die Regeln in Kürze, das Verfahren des Gegners. Oder es ist eine Mission:
    eine Datei, oder der Name einer mitgelieferten; dann kommt, was diese Mission braucht, und sonst
    nichts.

    --only druckt einige Teile (counters,cards); ein falscher Name zählt auf, welche es gibt. --size
    ist die Kante eines Plättchens in Millimetern. --backs sagt, wie Rückseiten hinter die
    Vorderseiten kommen: das Papier über die lange oder die kurze Kante gewendet, oder eine Seite
    gefaltet. Mit --brief, für Leute mit Material und Regelkenntnis, kommt nur die Mission selbst.
    Mit --ruling steht das Verfahren des Gegners so da, wie es nach dieser Auslegung gespielt wird.
text-packs = Packs mit Inhalt: eines oder eine Missionsdatei prüfen, Dateien in ihre eine Form bringen, Tabellen als JSON Schema beschreiben, aufzählen, was da ist.
text-cards =
    Gib ein, was in deiner eigenen Schachtel liegt, Karte um Karte: Befehlskarten, Einheiten,
    Missionen.

    opfor cards new GAME [KIND] fragt zu jeder Karte, was darauf gedruckt ist. Tab ergänzt, ? sagt,
    was da stehen könnte, jede Zeile wird zurückgelesen mit dem, was der Gegner daraus macht. Enter
    nimmt, was in Klammern steht; back geht zur vorigen Frage, quit hört auf: Was fertig ist, steht
    in der Datei, und der nächste Start macht dort weiter. Die Datei ist ein gewöhnliches Pack:
    --pack NAME spielt damit, packs check NAME prüft sie, und von Hand schreiben darf man sie auch.

    opfor cards keep GAME SAVE legt am Tisch getippte Karten in das Pack.

    opfor cards sheet GAME [KIND] druckt eine Tabelle zum Ausfüllen (.csv), bei 2GM
    Tactics auch die einer ganzen Armee: opfor cards sheet 2gm germans; opfor cards import GAME
    FILE nimmt eine ausgefüllte (.csv, .xlsx) in das Pack und sagt Zeile für Zeile, was nicht zu
    lesen ist.
text-web =
    Spiele im Browser: ein kleiner Server auf dieser Maschine, und die Seite, die er zeigt.

    Ohne --host erreicht ihn nur diese Maschine. Mit --host 0.0.0.0 erreicht ihn jeder im Netz, der
    den Zugangscode hat; er steht in der gedruckten Adresse.
text-mcp =
    Die Spiele für Sprachmodelle: ein MCP-Server auf Standardeingabe und -ausgabe.

    Eine Zeile JSON-RPC hin und her, nach dem Model Context Protocol. Die Werkzeuge sind new, look,
    answer, why, why_not, forecast und hint; eine Antwort, die nicht zur Wahl steht, ändert nichts,
    wird gesagt und gezählt, und die zehnte verliert das Spiel. Spiele werden wie alle aufgehoben
    (opfor saves zählt sie auf).
text-new-game =
    Schreibt ein kleines spielbares Spiel als Anfang für ein neues: ein Ordner mit allen Räumen.

    Im Quelltext kommt er nach src/opfor/games und wird von selbst gefunden; mit --in FOLDER kommt
    er anderswohin und wird über einen entry point angemeldet.
text-completion =
    Lass Tab ergänzen, was nach opfor getippt wird: Befehle, Spiele, Missionen, Schalter,
    gespeicherte Spiele.

    Füge der Startdatei deiner Shell eine Zeile hinzu:
      bash        eval "$(opfor completion bash)"
      zsh         eval "$(opfor completion zsh)"
      fish        opfor completion fish | source
      powershell  opfor completion powershell | Out-String | Invoke-Expression
text-words = Was einer Sprache noch fehlt: Meldungen, die niemand geschrieben hat, und Variablen, die nicht passen.
text-rules =
    Das Regelverzeichnis eines Spiels: wo jede Zeile umgesetzt und geprüft ist, und die Auslegungen.

    Mit ROW wird nur der Text dieser Regel oder Auslegung gezeigt; --ladders zeigt, was der Gegner
    fragt.
text-lab-run =
    Spielt ein Experiment: Varianten gegen eine Grundlage, dieselben Startwerte für alle, bis die
    Stoppregel greift.

    EXPERIMENT.toml sagt, was sich ändert (docs/lab.md zeigt, wie). Der Lauf ist ein Ordner;
    derselbe Befehl macht dort weiter, wo er aufhörte. Mehrere Maschinen dürfen je einige Blöcke
    spielen (--blocks 0:50) und ihre Ordner zusammenlegen (opfor lab merge).
text-lab-rulings =
    Das Gewicht jeder Auslegung: was sich ändert, wenn eine strittige Regel anders gespielt wird.

    Für jeden anderen Wert: der Anteil der Entscheidungen des Gegners und der Spiele, die er ändert,
    was er mit der Gewinnquote macht (gepaarte Spiele, 95-%-Intervall), und die erste Stellung, in
    der er zählte, zum Öffnen mit opfor decide.
text-lab-balance =
    Die Bilanz einer Mission: wer sie mit welchem Spieler gewinnt, und was jede ihrer Zahlen tut.

    MISSION ist der Name einer Mission, ihre Datei, oder ein Spiel. Jede Zahl der Mission (KAP, SP,
    Karten) und der Optionen des Spiels wird um eins erhöht und gesenkt, jede Einheit einmal
    weggelassen, alles mit denselben Startwerten. --target 50 dreht dann einen Regler, bis die
    Gewinnquote dem am nächsten kommt; --write schreibt das in die Datei.
text-lab-gate =
    Dumme Strategien: nur passen, stehen bleiben und schießen, nie eintreten, anstürmen.

    Jede spielt jede Mission gegen den Grundspieler mit denselben Startwerten. Gewinnt eine davon
    fast so oft wie er (weniger als 15 Punkte dahinter), wird die Mission markiert. Wer etwas zu
    halten hat, darf stehen bleiben: Dort wird eine Strategie markiert, wenn sie sicher besser ist.
    Der Exitcode ist 1, wenn eine Mission markiert ist.
text-lab-needle =
    Wer eine Missionsdatei gewinnt, wie lange es dauert, woher Punkte kommen, was nie geschieht.

    FILE ist eine Missionsdatei, oder der Name einer Mission. Gespielt wird in wachsenden Portionen,
    bis der Anteil der Siege auf 5 Punkte bekannt oder die Zeit um ist; dann wird jede Zahl der
    Mission um einen Schritt gedreht, mit denselben Startwerten.
text-lab-content =
    Alle Missionen, Stapel und Karten eines Spiels: keine tote Karte, keine in jedem Sieg.

    Jede Mission (oder jeder Satz Optionen, der einen Teil des Spiels erreicht) wird gespielt;
    Karten, Einheiten und Tafeln werden beim Namen gezählt. Der Exitcode ist 1, wenn etwas tot oder
    in jedem Sieg ist.
text-lab-diff =
    Was eine Änderung tut: in vielen Stellungen, welche Entscheidungen sich ändern, nach Regel; dann
    gepaarte Spiele.

    OLD und NEW sind je: . (dieses opfor), ein Ordner mit einem anderen opfor, eine Revision dieses
    Quelltexts (HEAD~20, ein Tag), ruling:NAME=VALUE, option:NAME=VALUE oder pack:FOLDER. Der
    Exitcode ist 1, wenn eine Entscheidung abweicht, sodass der Befehl über einen Bot wachen kann.
text-lab-coverage =
    Welche Regel je etwas entschied oder ausschloss: in der Simulation, in meinen gespeicherten
    Spielen, in den Tests.

    Der Sucher (--fuzz, sonst an) kehrt zu Stellungen zurück, in denen seltene Regeln nahe waren,
    sodass weniger kalt bleiben als in gleich langen gewöhnlichen Spielen. --tests lässt auch die
    Tests des Quelltexts laufen und zählt, was dort entscheidet. Der Exitcode ist 1, wenn eine Regel
    kalt bleibt.
text-lab-report =
    Ein Lauf als eine Seite ohne fremde Aufrufe: Tabellen, Intervalle, Schaubilder, und wie man ihn
    wiederholt.

    Neben der Seite liegen die Schaubilder als SVG und die Tabellen als Parquet.
text-lab-merge =
    Legt mehrere Ordner desselben Experiments zusammen, in beliebiger Reihenfolge.

    Der erste Ordner übernimmt die Blöcke der anderen.
