### La page de l’hébergeur du serveur.

admin-title = Administration du serveur
admin-token = Jeton (MONUMENTS_ADMIN_TOKEN)
admin-enter = Se connecter
admin-tables = Tables
admin-none = Rien ici.
admin-table = Table { $table }
admin-hours = Durée en heures
admin-mute = Couper la parole
admin-unmute = Rendre la parole
admin-block = Bloquer
admin-unblock = Débloquer
admin-remove = Retirer
admin-notice = Message aux joueurs
admin-close = Fermer la table définitivement
admin-hide = Retour aux tables
admin-addresses = Adresses
admin-address = Adresse
admin-connections = Voir les connexions (3 s)
admin-rates = { $connections } connexions, { $sockets } sockets, encore { $left } demandes
admin-log = Journal d’audit
admin-act-close = table fermée
admin-act-mute = parole coupée
admin-act-unmute = parole rendue
admin-act-remove = message retiré
admin-act-block = bloqué
admin-act-unblock = débloqué
admin-act-export = table vue ou exportée

admin-reports = Signalements
admin-report-name = Le nom « { $name } » a été signalé.
admin-report-line = Un message de { $name } a été signalé.
admin-settle = Marquer comme réglé
admin-act-settle = signalement réglé
