### Worte, die die Tische beider Spiele teilen.

table-menu = Menü
table-rules = Regeln
table-undo = Zurücknehmen
table-hint = Tipp
table-take-back = Meinen Platz zurücknehmen
table-second-device = Link für ein zweites Gerät
table-link-copied = Dieser Link gilt einmal, auf einem anderen Gerät. Er ist in der Zwischenablage:
table-leave = Computer spielen lassen
table-chat = Chat
table-chat-new =
  { $count ->
    [one] Chat: eine neue Zeile
   *[other] Chat: { $count } neue Zeilen
  }
table-resign = Aufgeben
table-resign-question = Wirklich aufgeben? Ein Computer spielt für dich weiter, und du wirst Letzter.
table-resign-yes = Ja, aufgeben
table-resign-no = Nein, weiterspielen
table-pass-to = { $player } ist dran
table-pass-note = Alle anderen schauen weg.
table-pass-show = Ich bin { $player }
table-rematch-failed = Die Revanche kam nicht zustande.
table-command = Zug eintippen
table-command-note = Mit den Worten der Aufzeichnungen:
table-do = Spielen
table-seal-checking = Das Deck wird geprüft …
table-seal-checking-note = Es wird in dieser Seite noch einmal gegeben.
table-seal-honest = Das Deck war ehrlich.
table-seal-honest-note = Siegel in dieser Seite geöffnet und geprüft.
table-seal-none = Dieses Deck hat kein Siegel.
table-seal-none-note = Das Spiel ging von einer Aufzeichnung weiter.
table-seal-promise = Das Siegel ist gebrochen.
table-seal-promise-note = Das Geheimnis ist nicht das versprochene.
table-seal-deal = Das Siegel ist gebrochen.
table-seal-deal-note = Das Deck ist nicht das versprochene.
table-seal-bits = Das Siegel ist gebrochen.
table-seal-bits-note = Was du zum Mischen gegeben hast, ging nicht hinein.
table-seal-unable = Das Siegel lässt sich hier nicht prüfen.
table-seal-unable-note = „monuments verify“ prüft die Aufzeichnung.
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
