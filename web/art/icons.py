"""The sprite: small drawings on a 24 or 64 unit grid, and the signs of the application.

Shapes take the colour of their place (`fill` or `currentColor`).  In silhouettes, class `h` is
the half tone and class `k` a cut, filled with `--cut`, the colour of what lies behind.
"""

import re

from pathdata import num, shorten

LINE = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"'
CUT = 'class="k" fill="var(--cut,#fff)"'
HALF = 'class="h" opacity=".5"'


def _d(d: str) -> str:
    return f'<path d="{d}"/>'


def _line(d: str) -> str:
    return f'<path {LINE} d="{d}"/>'


# Signs of the cards: solid, no colour needed, edges on whole pixels at 12 px.
SIGNS = {
    "sym-scroll": (
        '<path fill-rule="evenodd" d="M2 1h20a2 2 0 0 1 2 2v1a2 2 0 0 1-2 2h-2v12h2a2 2 0 0 1 2 2v1'
        "a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2v-1a2 2 0 0 1 2-2h2V6H2a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2z"
        'M8 8v2h8V8zM8 14v2h8v-2z"/>'
    ),
    "sym-ship": _d(
        "M11 1h2v1h6q3 5 0 10h-6v2h-2v-2H5Q8 7 5 2h6zM1 13l3 3h15q2-1 2-5l2 1q0 10-6 10H6q-5 0-5-9z"
    ),
    "sym-helmet": (
        '<path fill-rule="evenodd" d="M12 0C6 0 2.5 3 2 8l2.2.8Q5.5 4 12 4t7.8 4.8L22 8'
        "C21.5 3 18 0 12 0zM12 5.5C6.5 5.5 4 9 4 14l1 8 5.5 2v-5.5L6 16.5v-4l5 1.5.4 4"
        'h1.2l.4-4 5-1.5v4l-4.5 2V24l5.5-2 1-8c0-5-2.5-8.5-8-8.5z"/>'
    ),
}

SEALS = {
    "seal-red": _d(
        "M12 1l2.6 1.8 3.1-.4 1.2 2.9 2.9 1.2-.4 3.1L23.2 12l-1.8 2.4.4 3.1-2.9 1.2"
        "-1.2 2.9-3.1-.4L12 23l-2.6-1.8-3.1.4-1.2-2.9-2.9-1.2.4-3.1L.8 12l1.8-2.4"
        "-.4-3.1 2.9-1.2 1.2-2.9 3.1.4z"
    ),
    "seal-blue": _d("M5 1.5h14L22.5 5v14L19 22.5H5L1.5 19V5z"),
    "seal-green": _d("M2 2h20v10.5c0 5-4.5 8.3-10 10.5C6.5 20.8 2 17.5 2 12.5z"),
    "seal-yellow": _d("M12 .3L23.7 12 12 23.7.3 12z"),
    "seal-violet": _d(
        "M12 1a5.4 5.4 0 0 1 5.2 4.2A5.6 5.6 0 0 1 23 12a5.6 5.6 0 0 1-5.8 6.8A5.4 5.4 0 0 1 12 23"
        "a5.4 5.4 0 0 1-5.2-4.2A5.6 5.6 0 0 1 1 12a5.6 5.6 0 0 1 5.8-6.8A5.4 5.4 0 0 1 12 1z"
    ),
    "seal-grey": _d("M2.5 22.5v-11a9.5 9.5 0 0 1 19 0v11z"),
    "historian": _d(
        "M12 1.5a4.6 4.6 0 0 1 2.7 8.3c3 .8 4.3 3 4.8 6.2l1 6.5h-17l1-6.5c.5-3.2 1.8-5.4"
        " 4.8-6.2A4.6 4.6 0 0 1 12 1.5z"
    ),
}

UI = {
    "ui-undo": _line("M9 3L4 8l5 5M4 8h10a6 6 0 0 1 0 12h-3"),
    "ui-hint": _line("M8.5 17c0-3-3-4-3-8a6.5 6.5 0 0 1 13 0c0 4-3 5-3 8zM9 20.5h6"),
    "ui-moon": _line("M20 14.5A8.5 8.5 0 1 1 9.5 4 7 7 0 0 0 20 14.5z"),
    "ui-sun": _line(
        "M12 7.5a4.5 4.5 0 0 1 0 9 4.5 4.5 0 0 1 0-9zM12 1.5v2.5M12 20v2.5M1.5 12H4M20 12h2.5"
        "M4.6 4.6l1.8 1.8M17.6 17.6l1.8 1.8M4.6 19.4l1.8-1.8M17.6 6.4l1.8-1.8"
    ),
    "ui-book": _line(
        "M12 6C9.5 4 6.5 4 3 4v14c3.5 0 6.5 0 9 2 2.5-2 5.5-2 9-2V4c-3.5 0-6.5 0-9 2zm0 0v14"
    ),
    "ui-menu": _line("M4 7h16M4 12h16M4 17h16"),
    "ui-list": _line("M9 6h12M9 12h12M9 18h12M3 6h2M3 12h2M3 18h2"),
    "ui-hand": _line("M4 6.5l8-3 3 9.5-8 3zM13 4.5h7.5V17H14"),
    "ui-x": _line("M6 6l12 12M18 6L6 18"),
    "ui-lock": _line("M5 11h14v10H5zM8 11V8a4 4 0 0 1 8 0v3"),
    "ui-arrow": _line("M3 12h17M14 6l6 6-6 6"),
    "ui-back": _line("M21 12H4M10 6l-6 6 6 6"),
    "ui-left": _line("M15 5l-7 7 7 7"),
    "ui-right": _line("M9 5l7 7-7 7"),
    "ui-chat": _line("M3 4h18v12h-9l-5 5v-5H3zM7.5 8.5h9M7.5 12h6"),
}

# What the questions of fabuleux ask for.
ASKED = {
    "ask-height": _line("M8 7l4-4 4 4M8 17l4 4 4-4M12 3v18M4 2h16M4 22h16"),
    "ask-feat": _line(
        "M12 2v3M12 5a2.5 2.5 0 0 1 0 5 2.5 2.5 0 0 1 0-5zM11 10L5 22M13 10l6 12M7 16q5 4 10 0"
    ),
    "ask-date": _line("M5 2h14M5 22h14M7 2v4l5 6-5 6v4M17 2v4l-5 6 5 6v4"),
    "ask-footprint": _line("M3 7V3h4M17 3h4v4M21 17v4h-4M7 21H3v-4M8 8h8v8H8z"),
}

MONUMENTS = {
    "akr": (
        '<path d="M2 58l4-9 6-2h40l5 3 5 8z"/><path {h} d="M2 58l4-9 6-2 3 5 6-2 4 8z"/>'
        '<path d="M8 44h48v3H8zM10 41h44v3H10zM12 24h40v4H12zM9 24L32 10l23 14zM13 28h4v13h-4z'
        'm7 0h4v13h-4zm7 0h4v13h-4zm6.5 0h4v13h-4zm7 0h4v13h-4zm7 0h4v13h-4z"/>'
        '<path {k} d="M17 21.5l15-8.8 15 8.8z"/><path d="M27 21.5v-3l5-3.5 5 3.5v3z"/>'
    ),
    "art": (
        '<path d="M2 55h60v3H2zM5 51h54v3H5zM8 47h48v3H8z'
        "M8 24h48v4H8z"
        "M6 23L32 7l26 16z"
        "M10 28h2.6v19"
        "H10zm6 0h2.6v19H16zm6 0h2.6v19H22zm17.4 0H42v19h-2.6zm6 0H48v19h-2.6zm6 0H54v19h-2.6z"
        'M31 3h2v5h-2zM5 19h2v4H5zm52 0h2v4h-2z"/><path {h} d="M26.5 30h11v17h-11z"/>'
        '<path {k} d="M31 14h2.5v6H31zM23.5 17h2v3.5h-2zm15 0h2v3.5h-2z"/>'
    ),
    "bab": (
        '<path d="M6 58V14h3v-4h3v4h3v-4h3v4h3v-4h2v48zM41 58V10h2v4h3v-4h3v4h3v-4h3v4h3v44z"/>'
        '<path {h} d="M23 58V24h2v-3h3v3h2.5v-3h3v3H36v-3h3v3h2v34z"/>'
        '<path {k} d="M26.5 58V40a5.5 5.5 0 0 1 11 0v18zM10 22h9v1.8h-9zm0 10h9v1.8h-9zm0 10h9v1.8'
        'h-9zm35-20h9v1.8h-9zm0 10h9v1.8h-9zm0 10h9v1.8h-9z"/>'
    ),
    "bet": (
        '<path d="M4 55h56v3H4zM9 51h46v3H9zM13 16h38v35H13z'
        "M11 11h42v5H11z"
        "M13 7h3v4h-3zm7"
        " 0h3v4h-3z"
        'm7 0h3v4h-3zm7 0h3v4h-3zm7 0h3v4h-3zm7 0h3v4h-3z"/>'
        '<path {h} d="M4 30h9v21H4zm47 0h9v21h-9z"/><path {k} d="M26 51V28h12v23zM17 21h2.4v28H17z'
        'm4.6 0H24v28h-2.4zm18.4 0h2.4v28H40zm4.6 0H47v28h-2.4zM28 20h8v4h-8z"/>'
        '<path d="M29 33h6v18h-6z"/>'
    ),
    "col": (
        '<path d="M3 56V28c0-3 4-6 10-8l3-8c6-2 14-3 21-2l2 4'
        " 5 1v4l6 3v5l6"
        " 3 5 3v23c-8 2-50"
        " 2-58 0"
        'z"/>'
        '<path {k} d="M7 42v-5a2.3 2.3 0 0 1 4.6 0v5zm8 0v-5a2.3 2.3 0 0 1 4.6 0v5zm8 .5v-5'
        "a2.3 2.3 0 0 1 4.6 0v5zm8 0v-5a2.3 2.3 0 0 1 4.6 0v5zm8 0v-5a2.3 2.3 0 0 1 4.6 0v5z"
        "m8-.5v-5a2.3 2.3 0 0 1 4.6 0v5zm7.5 0v-4.5a2 2 0 0 1 4 0V42zM7 54.5V48a2.3 2.3 0 0 1"
        " 4.6 0v6.5zm8 .5v-7a2.3 2.3 0 0 1 4.6 0v7zm8 .5V48a2.3 2.3 0 0 1 4.6 0v7.5zm8 0V48"
        "a2.3 2.3 0 0 1 4.6 0v7.5zm8 0V48a2.3 2.3 0 0 1 4.6 0v7.5zm8-.5v-7a2.3 2.3 0 0 1"
        " 4.6 0v7zm7.5-.5V48a2 2 0 0 1 4 0v6.5zM16 30v-4.5a2.2 2.2 0 0 1 4.4 0V30zm8-.5V25"
        "a2.2 2.2 0 0 1 4.4 0v4.5zm8 0V25a2.2 2.2 0 0 1 4.4 0v4.5zM20 17h2v3h-2zm6-1h2v3h-2z"
        'm6 0h2v3h-2z"/>'
    ),
    "kol": (
        '<path d="M17 54h30v4H17zM21 49h22v5H21z"/>'
        '<path {h} d="M37 19q5 1 6 6l3 19-4 4-6-6z"/>'
        '<path d="M27 49l1-16-2-8-7-4-2-10h3.6l2 8 6 1.4h6.4q5 .6 6 5l.4 8-4 4-1.6-1.6 2.2-3.2'
        '-.8-4-1.2 4.8 1 15.6h-5l-1-13-1 13z"/>'
        '<circle cx="32" cy="13.5" r="4.3"/>'
        '<path d="M32 3l1 5h-2zM24.5 6l3.7 3.5-1.6 1zM39.5 6l-3.7 3.5 1.6 1zM22.5 12l4.5.6v1.9z'
        'M41.5 12l-4.5.6v1.9zM15.5 12h7l-1-4h-5z"/>'
        '<path {h} d="M16 8c-2-3 1-4 2.5-7.5C21 3 24 5 22 8z"/><path {k} d="M27.5 33h9v1.6h-9z"/>'
    ),
    "mau": (
        '<path d="M6 55h52v3H6zM9 41h46v14H9zM12 37h40v4H12z'
        "M12 22h40v4H12z"
        "M14 26h3.5v11H14"
        "zm6.5 0"
        "H24v11"
        "h-3.5zm6.5 0h3.5v11H27zm6.5 0H37v11h-3.5zm6.5 0h3.5v11H40zm6.5 0H50v11h-3.5z"
        'M25 13V9.5L28 8V5l2.5 2 2-2.5 2 2.5L37 5v3l2 1.5V13z"/>'
        '<path {h} d="M14 22l2-3h4l1.5-3h4l1.5-3h10l1.5 3h4l1.5 3h4l2 3z"/>'
        '<path {k} d="M12 44.5h40V46H12zm0 5h40V51H12z"/>'
    ),
    "pet": (
        '<path {h} d="M3 58V20l5-12 10-5 12 2 14-2 10 5 5 14 2 36z"/>'
        '<path {k} d="M12 58V30l20-9 20 9v28z"/>'
        '<path d="M13 36h38v3.5H13zM15 39.5h3.5V54H15zm7 0h3.5V54H22zm16.5 0H42V54h-3.5zm7 0H49V54'
        "h-3.5zM12 54h40v4H12zM22 35.5L32 30l10 5.5zM28 54V43h8v11z"
        "M14 33V21l7-4v16z"
        "M50 33V21"
        "l-7-4v16z"
        'M26 29v-9h12v9zM25 20l7-6 7 6zM30.5 10h3v4h-3z"/>'
        '<path {k} d="M16.5 23h2v9h-2zm29 0h2v9h-2zM30.8 21.5h2.4v7h-2.4z"/>'
    ),
    "pha": (
        '<path d="M10 54h44v4H10zM16 50h32v4H16z'
        "M21 50l2-22h18l2 22z"
        "M20.5 25h23v3h-23z"
        "M26 25l1-9h10"
        "l1 9z"
        'M25 14h14v2.5H25zM29 14V9.5h6V14z"/>'
        '<path {h} d="'
        "M32 1c3 3 4.5 5 2.5 8.5h-5C27.5 6.5 30 5 32 1z"
        "M37 5.5L58 2v7z"
        "M27 5.5L6"
        " 2v7"
        'z"/>'
        '<path {k} d="M30.5 18.5h3v4h-3zM28 32h2.5v4.5H28zm5.5 0H36v4.5h-2.5zM27.5 40H30v4.5h-2.5z'
        'm6.5 0h2.5v4.5H34z"/>'
    ),
    "pyr": (
        '<path d="M1 56l26-43 26 43z"/><path {k} d="'
        'M27 13l26 43H34z"/><path {h} d="'
        "M27 13l26"
        " 43H34"
        'z"/>'
        '<path {k} d="M34 57l16.5-28.5L64 57z"/><path d="M36 56l14.5-24 4 24z"/>'
        '<path {h} d="M50.5 32L63 56h-8.5z"/>'
        '<path {k} d="M24 19.5l3 2 2.5-2 2 2.5-.8 1-3.7-2.2-3.5 2-1-.8z"/><path d="M0 56h64v2H0z"/>'
    ),
    "sem": (
        '<path d="M4 48h56v10H4zM11 36h42v10H11zM18 24h28v10H18zM25 14h14v8H25z"/>'
        '<path {k} d="'
        "M9 58v-4a2.5 2.5 0 0 1 5 0v4zm10 0v-4a2.5 2.5 0 0 1"
        " 5 0v4zm10.5"
        " 0v-4a2.5"
        " 2.5 0"
        " 0 1 5 0v4z"
        "M40 58v-4a2.5 2.5 0 0 1 5 0v4zm10 0v-4a2.5 2.5 0 0 1 5"
        " 0v4zM17 46v-3a2.2"
        " 2.2 0"
        " 0 1"
        " 4.4 0v3zm25.5 0v-3a2.2 2.2 0 0 1 4.4 0v3zM24 34v-3a2 2 0 0 1 4 0v3zm12 0v-3a2 2 0 0 1 4 0"
        'v3z"/><path {h} d="'
        "M3 48c0-4 3-5 4.5-3 1-3 4-2 4 3zm49.5 0c0-5"
        " 3-6 4.5-3 2-1.5 4.5 0"
        " 4.5 3z"
        "M10 36c0-4.5 3-5 4.5-2.5 1-2.5 3.5-1.5 3.5 2.5zm36 0c0-4.5 3-5 4.5-2.5 1-2.5 3.5-1.5 3.5"
        " 2.5zM17 24c0-5 3-5.5 4.5-2.5 1-2 3-1.5 3.5 2.5zm22 0c.5-4 2.5-4.5 3.5-2.5 1.5-3 4.5-2.5"
        ' 4.5 2.5zM24 14c-1-6 2.5-9 5-6 1-6 6-6 6.5-1 3-2 5.5 1.5 4.5 7z"/>'
        '<path {k} d="M31 22.5h2.4V46H31z"/>'
    ),
    "zeu": (
        '<path d="M10 54h44v4H10zM14 50h36v4H14zM34 12h14v3H34z"/><path {h} d="M36 14h10v36H36z"/>'
        '<circle cx="33" cy="13" r="5"/><path d="'
        "M28 13c-1 5 2 8 5 9l-1-5z"
        "M29 20c4-2 10-1 11"
        " 3l2"
        " 13-5"
        " 3H27"
        "l-1 11h-8l3-15c.5-2.5 2-4 5-4h4z"
        "M30 22l-11 3-3-2-1.5 2.5 5 3.5L31 27z"
        "M13 8h2v44h-2z"
        "M14 3l3 4"
        '-3 3-3-3zM38 24l9 9-2 3-9-6z"/><path {k} d="'
        "M29 33h11v1.6H29z"
        "M45.5 28l1.5 1.5-3"
        " 4-1.5-1.5"
        'z"/>'
    ),
    # Where a deck of one's own has a monument that nobody has drawn.
    "any": _d(
        "M8 54h48v4H8zM11 50h42v3H11zM8 24L32 10l24 14zM11 25h42v4H11zM13 30h5v19h-5z"
        "M24 30h5v19h-5zM35 30h5v19h-5zM46 30h5v19h-5z"
    ),
}

# The forces that Collectors of fabuleux let loose.
FORCES = {
    "flood": (
        '<path d="M10 28L32 12l22 16v4H10zM14 34h6v12h-6zM29 34h6v12h-6zM44 34h6v12h-6z"/>'
        '<path {k} d="'
        'M0 48q8-9 16 0t16 0 16 0 16 0v16H0z"/><path d="'
        "M2 48q7-6 14 0t16 0 16"
        " 0 14"
        " 0v5q-8"
        " 6-16 0"
        't-16 0-16 0-12 0z"/><path {h} d="M2 57q7-4 14 0t16 0 16 0 14 0v5H2z"/>'
    ),
    "hurricane": (
        '<path d="'
        "M40 4C20 4 8 17 8 32c0 14 10 24 23 24-9-4-13-11-13-18 0-12"
        " 8-22 22-34z"
        "M24 60c20 0"
        " 32-13"
        ' 32-28C56 18 46 8 33 8c9 4 13 11 13 18 0 12-8 22-22 34z"/><circle cx="32" cy="32" r="9"/>'
        '<circle {k} cx="32" cy="32" r="4.5"/>'
    ),
    "lightning": (
        '<path {h} d="M14 34a10 10 0 0 1 1-20 14 14 0 0 1 27-3 11 11 0 0 1 8 23z"/>'
        '<path {k} d="'
        'M36 16L18 43h11l-7 21 25-29H35l9-19z"/><path d="'
        "M35 19L21 41h11l-6 18"
        " 18-22H32"
        "l9-18"
        'z"/>'
    ),
    "eclipse": (
        '<path {h} d="M32 1l4 12 10-8-2 12 13-3-7 11 13 3-11'
        " 6 11 7-13 2 6"
        " 11-12-4 1 13-9-9-4"
        " 13-4-13-9 9"
        ' 1-13-12 4 6-11-13-2 11-7-11-6 13-3-7-11 13 3-2-12 10 8z"/>'
        '<circle {k} cx="32" cy="33" r="18"/><circle cx="32" cy="33" r="15.5"/>'
    ),
    "drought": (
        '<circle {h} cx="32" cy="15" r="9"/><path {h} d="'
        "M31 0h2v4h-2z"
        "M14 14h5v2h-5z"
        "M45 14h5v2h-5z"
        "M19 3l3 3-1"
        " 1-3-3z"
        'M45 3l-3 3 1 1 3-3z"/><path d="M2 32h60v26H2z"/>'
        '<path {k} d="M20 32l2 8-8 6 2 12h2l-1-11 7-5 9 4 3 12h2'
        "l-3-12 10-5 6 3 2"
        " 14h2l-2-15-7-4"
        " 2-7h-2l-2"
        " 7-10 5"
        '-9-4-2-8zM2 44l11 1v2L2 46zM54 47l8-4v2l-8 4z"/>'
    ),
    "avalanche": (
        '<path {h} d="M2 58L24 10l10 14 6-6 22 40z"/><path d="M24 10l10 14-6 5-5-4-6 2z"/>'
        '<path {k} d="M10 62l10-18 9-6 12 4 14 16z"/>'
        '<circle cx="20" cy="50" r="6"/><circle cx="35" cy="46"'
        ' r="7.5"/><circle cx="47" cy="54"'
        ' r="5.5"/>'
        '<circle cx="32" cy="56" r="5"/><circle cx="10" cy="55"'
        ' r="4"/><circle cx="57" cy="57"'
        ' r="3"/>'
        '<path d="M4 58h57v2H4z"/>'
    ),
    "volcano": (
        '<path d="M2 58l20-30h6l3 5 4-5h7l20 30z"/>'
        '<path {k} d="M28 28l3 9-4 8 5 13h4l-3-13 4-8-2-9-4 5z"/>'
        '<path {h} d="M24 25c-8-1-9-11-2-12 0-9 11-13 16-6 8-3 13 7 7 12 1 5-4 8-9 6l-2-6-3 7z"/>'
    ),
    "earthquake": (
        '<path d="M5 20L28 7l-2 6 4 5-4 8H5z'
        "M59 20L36 9l-4 6 3 4-4 7h28z"
        "M8 28h7v22H8z"
        "M18 28h7l-2"
        " 10 3"
        " 6-2"
        " 6h-6z"
        'M38 28h7v22h-9l3-7-3-6zM49 28h7v22h-7zM4 52h20l-4 6H2zM30 52h30l2 6H28z"/>'
        '<path {h} d="M27 50l3-5-2-6 3-8 4 6-3 7 2 6-4 9h-6z"/>'
    ),
}


def symbols() -> dict[str, tuple[str, str]]:
    """Every symbol: id to (viewBox, drawing)."""
    out: dict[str, tuple[str, str]] = {}
    for group in (SIGNS, SEALS, UI, ASKED):
        for name, body in group.items():
            out[name] = ("0 0 24 24", body)
    for kind, drawn in (("mon", MONUMENTS), ("force", FORCES)):
        for code, body in drawn.items():
            out[f"{kind}-{code}"] = ("0 0 64 64", body.replace("{h}", HALF).replace("{k}", CUT))
    return out


def _short(body: str, digits: int) -> str:
    return re.sub(r' d="([^"]+)"', lambda m: f' d="{shorten(m[1], digits)}"', body)


def sprite() -> str:
    """All symbols in one file, to be put into the page once."""
    rows = [
        f'<symbol id="{name}"'
        f' viewBox="{view}">{_short(body, 2 if view.endswith("24") else 1)}</symbol>'
        for name, (view, body) in symbols().items()
    ]
    head = (
        '<svg xmlns="http://www.w3.org/2000/svg" class="sprite"'
        ' aria-hidden="true" width="0"'
        ' height="0">'
    )
    return "\n".join([head, *rows, "</svg>"]) + "\n"


# ---- the sign of the application -------------------------------------------------------
INK, PAPER, GOLD, SAND = "#231c14", "#f5eddc", "#d9a93f", "#a8763e"


def app_icon(round_by: int = 96, frame: bool = True, scale: float = 1) -> str:
    """Two pyramids under a gold sun, 512 x 512."""
    edge = (
        f'<rect x="24" y="24" width="464" height="464" rx="{round_by - 24}" fill="none"'
        f' stroke="{GOLD}" stroke-width="8"/>'
        if frame
        else ""
    )
    move = num(256 * (1 - scale), 1)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">'
        f'<rect width="512" height="512" rx="{round_by}" fill="{INK}"/>{edge}'
        f'<g transform="translate({move} {move}) scale({num(scale, 2)})">'
        f'<circle cx="148" cy="150" r="46" fill="{GOLD}"/>'
        f'<path fill="{PAPER}" d="M268 126L78 396H318zM380 260L336 396H398z"/>'
        f'<path fill="{SAND}" d="M268 126L318 396H342L372 282zM380 260L398 396H446z"/>'
        f'<path fill="{PAPER}" d="M66 408H446V422H66z"/></g></svg>\n'
    )


def favicon() -> str:
    """The same on a 16 unit grid."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">'
        f'<rect width="16" height="16" rx="3" fill="{INK}"/>'
        f'<circle cx="4" cy="4.5" r="2" fill="{GOLD}"/>'
        f'<path fill="{PAPER}" d="'
        f'M8.5 3L2 13h8.5z"/><path fill="{SAND}" d="'
        "M8.5 3L15"
        " 13h-4.5"
        'z"/></svg>\n'
    )
