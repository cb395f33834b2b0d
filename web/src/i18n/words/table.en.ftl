### Words that the tables of both games share.

table-menu = Menu
table-rules = Rules
table-undo = Undo
table-hint = Hint
table-take-back = Take back my seat
table-second-device = Copy link for another device
table-link-copied = Link copied. It works once, on another device:
table-leave = Let the computer play
table-chat = Chat
table-chat-new =
  { $count ->
    [one] Chat: one new message
   *[other] Chat: { $count } new messages
  }
table-resign = Resign
table-resign-question = Resign? The computer plays on for you, and you finish last.
table-resign-yes = Yes, resign
table-resign-no = No, keep playing
table-pass-to = { $player } is next
table-pass-note = Everyone else, please look away.
table-pass-show = I am { $player }
table-rematch-failed = The rematch could not be created. Try again.
table-command = Type a play
table-command-note = Use the notation of the records:
table-do = Play
table-seal-checking = Checking the deck…
table-seal-checking-note = Dealing it again in your browser.
table-seal-honest = The deck was fair.
table-seal-honest-note = The seal was opened and checked in your browser.
table-seal-none = This deck has no seal.
table-seal-none-note = The game was continued from a record.
table-seal-promise = The seal is broken.
table-seal-promise-note = The reveal does not match the commitment made before the deal.
table-seal-deal = The seal is broken.
table-seal-deal-note = The deck does not match the commitment made before the deal.
table-seal-bits = The seal is broken.
table-seal-bits-note = Your share of the shuffle was not used.
table-seal-unable = The seal cannot be checked here.
table-seal-unable-note = “monuments verify” can check the record.
table-seal-lost = The seal could not be loaded.
table-seal-lost-note = Reload the page to check the deck.

## Clocks

table-minutes =
  { $count ->
    [one] 1 minute left
   *[other] { $count } minutes left
  }
table-seconds =
  { $count ->
    [one] 1 second left
   *[other] { $count } seconds left
  }
table-days =
  { $count ->
    [one] 1 day left
   *[other] { $count } days left
  }
table-minutes-short = { $count } min
table-seconds-short = { $count } s
table-last-round = last round

table-closed-title = This table was closed

table-report = Report
table-report-text = The host of this server will look at what you report.
table-report-name = The name “{ $name }”
table-report-done = Reported. Thank you.
table-closed-text = The host of this server closed this table. The game cannot continue.
table-expires-open = This table will be deleted on { $date } unless somebody sits down or starts the game before then.
table-expires-playing = This table will be deleted on { $date } unless somebody plays before then.
table-expires-over = This table will be deleted on { $date }. Download the record to keep the game.
table-expires-read = Got it

table-chat-title = Table chat
table-chat-none = No messages yet.
table-say = Write a message
table-send = Send
table-phrases = Set phrases

## Finished tables

table-winner-antiquity = Winner: { $players }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
table-winner-fabuleux = Winner: { $players }, { $points ->
    [one] { $points } card
   *[other] { $points } cards
  }
