### A finished game, play by play.

replay-title = Replay
replay-controls = Replay controls
replay-back = Previous play
replay-on = Next play
replay-play = Play
replay-pause = Pause
replay-slider = Position in the game
replay-marks-antiquity = Short marks: the end of a turn. Tall marks: a history.
replay-marks-fabuleux = Marks: the end of a round.
replay-at = { $number } of { $total }
replay-begin = The cards are dealt.
replay-leave = Leave replay
replay-record = Download record
replay-open = Open a record
replay-open-text = Paste a game record or choose its file. The server does not keep it.
replay-text = Game record
replay-file = Choose file
replay-show = Show replay
replay-loading = Loading the game…
replay-hands = Hands
replay-no-cards = no cards
