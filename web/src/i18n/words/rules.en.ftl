### The rules pages.

rules-title = Rules
rules-contents = Contents
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found.
    [one] One rule found.
   *[other] { $count } rules found.
  }
rules-link = Link to rule { $rule }
rules-rulings = Rulings
rules-rulings-english = This page is available in English only.
