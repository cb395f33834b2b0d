### Wörter, die die Tische beider Spiele gemeinsam haben.

table-menu = Menü
table-rules = Regeln
table-undo = Zurücknehmen
table-hint = Tipp
table-take-back = Selbst weiterspielen
table-second-device = Link für ein anderes Gerät kopieren
table-link-copied = Link kopiert. Er gilt nur einmal, auf einem anderen Gerät:
table-leave = Computer spielen lassen
table-chat = Chat
table-chat-new =
  { $count ->
    [one] Chat: eine neue Nachricht
   *[other] Chat: { $count } neue Nachrichten
  }
table-resign = Aufgeben
table-resign-question = Wirklich aufgeben? Der Computer spielt für dich weiter, und du landest auf dem letzten Platz.
table-resign-yes = Ja, aufgeben
table-resign-no = Nein, weiterspielen
table-pass-to = { $player } ist dran
table-pass-note = Alle anderen bitte wegschauen.
table-pass-show = Ich bin { $player }
table-rematch-failed = Die Revanche konnte nicht eröffnet werden. Versuch es noch einmal.
table-command = Zug eintippen
table-command-note = In der Notation der Aufzeichnungen:
table-do = Spielen
table-seal-checking = Das Deck wird geprüft …
table-seal-checking-note = Es wird in deinem Browser noch einmal gemischt und verteilt.
table-seal-honest = Es wurde ehrlich gemischt.
table-seal-honest-note = Das Siegel wurde in deinem Browser geöffnet und geprüft.
table-seal-none = Dieses Deck hat kein Siegel.
table-seal-none-note = Die Partie wurde aus einer Aufzeichnung fortgesetzt.
table-seal-promise = Das Siegel ist gebrochen.
table-seal-promise-note = Das aufgedeckte Geheimnis passt nicht zur Zusage vor dem Mischen.
table-seal-deal = Das Siegel ist gebrochen.
table-seal-deal-note = Das Deck passt nicht zur Zusage vor dem Mischen.
table-seal-bits = Das Siegel ist gebrochen.
table-seal-bits-note = Dein Beitrag zum Mischen wurde nicht verwendet.
table-seal-unable = Das Siegel lässt sich hier nicht prüfen.
table-seal-unable-note = „monuments verify“ kann die Aufzeichnung prüfen.
table-seal-lost = Das Siegel konnte nicht geladen werden.
table-seal-lost-note = Lade die Seite neu, um das Deck zu prüfen.

## Uhren

table-minutes =
  { $count ->
    [one] noch 1 Minute
   *[other] noch { $count } Minuten
  }
table-seconds =
  { $count ->
    [one] noch 1 Sekunde
   *[other] noch { $count } Sekunden
  }
table-days =
  { $count ->
    [one] noch 1 Tag
   *[other] noch { $count } Tage
  }
table-minutes-short = { $count } Min.
table-seconds-short = { $count } s
table-last-round = letzte Runde

table-closed-title = Dieser Tisch wurde geschlossen

table-report = Melden
table-report-text = Der Betreiber dieses Servers sieht sich an, was du meldest.
table-report-name = Der Name „{ $name }“
table-report-done = Gemeldet. Danke.
table-closed-text = Der Betreiber dieses Servers hat diesen Tisch geschlossen. Die Partie ist damit beendet.
table-expires-open = Dieser Tisch wird am { $date } gelöscht, wenn sich bis dahin niemand dazusetzt oder die Partie startet.
table-expires-playing = Dieser Tisch wird am { $date } gelöscht, wenn bis dahin niemand weiterspielt.
table-expires-over = Dieser Tisch wird am { $date } gelöscht. Lade die Aufzeichnung herunter, wenn du die Partie behalten willst.
table-expires-read = Verstanden

table-chat-title = Chat am Tisch
table-chat-none = Noch keine Nachrichten.
table-say = Nachricht schreiben
table-send = Senden
table-phrases = Feste Sätze

## Beendete Tische

table-winner-antiquity = Gewonnen: { $players }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
table-winner-fabuleux = Gewonnen: { $players }, { $points ->
    [one] { $points } Karte
   *[other] { $points } Karten
  }
