"""Contact sheets: every plate at three sizes in both themes, to be looked at."""

from collections.abc import Iterable
from pathlib import Path

STYLE = """
body{margin:0;padding:10px;background:#eadfc9;color:#231c14;font:11px sans-serif}
body[data-theme=night]{background:#100e0b;color:#f1e8d5}
figure{display:inline-block;margin:3px;vertical-align:bottom}
figure .plate{display:block;width:100%;border-radius:2px}
figcaption{text-align:center}
.s60{width:60px}.s120{width:120px}.s240{width:240px}.s480{width:480px}
.mark{display:inline-block;margin:4px;--cut:#eadfc9}
[data-theme=night] .mark{--cut:#100e0b}
"""


def figures(plates: dict[str, str], size: int) -> str:
    return "".join(
        f'<figure class="s{size}">{svg.strip()}<figcaption>{name}</figcaption></figure>'
        for name, svg in plates.items()
    )


def page(css: str, body: str, theme: str, sprite: str = "") -> str:
    return (
        f"<!doctype html><meta charset=utf-8><title>Contact sheet</title><style>{css}{STYLE}"
        f"</style><body data-theme={theme}>{sprite}{body}</body>\n"
    )


def marks(ids: Iterable[str]) -> str:
    rows = []
    for size in (12, 16, 24, 48, 96):
        rows.append(
            "".join(
                f'<svg class="mark" width="{size}" height="{size}" fill="currentColor">'
                f'<use href="#{i}"/></svg>'
                for i in ids
            )
        )
    return "<br>".join(rows)


def write(folder: Path, plates: dict[str, str], css: str, sprite: str, ids: list[str]) -> None:
    """One page per theme with all sizes, and one each for a single size and for the marks."""
    folder.mkdir(parents=True, exist_ok=True)
    for theme in ("day", "night"):
        sizes = {str(s): figures(plates, s) for s in (60, 120, 240, 480)}
        sizes["all"] = "<hr>".join(sizes[s] for s in ("60", "120", "240"))
        sizes["marks"] = marks(ids)
        for name, body in sizes.items():
            used = sprite if name == "marks" else ""
            (folder / f"{name}-{theme}.html").write_text(page(css, body, theme, used))
