### Die Seite für den Betreiber des Servers.

admin-title = Serververwaltung
admin-token = Token (MONUMENTS_ADMIN_TOKEN)
admin-enter = Anmelden
admin-tables = Tische
admin-none = Hier ist nichts.
admin-table = Tisch { $table }
admin-hours = Dauer in Stunden
admin-mute = Stummschalten
admin-unmute = Stummschaltung aufheben
admin-block = Sperren
admin-unblock = Entsperren
admin-remove = Entfernen
admin-notice = Nachricht an die Spieler
admin-close = Tisch endgültig schließen
admin-hide = Zurück zu den Tischen
admin-addresses = Adressen
admin-address = Adresse
admin-connections = Verbindungen zeigen (3 s)
admin-rates = { $connections } Verbindungen, { $sockets } Sockets, noch { $left } Anfragen
admin-log = Prüfprotokoll
admin-act-close = Tisch geschlossen
admin-act-mute = stummgeschaltet
admin-act-unmute = Stummschaltung aufgehoben
admin-act-remove = Nachricht entfernt
admin-act-block = gesperrt
admin-act-unblock = entsperrt
admin-act-export = Tisch angesehen oder exportiert

admin-reports = Meldungen
admin-report-name = Der Name „{ $name }“ wurde gemeldet.
admin-report-line = Eine Nachricht von { $name } wurde gemeldet.
admin-settle = Als erledigt markieren
admin-act-settle = Meldung erledigt
