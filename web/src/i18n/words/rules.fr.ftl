### Les pages de règles.

rules-title = Règles
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Aucun résultat.
    [one] Une règle trouvée.
   *[other] { $count } règles trouvées.
  }
rules-link = Lien vers la règle { $rule }
rules-rulings = Interprétations
rules-rulings-english = Cette page n’est disponible qu’en anglais.
