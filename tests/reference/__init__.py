"""The rules of both games a second time, slow and plain, to judge the engine by.

Nothing here imports `monuments`: the only source is docs/rules, with docs/notation.md for
notation, refusals and the replay JSON.
Cards are strings ("AKR7"), places are lists, and every question is answered by looking.
Speed does not matter; when the two disagree, the numbered rule decides who is wrong.

    table.py      the position and the deal
    notation.py   one line of text to one play
    refusals.py   the first rule that forbids a play
    effects.py    what a play does
    counting.py   scores and winners
    antiquity.py  `Reference`, the face of it all
    fabuleux.py   the whole of the other game
"""
