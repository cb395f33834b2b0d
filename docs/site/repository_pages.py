"""Build the site from the repository as it is, so that links are right in both.

The source folder is that of the repository. `docs/hosting.md` becomes the page `hosting`, the
README the first page, and a link to any other file a copy of that file.
"""

import os
import re
import shutil
from pathlib import Path
from typing import Final

from docutils import nodes
from pygments.lexers.special import TextLexer
from sphinx.application import Sphinx
from sphinx.project import Project
from sphinx.transforms import SphinxTransform

NAMES: Final = {
    "README": "index",
    "CONTRIBUTING": "contributing",
    "CHANGELOG": "changelog",
    "web/README": "web",
    "docs/screens/README": "pictures",
}
"""Pages that are not called after their file."""

SHARED: Final = {
    "web/public/icon.svg": "icon.svg",
    "web/public/theme.js": "theme.js",
    "web/src/fonts": "fonts",
    "web/src/styles/tokens.css": "styles/tokens.css",
}
"""Files of the game's page that the site uses too, and their places in `_static`."""


class RepositoryPages(Project):
    """Maps files of the repository to pages of the site."""

    def path2doc(self, filename: str | os.PathLike[str]) -> str | None:
        found = super().path2doc(filename)
        return found and NAMES.get(found, found.removeprefix("docs/"))


def use_repository(app: Sphinx) -> None:
    app.project = app.env.project = RepositoryPages(app.srcdir, app.config.source_suffix)


def copy_shared_files(app: Sphinx) -> None:
    for source, target in SHARED.items():
        place = Path(app.outdir, "_static", target)
        place.parent.mkdir(parents=True, exist_ok=True)
        if (source_path := Path(app.srcdir, source)).is_dir():
            shutil.copytree(source_path, place, dirs_exist_ok=True)
        else:
            shutil.copyfile(source_path, place)


def add_navigation(app: Sphinx, docname: str, source: list[str]) -> None:
    """Add the tables of contents to the first page, which shows them beside every page."""
    if docname == "index":
        for caption, pages in app.config.navigation.items():
            lines = ["```{toctree}", ":hidden:", f":caption: {caption}", *pages, "```"]
            source[0] += "\n" + "\n".join(lines) + "\n"


class HtmlAnchors(SphinxTransform):
    """Lets links lead to `<a id="…">` too, which MyST does not look for."""

    default_priority = 870  # before MyST resolves the anchors of a page

    def apply(self, **_: object) -> None:
        found = {
            anchor: (node.line, anchor, anchor)
            for node in self.document.findall(nodes.raw)
            for anchor in re.findall(r'<a id="([^"]+)">', node.astext())
        }
        slugs = {**getattr(self.document, "myst_slugs", {}), **found}
        self.document.myst_slugs = slugs
        self.env.metadata[self.env.docname]["myst_slugs"] = slugs


def setup(app: Sphinx) -> dict[str, bool]:
    app.add_config_value("navigation", {}, "env", types=(dict,))
    for language in ("mnr", "play"):  # our notation, shown as it is
        app.add_lexer(language, TextLexer)
    app.connect("builder-inited", use_repository)
    app.connect("builder-inited", copy_shared_files)
    app.connect("source-read", add_navigation)
    app.add_transform(HtmlAnchors)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
