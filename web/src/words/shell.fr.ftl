### Les mots communs à toutes les pages.

shell-rule = Règle { $rule }
shell-close = Fermer
shell-home = Vers l’accueil
shell-missing = Cette page n’existe pas
shell-seat-empty = une place libre
shell-your-turn = C’est le moment de jouer.
shell-title-your-turn = ● À jouer – Monuments
shell-connection-lost = La connexion est coupée. Elle reviendra d’elle-même ; rien n’est perdu.
refusal-connection-closed = Cette page n’est plus reliée à la table. Rechargez-la pour continuer.

seal-red = R
seal-blue = B
seal-green = V
seal-yellow = J
seal-violet = Vi
seal-grey = G

## Autour de chaque page

shell-skip = Aller au contenu
shell-site = Site
shell-rules = Règles
shell-rules-of = Règles : { $game }
shell-museum = Musée
shell-tables = Tables
shell-language = Langue
shell-language-en = English
shell-language-fr = Français
shell-language-de = Deutsch
shell-theme = Thème
shell-theme-day = Jour
shell-theme-night = Nuit
shell-to-day = Thème de jour
shell-to-night = Thème de nuit
shell-settings = Réglages
shell-speed = Vitesse des cartes
shell-speed-off = d’un coup
shell-speed-fast = rapide
shell-speed-usual = normale
shell-speed-slow = lente
shell-sound = Des sons, chacun doublé par quelque chose à voir
shell-available = Afficher combien de fois chaque monument peut encore être bâti
shell-notify = M’avertir quand c’est mon tour et que je regarde ailleurs
shell-notify-denied = Ce navigateur ne le permet pas ; ses propres réglages peuvent y remédier.
shell-name = Votre nom
shell-copy = Copier
shell-copied = Copié
shell-qr = Code à scanner pour { $what }
shell-lost = Le serveur ne répond pas. La page continue d’essayer d’elle-même.
shell-preparing = Les règles se préparent sur cette machine, une seule fois. La partie commencera d’elle-même dès qu’elles seront prêtes.
shell-preparing-bots = Pas encore prêts : { $names }. Cette machine prépare les joueurs de l’ordinateur, une seule fois. Prenez place dès maintenant ; ils joueront dès qu’ils seront prêts.
shell-preparing-seats = { $names } : en préparation sur cette machine, une seule fois. La partie continuera d’elle-même.
shell-missing-text = L’adresse contient peut-être une erreur, ou la page a été déplacée.
shell-offline = Vous êtes hors ligne
shell-offline-text = Une table a besoin de son serveur. Les règles des deux jeux sont conservées ici et peuvent être lues ; dès que la connexion revient, vos tables reviennent aussi.
shell-failed = Cette page n’a pas pu être chargée
shell-failed-text = Le serveur ne répond pas, ou il a une version plus récente de la page. Les règles des deux jeux sont conservées ici et peuvent être lues.
shell-again = Réessayer
shell-game-antiquity = Wonders of Antiquity
shell-game-fabuleux = Monuments fabuleux
shell-game-antiquity-about = Deux à quatre joueurs, dès 10 ans, 45 minutes. Collectionner, bâtir, écrire l’histoire.
shell-game-fabuleux-about = Deux à six joueurs, dès 7 ans, 15 minutes. Quelle carte est plus haute, plus ancienne, plus grande ?
shell-gallery = Les pièces
shell-gallery-text = Chaque pièce de la page dans ses états, pour qui y travaille.
shell-gallery-shared = Sur toutes les pages
