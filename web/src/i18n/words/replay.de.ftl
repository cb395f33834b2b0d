### Eine beendete Partie, Zug um Zug.

replay-title = Wiederholung
replay-controls = Steuerung
replay-back = Vorheriger Spielzug
replay-on = Nächster Spielzug
replay-play = Abspielen
replay-pause = Pause
replay-slider = Position in der Partie
replay-marks-antiquity = Kurze Striche: Ende eines Zuges. Lange Striche: eine Geschichte.
replay-marks-fabuleux = Striche: Ende einer Runde.
replay-at = { $number } von { $total }
replay-begin = Die Karten sind verteilt.
replay-leave = Wiederholung beenden
replay-record = Aufzeichnung herunterladen
replay-open = Aufzeichnung öffnen
replay-open-text = Füge eine Aufzeichnung ein oder wähle ihre Datei. Der Server bewahrt sie nicht auf.
replay-text = Aufzeichnung
replay-file = Datei auswählen
replay-show = Wiederholung zeigen
replay-loading = Die Partie wird geladen …
replay-hands = Handkarten
replay-no-cards = keine Karten
