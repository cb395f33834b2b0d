### A finished game, play by play.

replay-title = Replay
replay-controls = Replay
replay-back = One play back
replay-on = One play on
replay-play = Play by itself
replay-pause = Stop
replay-slider = Where in the game
replay-at = { $number } of { $total }
replay-begin = The cards are dealt.
replay-leave = Leave the replay
replay-record = Download the record
replay-open = Look at a record
replay-open-text = Paste the text of a game, or choose its file. It stays between you and this server, and is not kept.
replay-text = The record
replay-file = Choose a file
replay-show = Show it
replay-loading = The game is being laid out …
replay-hands = Hands
replay-no-cards = no cards
