### Eine beendete Partie, Zug um Zug.

replay-title = Nachspielen
replay-controls = Nachspielen
replay-back = Ein Spielzug zurück
replay-on = Ein Spielzug weiter
replay-play = Ablaufen lassen
replay-pause = Anhalten
replay-slider = Stelle in der Partie
replay-at = { $number } von { $total }
replay-begin = Die Karten sind verteilt.
replay-leave = Nachspielen verlassen
replay-record = Aufzeichnung herunterladen
replay-open = Eine Aufzeichnung ansehen
replay-open-text = Füge den Text einer Partie ein oder wähle ihre Datei. Das bleibt zwischen dir und diesem Server und wird nicht aufbewahrt.
replay-text = Die Aufzeichnung
replay-file = Datei wählen
replay-show = Zeigen
replay-loading = Die Partie wird ausgelegt …
replay-hands = Handkarten
replay-no-cards = keine Karten
