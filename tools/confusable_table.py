"""Write the table of look-alike characters from ICU's confusables.txt.

    python tools/confusable_table.py > src/monuments/server/confusables.txt

Needs the ICU library (libicu on Debian), which the server itself does not.
"""

import ctypes
import ctypes.util
import sys
import unicodedata
from collections.abc import Callable, Iterator
from typing import Any, Final

HEADER: Final = """\
# Characters that look alike (UTS #39), by tools/confusable_table.py.
# From ICU {icu} with the data of Unicode {unicode}.
# Each line: what they look like, then the characters, all in hexadecimal.
# Derived from confusables.txt, (c) Unicode, Inc., under the Unicode License v3 (Unicode-3.0):
# https://www.unicode.org/license.txt
"""
LONGEST: Final = 64
"""Bytes of the longest prototype."""


def icu() -> tuple[Callable[[str], str], str, str]:
    """Return ICU's skeleton function, its version and that of its Unicode data."""
    path = ctypes.util.find_library("icui18n")
    if path is None:
        sys.exit("The ICU library (libicui18n) is not installed.")
    major = path.rpartition(".so.")[2].partition(".")[0]
    library = ctypes.CDLL(path)
    status = ctypes.c_int(0)
    opened: Any = getattr(library, f"uspoof_open_{major}")
    opened.restype = ctypes.c_void_p
    checker = ctypes.c_void_p(opened(ctypes.byref(status)))
    if status.value > 0:
        sys.exit(f"ICU reports error {status.value}.")
    call: Any = getattr(library, f"uspoof_getSkeletonUTF8_{major}")

    def skeleton(text: str) -> str:
        data, found = text.encode(), ctypes.create_string_buffer(LONGEST)
        size = call(checker, 0, data, len(data), found, LONGEST, ctypes.byref(status))
        if status.value > 0:
            sys.exit(f"ICU reports error {status.value} for {text!r}.")
        return found.raw[:size].decode()

    version = (ctypes.c_uint8 * 4)()
    getattr(library, f"u_getUnicodeVersion_{major}")(version)
    return skeleton, major, f"{version[0]}.{version[1]}"


def characters() -> Iterator[str]:
    for code in range(sys.maxunicode + 1):
        if not 0xD800 <= code <= 0xDFFF:
            yield chr(code)


def main() -> None:
    skeleton, version, data = icu()
    groups: dict[str, list[str]] = {}
    for character in characters():
        is_whole = unicodedata.normalize("NFD", character) == character  # else its parts count
        if is_whole and (prototype := skeleton(character)) != character:
            groups.setdefault(prototype, []).append(character)
    sys.stdout.write(HEADER.format(icu=version, unicode=data))
    for prototype, members in sorted(groups.items()):
        print("+".join(f"{ord(each):X}" for each in prototype), *(f"{ord(c):X}" for c in members))


if __name__ == "__main__":
    main()
