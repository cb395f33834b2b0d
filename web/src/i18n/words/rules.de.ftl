### Die Seiten mit den Regeln.

rules-title = Regeln
rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-found = { $count ->
    [0] Nichts gefunden.
    [one] Eine Regel gefunden.
   *[other] { $count } Regeln gefunden.
  }
rules-link = Link zu Regel { $rule }
rules-rulings = Auslegungen
rules-rulings-english = Diese Seite gibt es nur auf Englisch.
