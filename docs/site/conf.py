"""Settings of the documentation site: `make docs`."""

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
os.environ["MONUMENTS_JIT"] = "0"  # the API reference reads the functions, not their kernels

project = "Monuments"
extensions = ["myst_parser", "sphinx.ext.autodoc", "repository_pages"]
include_patterns = [
    "README.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "web/README.md",
    "docs/**",
]
source_suffix = {".md": "markdown"}
default_role = "code"
highlight_language = "text"
myst_heading_anchors = 6

# Every page has its place here, and the build fails for a page without one.
navigation = {
    "Play": [
        "Wonders of Antiquity: the rules <rules/antiquity.en>",
        "Wonders of Antiquity : les règles <rules/antiquity.fr>",
        "Wonders of Antiquity: die Regeln <rules/antiquity.de>",
        "fabuleux: the rules <rules/fabuleux.en>",
        "fabuleux : les règles <rules/fabuleux.fr>",
        "fabuleux: die Regeln <rules/fabuleux.de>",
        "rulings",
        "deck",
        "opponents",
        "pictures",
    ],
    "Use": ["terminal", "notation", "library", "arena", "your-own-bot", "environments"],
    "Host": ["hosting", "protocol", "seal", "security", "reliability", "scaling"],
    "Develop": [
        "contributing",
        "api",
        "adding-a-game",
        "rules/tests",
        "web",
        "speed",
        "experiments",
        "mutation",
        "changelog",
    ],
}

autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 72
toc_object_entries_show_parents = "hide"

html_theme = "theme"
html_theme_path = ["."]
html_title = "Monuments"
html_permalinks_icon = "#"
html_copy_source = False
html_use_index = False
html_domain_indices = False
