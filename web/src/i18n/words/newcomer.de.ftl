### Erklärungen neben dem, was jemand noch nicht gesehen hat.

newcomer-what = Was ist das?
newcomer-track = Der Marker rückt ein Feld nach rechts, wenn eine Geschichte eine Karte dieses Monuments nimmt. Wer es allein gebaut hat, bekommt die große Zahl. Bei zwei Erbauern bekommt der Haupterbauer die erste kleine Zahl, der andere die zweite.
newcomer-needs = 2+: Der erste Erbauer braucht mindestens zwei Karten. 3+: Der zweite braucht mindestens drei. Einen dritten gibt es nicht.
newcomer-pawns = Deine Geschichtsschreiber. Jeder kann eine Geschichte schreiben; sie kostet den ganzen Zug. Jeder nicht eingesetzte kostet am Ende 12 Punkte.
newcomer-symbols = Die Symbole auf den Karten deiner Auslage. Zwei Handkarten mit gleichem Symbol bringen für jedes davon einen Punkt.
newcomer-gone = Karten, die eine Geschichte genommen hat oder die für Punkte oder Aktionen abgelegt wurden. Wähle eine Zahl, um sie zu sehen.
newcomer-rules = Jede Nummer steht für eine Regel. Wähle sie, um die Regel zu lesen.
newcomer-actions = Deine Aktionen: drei pro Zug, zum Ziehen, Bauen, Erweitern oder Werten. Einmal im Zug kaufen zwei Karten mit gleichem Symbol eine weitere.
newcomer-ladder = Die Geschichten nach ihrer Länge: eine Seite für jede Karte, die sie genommen haben. Am Ende bringen die drei längsten 9, 6 und 3 Punkte.
newcomer-scale = So gefährdet sind die Monumente. Wer weiter rechts steht als der Spieler, der gewählt hat, darf die Eigenschaft wechseln.
newcomer-pile = Deine Karten. Wer eine Runde gewinnt, legt alle Karten der Runde unter den eigenen Stapel. Wer die meisten Karten hat, gewinnt das Spiel.
