### Words that the tables of both games share.

table-menu = Menu
table-rules = Rules
table-undo = Undo
table-hint = Hint
table-take-back = Take my seat back
table-second-device = Link for a second device
table-link-copied = This link works once, on another device. It is in the clipboard:
table-leave = Let a computer play
table-chat = Chat
table-chat-new =
  { $count ->
    [one] Chat: one new line
   *[other] Chat: { $count } new lines
  }
table-resign = Give up
table-resign-question = Really give up? A computer plays on for you, and you rank last.
table-resign-yes = Yes, give up
table-resign-no = No, play on
table-pass-to = { $player } is next
table-pass-note = Everybody else looks away.
table-pass-show = I am { $player }
table-rematch-failed = The rematch could not be made.
table-command = Type a play
table-command-note = In the words of the records:
table-do = Do it
table-seal-checking = Checking the deck …
table-seal-checking-note = The deck is dealt again in this page.
table-seal-honest = The deck was honest.
table-seal-honest-note = Seal opened and checked in this page.
table-seal-none = This deck has no seal.
table-seal-none-note = The game went on from a record.
table-seal-promise = The seal is broken.
table-seal-promise-note = The secret is not the one that was promised.
table-seal-deal = The seal is broken.
table-seal-deal-note = The deck is not the one that was promised.
table-seal-bits = The seal is broken.
table-seal-bits-note = What you gave for the shuffle did not go into it.
table-seal-unable = The seal cannot be checked here.
table-seal-unable-note = “monuments verify” checks the record.
table-seal-lost = The seal could not be fetched.
table-seal-lost-note = Load the page again to check the deck.

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
