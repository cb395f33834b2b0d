### Die erste Seite, und die Gegner.

start-headline-antiquity-1 = Bauen.
start-headline-antiquity-2 = Erzählen.
start-headline-fabuleux-1 = Eine Frage.
start-headline-fabuleux-2 = Alle Karten.
start-about-antiquity = Bau die Wunder der Antike und schick deine Geschichtsschreiber aus, um über die der anderen zu berichten. Deine Gegner warten schon.
start-about-fabuleux = Sechsunddreißig echte Monumente, eine Frage pro Runde, und ein gefährdetes hat vielleicht das letzte Wort. Deine Gegner warten schon.
start-sit = Platz nehmen
start-sitting = Der Tisch wird vorbereitet …
start-guided = Geführte erste Partie
start-as = Du spielst als
start-frieze-antiquity = Die zwölf Monumente
start-frieze-fabuleux = Zwölf der sechsunddreißig Monumente
start-game = Spiel
start-opponents = Deine Gegner
start-change = Anderen Gegner wählen
start-choose = Gegner wählen
start-rating = Wertungszahl { $rating }
start-no-rating = noch ohne Wertungszahl
start-strength = Stärke { $level } von 5
start-more = Weitere Spielarten
start-new = Neuer Tisch mit Optionen
start-invite = Mit Link oder Code einladen
start-open = { $count ->
    [0] Offene Tische
   *[other] Offene Tische ({ $count })
  }
start-screen = Zu mehreren an diesem Bildschirm
start-docs = Dokumentation
start-join = Du bist eingeladen
start-join-text = Ein Platz ist für dich reserviert. Wähle den Namen, den die anderen sehen.
start-join-by = { $host } lädt dich zu einer Partie { $game } ein. Wähle den Namen, den die anderen sehen.
start-join-game = Du bist zu einer Partie { $game } eingeladen. Wähle den Namen, den die anderen sehen.
start-join-there = Am Tisch: { $names }
start-join-done = Mitspielen
start-your-turn = { $game }, { $day }: du bist dran
start-go-on = { $game }, { $day }: weiterspielen
start-finished = { $game }, { $day }: beendet

## Die Gegner

opponent-ione-title = die Anfängerin
opponent-ione-quote = Moment, welche waren noch mal die Geschichtsschreiber?
opponent-dion-title = der Baumeister
opponent-dion-quote = Zwei Karten sind ein Anfang.
opponent-myron-title = der Händler
opponent-myron-quote = Alles hat seinen Preis.
opponent-xenia-title = die Sammlerin
opponent-xenia-quote = Eine Karte noch, dann werdet ihr staunen.
opponent-theon-title = der Lehrer
opponent-theon-quote = Meinen Schülern rate ich davon ab.
opponent-clio-title = die Chronistin
opponent-clio-quote = Bau ruhig höher. Ich kann warten.
opponent-meton-title = der Astronom
opponent-meton-quote = Das habe ich erwartet. Seit gestern Nacht.
opponent-hypatia-title = die Gelehrte
opponent-hypatia-quote = Ich habe es mir auch von deiner Seite angesehen.
opponent-mila-title = sieben Jahre alt
opponent-mila-quote = Meins ist das schönste!
opponent-otto-title = der Wärter
opponent-otto-quote = Ich weiß, was ich habe.
opponent-vera-title = die Kuratorin
opponent-vera-quote = Das war vor vier Runden schon da.
