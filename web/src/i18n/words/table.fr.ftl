### Mots communs aux tables des deux jeux.

table-menu = Menu
table-rules = Règles
table-undo = Annuler
table-hint = Conseil
table-take-back = Reprendre ma place
table-second-device = Copier un lien pour un autre appareil
table-link-copied = Lien copié. Il ne sert qu’une fois, sur un autre appareil :
table-leave = Laisser jouer l’ordinateur
table-chat = Discussion
table-chat-new =
  { $count ->
    [one] Discussion : un nouveau message
   *[other] Discussion : { $count } nouveaux messages
  }
table-resign = Abandonner
table-resign-question = Abandonner ? L’ordinateur continue à votre place, et vous finissez à la dernière place.
table-resign-yes = Oui, abandonner
table-resign-no = Non, continuer à jouer
table-pass-to = Au tour de { $player }
table-pass-note = Que les autres détournent le regard !
table-pass-show = Je suis { $player }
table-rematch-failed = La revanche n’a pas pu être créée. Réessayez.
table-command = Taper un coup
table-command-note = Avec la notation des enregistrements :
table-do = Jouer
table-seal-checking = Vérification du paquet…
table-seal-checking-note = Nouvelle distribution dans votre navigateur.
table-seal-honest = Le mélange était équitable.
table-seal-honest-note = Sceau ouvert et vérifié dans votre navigateur.
table-seal-none = Ce paquet n’a pas de sceau.
table-seal-none-note = Cette partie a été reprise d’un enregistrement.
table-seal-promise = Le sceau est brisé.
table-seal-promise-note = La révélation ne correspond pas à l’engagement pris avant la donne.
table-seal-deal = Le sceau est brisé.
table-seal-deal-note = Le paquet ne correspond pas à l’engagement pris avant la donne.
table-seal-bits = Le sceau est brisé.
table-seal-bits-note = Votre part du mélange n’a pas été utilisée.
table-seal-unable = Le sceau ne peut pas être vérifié ici.
table-seal-unable-note = « monuments verify » peut vérifier l’enregistrement.
table-seal-lost = Le sceau n’a pas pu être chargé.
table-seal-lost-note = Rechargez la page pour vérifier le paquet.

## Horloges

table-minutes =
  { $count ->
    [one] encore { $count } minute
   *[other] encore { $count } minutes
  }
table-seconds =
  { $count ->
    [one] encore { $count } seconde
   *[other] encore { $count } secondes
  }
table-days =
  { $count ->
    [one] encore { $count } jour
   *[other] encore { $count } jours
  }
table-minutes-short = { $count } min
table-seconds-short = { $count } s
table-last-round = dernière manche

table-closed-title = Cette table a été fermée

table-report = Signaler
table-report-text = L’hébergeur de ce serveur examinera ce que vous signalez.
table-report-name = Le nom « { $name } »
table-report-done = Signalé. Merci.
table-closed-text = L’hébergeur de ce serveur a fermé cette table. La partie est interrompue.
table-expires-open = Cette table sera supprimée le { $date } si personne ne s’y installe ou ne lance la partie d’ici là.
table-expires-playing = Cette table sera supprimée le { $date } si personne ne joue d’ici là.
table-expires-over = Cette table sera supprimée le { $date }. Téléchargez l’enregistrement pour conserver la partie.
table-expires-read = Compris

table-chat-title = Discussion de la table
table-chat-none = Aucun message pour l’instant.
table-say = Écrire un message
table-send = Envoyer
table-phrases = Phrases toutes faites

## Tables terminées

table-winner-antiquity = Victoire : { $players }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
table-winner-fabuleux = Victoire : { $players }, { $points ->
    [one] { $points } carte
   *[other] { $points } cartes
  }
