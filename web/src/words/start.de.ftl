### Die erste Seite, und die Gegner.

start-headline-antiquity-1 = Bau es.
start-headline-antiquity-2 = Schreib es auf.
start-headline-fabuleux-1 = Frag einmal.
start-headline-fabuleux-2 = Gewinn alles.
start-about-antiquity = Errichte die Wunder der Antike und schick dann einen Geschichtsschreiber, der von denen der anderen erzählt. Ein voller Tisch wartet auf dich.
start-about-fabuleux = Sechsunddreißig Bauwerke der wirklichen Welt, eine Frage in jeder Runde, und das gefährdete hat vielleicht das letzte Wort. Ein voller Tisch wartet auf dich.
start-sit = Platz nehmen
start-sitting = Ein Stuhl wird gerückt …
start-guided = Geführte erste Partie
start-as = Du spielst als
start-frieze-antiquity = Die zwölf Monumente
start-frieze-fabuleux = Zwölf der sechsunddreißig Bauwerke
start-game = Das Spiel
start-opponents = Deine Gegner
start-change = Für diesen Platz jemand anderen wählen
start-choose = Wer soll hier sitzen?
start-rating = Wertung { $rating }
start-no-rating = noch ohne Wertung
start-strength = Stärke { $level } von 5
start-more = Andere Arten zu spielen
start-new = Neuer Tisch mit Optionen
start-invite = Einladen mit Link oder Code
start-open = { $count ->
    [0] Offene Tische
   *[other] Offene Tische, { $count }
  }
start-screen = Mehrere an diesem Bildschirm
start-join = Du bist eingeladen
start-join-text = Ein Platz ist für dich frei. Wie sollen dich die anderen nennen?
start-join-by = { $host } lädt dich zu einer Partie { $game } ein. Wie sollen dich die anderen nennen?
start-join-game = Du bist zu einer Partie { $game } eingeladen. Wie sollen dich die anderen nennen?
start-join-there = Am Tisch: { $names }
start-join-done = Hinsetzen
start-your-turn = { $game }, { $day }: du bist dran
start-go-on = { $game }, { $day }: weiterspielen

## Die Gegner

opponent-ione-title = die Anfängerin
opponent-ione-quote = Moment, welche waren noch mal die Geschichtsschreiber?
opponent-dion-title = der Baumeister
opponent-dion-quote = Zwei Karten sind ein Anfang.
opponent-myron-title = der Händler
opponent-myron-quote = Alles hat seinen Preis.
opponent-xenia-title = die Sammlerin
opponent-xenia-quote = Noch eine Karte, dann werdet ihr sehen.
opponent-clio-title = die Chronistin
opponent-clio-quote = Bau ruhig höher. Ich kann warten.
opponent-hypatia-title = die Gelehrte
opponent-hypatia-quote = Ich habe es auch von deiner Seite angesehen.
opponent-mila-title = sieben Jahre alt
opponent-mila-quote = Meins ist das schönste!
opponent-otto-title = der Wärter
opponent-otto-quote = Ich weiß, was ich habe.
opponent-vera-title = die Kuratorin
opponent-vera-quote = Das war vor vier Runden schon da.
