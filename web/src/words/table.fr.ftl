### Mots communs aux tables des deux jeux.

table-menu = Menu
table-rules = Règles
table-undo = Annuler
table-hint = Conseil
table-take-back = Reprendre ma place
table-second-device = Lien pour un autre appareil
table-link-copied = Ce lien sert une fois, sur un autre appareil. Il est dans le presse-papiers :
table-leave = Laisser jouer l’ordinateur
table-chat = Discussion
table-chat-new =
  { $count ->
    [one] Discussion : une nouvelle ligne
   *[other] Discussion : { $count } nouvelles lignes
  }
table-resign = Abandonner
table-resign-question = Vraiment abandonner ? Un ordinateur prend la place, et elle sera classée dernière.
table-resign-yes = Oui, abandonner
table-resign-no = Non, continuer
table-pass-to = Au tour de { $player }
table-pass-note = Les autres regardent ailleurs.
table-pass-show = Je suis { $player }
table-rematch-failed = La revanche n’a pas pu être préparée.
table-command = Taper un coup
table-command-note = Avec les mots des parties notées :
table-do = Jouer
table-seal-checking = Vérification du paquet …
table-seal-checking-note = Le paquet est redistribué dans cette page.
table-seal-honest = Le paquet était honnête.
table-seal-honest-note = Sceau ouvert et vérifié dans cette page.
table-seal-none = Ce paquet n’a pas de sceau.
table-seal-none-note = La partie reprenait une partie notée.
table-seal-promise = Le sceau est brisé.
table-seal-promise-note = Le secret n’est pas celui qui était promis.
table-seal-deal = Le sceau est brisé.
table-seal-deal-note = Le paquet n’est pas celui qui était promis.
table-seal-bits = Le sceau est brisé.
table-seal-bits-note = Votre part du mélange n’y est pas entrée.
table-seal-unable = Le sceau ne peut être vérifié ici.
table-seal-unable-note = « monuments verify » vérifie la partie notée.
table-seal-lost = Le sceau n’a pas pu être lu.
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
