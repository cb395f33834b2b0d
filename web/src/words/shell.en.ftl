### Words that every page shares.

shell-rule = Rule { $rule }
shell-close = Close
shell-home = To the start page
shell-missing = There is no such page
shell-seat-empty = an empty seat
shell-your-turn = It is your turn.
shell-title-your-turn = ● Your turn – Monuments
shell-connection-lost = The connection is lost. It will come back by itself; nothing is lost.
refusal-connection-closed = This page is no longer connected to the table. Reload it to go on.

seal-red = R
seal-blue = B
seal-green = G
seal-yellow = Y
seal-violet = V
seal-grey = Gy

## Around every page

shell-skip = To the content
shell-site = Site
shell-rules = Rules
shell-rules-of = Rules: { $game }
shell-museum = Museum
shell-tables = Tables
shell-language = Language
shell-language-en = English
shell-language-fr = Français
shell-language-de = Deutsch
shell-theme = Theme
shell-theme-day = Day
shell-theme-night = Night
shell-to-day = Day theme
shell-to-night = Night theme
shell-settings = Settings
shell-speed = How fast cards move
shell-speed-off = at once
shell-speed-fast = fast
shell-speed-usual = as usual
shell-speed-slow = slowly
shell-sound = Sounds, each with something to see beside it
shell-available = Show how often each monument can still be built
shell-notify = Tell me when it is my turn and I am looking elsewhere
shell-notify-denied = This browser does not allow it; its own settings can change that.
shell-name = Your name
shell-copy = Copy
shell-copied = Copied
shell-qr = Code to scan for { $what }
shell-lost = The server cannot be reached. The page goes on trying by itself.
shell-preparing = The rules are being prepared on this machine. This happens only once; the game begins by itself when they are ready.
shell-preparing-bots = { $names } cannot play yet: this machine is preparing the computer players, only this once. You can sit down now; they play as soon as they are ready.
shell-preparing-seats = { $names }: still being prepared on this machine, only this once. The game goes on by itself.
shell-missing-text = The address may have a slip in it, or the page has moved.
shell-offline = You are offline
shell-offline-text = A table needs its server. The rules of both games are kept here and can be read; as soon as the connection is back, so are your tables.
shell-failed = This page could not be loaded
shell-failed-text = The server cannot be reached, or it has a newer version of the page. The rules of both games are kept here and can be read.
shell-again = Try again
shell-game-antiquity = Wonders of Antiquity
shell-game-fabuleux = Monuments fabuleux
shell-game-antiquity-about = Two to four players, from 10 years, 45 minutes. Collect, build, write history.
shell-game-fabuleux-about = Two to six players, from 7 years, 15 minutes. Whose card is higher, older, larger?
shell-gallery = The parts
shell-gallery-text = Every part of the page in its states, for people who work on it.
shell-gallery-shared = On every page
