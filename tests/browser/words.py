"""The sentences of the page, as the tests read them."""

from functools import cache
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from tests.browser.site import ROOT

LANGUAGES: Final = ("en", "fr", "de")


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    shared = ROOT / f"src/monuments/locales/{language}.ftl"
    for path in (shared, *sorted((ROOT / "web/src/i18n/words").glob(f"*.{language}.ftl"))):
        bundle.add_resource(FluentResource(path.read_text()))
    return bundle


def say(message: str, language: str = "en", **args: str | int) -> str:
    """Return the page's text for a message."""
    bundle = _bundle(language)
    pattern = bundle.get_message(message).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, args)
    assert not errors, (message, errors)
    return str(text)
