### Les explications à côté de ce que l’on voit pour la première fois.

newcomer-what = Qu’est-ce que c’est ?
newcomer-track = Le marqueur avance d’une case chaque fois qu’une histoire prend une carte de ce monument. Un constructeur unique marque le grand nombre. S’il y en a deux, le constructeur principal marque le premier petit nombre, l’autre le second.
newcomer-needs = 2+ : il faut au moins deux cartes au premier constructeur. 3+ : il en faut au moins trois au second. Il n’y en a jamais un troisième.
newcomer-pawns = Vos historiens. Chacun peut écrire une histoire, qui occupe tout un tour. À la fin, chaque historien inutilisé coûte 12 points.
newcomer-symbols = Les symboles des cartes de votre exposition. Deux cartes de votre main portant le même symbole marquent un point pour chacun d’eux.
newcomer-gone = Les cartes prises par des histoires, et celles qui ont quitté la partie pour des points ou une action. Choisissez un nombre pour les voir.
newcomer-rules = Chaque numéro renvoie à une règle. Choisissez-le pour la lire.
newcomer-actions = Vos actions : trois par tour, pour piocher, bâtir, améliorer ou marquer. Une fois par tour, deux cartes de même symbole en achètent une de plus.
newcomer-ladder = Les histoires selon leur longueur : une page par carte prise. À la fin, les trois plus longues rapportent 9, 6 et 3 points.
newcomer-scale = À quel point chaque monument est menacé. Un joueur placé plus à droite que celui qui a choisi peut changer la caractéristique.
newcomer-pile = Tes cartes. Le gagnant d’une manche en met toutes les cartes sous son tas. Le joueur qui a le plus de cartes gagne la partie.
