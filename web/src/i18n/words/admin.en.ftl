### The page of the server’s host.

admin-title = Server administration
admin-token = Token (MONUMENTS_ADMIN_TOKEN)
admin-enter = Sign in
admin-tables = Tables
admin-none = Nothing here.
admin-table = Table { $table }
admin-hours = Duration in hours
admin-mute = Mute
admin-unmute = Unmute
admin-block = Block
admin-unblock = Unblock
admin-remove = Remove
admin-notice = Message to the players
admin-close = Close table permanently
admin-hide = Back to the tables
admin-addresses = Addresses
admin-address = Address
admin-connections = Show connections (3 s)
admin-rates = { $connections } connections, { $sockets } sockets, { $left } requests left
admin-log = Audit log
admin-act-close = table closed
admin-act-mute = muted
admin-act-unmute = unmuted
admin-act-remove = message removed
admin-act-block = blocked
admin-act-unblock = unblocked
admin-act-export = table shown or exported

admin-reports = Reports
admin-report-name = The name “{ $name }” was reported.
admin-report-line = A message of { $name } was reported.
admin-settle = Mark as resolved
admin-act-settle = report resolved
