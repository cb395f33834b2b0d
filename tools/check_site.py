"""Check a built documentation site: no broken links, nothing from outside.

`python tools/check_site.py FOLDER` prints one line for each fault; the exit status is 1 if any.
"""

import re
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

FETCHED: Final = {("link", "href"), ("img", "src"), ("script", "src"), ("source", "src")}
"""Elements that a browser requests by itself."""


class Page(HTMLParser):
    """The anchors, links and forbidden parts of one page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[tuple[str, str]] = []
        self.inline: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.ids |= {found[name] for name in ("id", "name") if name in found}
        kind = "fetched" if {(tag, name) for name in found} & FETCHED else "link"
        self.links += [(kind, found[name]) for name in ("href", "src") if name in found]
        is_script = tag == "script" and "src" not in found
        if is_script or tag == "style" or "style" in found or any(n[:2] == "on" for n in found):
            self.inline.append(tag)


def faults(folder: Path) -> Iterator[str]:
    """Yield a sentence for each fault of the site in `folder`."""
    pages = {path: Page(path.read_text("utf-8")) for path in sorted(folder.rglob("*.html"))}
    for path, page in pages.items():
        name = path.relative_to(folder)
        yield from (f"{name}: inline script or style in <{tag}>" for tag in page.inline)
        for kind, link in page.links:
            if fault := _fault_of(path, kind, link, pages):
                yield f"{name}: {fault}: {link}"
    for path in sorted(folder.rglob("*.css")):
        for link in re.findall(r"(?:url\(|@import)\s*['\"]?([^'\")\s]+)", path.read_text("utf-8")):
            if fault := _fault_of(path, "fetched", link, pages):
                yield f"{path.relative_to(folder)}: {fault}: {link}"


def _fault_of(path: Path, kind: str, link: str, pages: dict[Path, Page]) -> str | None:
    parts = urlsplit(link)
    if parts.scheme == "data":
        return None
    if parts.scheme or parts.netloc:
        return "requested from outside" if kind == "fetched" else None
    target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
    if not target.is_file():
        return "no such file"
    anchor = unquote(parts.fragment)
    return "no such anchor" if anchor and anchor not in pages[target].ids else None


if __name__ == "__main__":
    found = list(faults(Path(sys.argv[1]).resolve()))
    print("\n".join(found), file=sys.stderr, end="\n" if found else "")
    sys.exit(1 if found else 0)
