### Wörter, die alle Seiten gemeinsam haben.

shell-rule = Regel { $rule }
shell-close = Schließen
shell-home = Zur Startseite
shell-missing = Diese Seite gibt es nicht
shell-seat-empty = ein freier Platz
shell-your-turn = Du bist am Zug.
shell-title-your-turn = ● Du bist dran – Monuments
shell-connection-lost = Die Verbindung ist weg. Sie kommt von selbst wieder; nichts geht verloren.
refusal-connection-closed = Diese Seite ist nicht mehr mit dem Tisch verbunden. Lade sie neu, um weiterzuspielen.

seal-red = R
seal-blue = B
seal-green = Gr
seal-yellow = Ge
seal-violet = V
seal-grey = Ga

## Rund um jede Seite

shell-skip = Zum Inhalt
shell-site = Website
shell-rules = Regeln
shell-rules-of = Regeln: { $game }
shell-museum = Museum
shell-tables = Tische
shell-language = Sprache
shell-language-en = English
shell-language-fr = Français
shell-language-de = Deutsch
shell-theme = Farben
shell-theme-day = Tag
shell-theme-night = Nacht
shell-to-day = Helle Farben
shell-to-night = Dunkle Farben
shell-settings = Einstellungen
shell-speed = Wie schnell sich Karten bewegen
shell-speed-off = sofort
shell-speed-fast = schnell
shell-speed-usual = wie üblich
shell-speed-slow = langsam
shell-sound = Töne, zu jedem gibt es auch etwas zu sehen
shell-available = Anzeigen, wie oft jedes Monument noch gebaut werden kann
shell-notify = Mir Bescheid geben, wenn ich dran bin und woanders hinsehe
shell-notify-denied = Dieser Browser erlaubt es nicht; das lässt sich in seinen Einstellungen ändern.
shell-name = Dein Name
shell-copy = Kopieren
shell-copied = Kopiert
shell-qr = Code zum Scannen für { $what }
shell-lost = Der Server ist nicht zu erreichen. Die Seite versucht es von selbst weiter.
shell-preparing = Die Regeln werden auf diesem Rechner vorbereitet, nur dieses eine Mal. Sobald sie bereit sind, beginnt das Spiel von selbst.
shell-preparing-bots = Noch nicht bereit: { $names }. Dieser Rechner bereitet die Computerspieler vor, nur dieses eine Mal. Du kannst schon Platz nehmen; sie spielen, sobald sie bereit sind.
shell-preparing-seats = { $names }: wird auf diesem Rechner noch vorbereitet, nur dieses eine Mal. Das Spiel geht von selbst weiter.
shell-missing-text = Vielleicht ist die Adresse falsch geschrieben, oder die Seite ist umgezogen.
shell-offline = Du bist offline
shell-offline-text = Ein Tisch braucht seinen Server. Die Regeln beider Spiele liegen hier und können gelesen werden; sobald die Verbindung wieder da ist, sind es auch deine Tische.
shell-failed = Diese Seite konnte nicht geladen werden
shell-failed-text = Der Server ist nicht zu erreichen, oder er hat eine neuere Fassung der Seite. Die Regeln beider Spiele liegen hier und können gelesen werden.
shell-again = Noch einmal versuchen
shell-game-antiquity = Wonders of Antiquity
shell-game-fabuleux = Monuments fabuleux
shell-game-antiquity-about = Zwei bis vier Personen, ab 10 Jahren, 45 Minuten. Sammeln, bauen, Geschichte schreiben.
shell-game-fabuleux-about = Zwei bis sechs Personen, ab 7 Jahren, 15 Minuten. Wessen Karte ist höher, älter, größer?
shell-gallery = Die Teile
shell-gallery-text = Jeder Teil der Seite in seinen Zuständen, für alle, die daran arbeiten.
shell-gallery-shared = Auf allen Seiten
