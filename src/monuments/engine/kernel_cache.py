"""The place of a kernel's machine code, by package, wherever that is installed.

By itself numba names the folder after the path of the sources. A second copy of the same sources
would compile everything again, although the cache has been noted to be complete.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from numba.core import caching, config

_SOURCES: Final = Path(__file__).parent.parent


class KernelLocator(caching.UserProvidedCacheLocator):  # type: ignore[misc]
    """Keeps the kernels of a package in the folder of its name."""

    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:
        folder = Path(py_file).parent
        if folder.is_relative_to(_SOURCES):
            return ".".join(folder.relative_to(_SOURCES).parts)
        found: str = super().get_suitable_cache_subpath(py_file)
        return found


@contextmanager
def kept_in(folder: Path) -> Iterator[None]:
    """Keep functions decorated meanwhile in `folder`, and no other users' of numba."""
    before = config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES
    config.CACHE_DIR = str(folder)
    config.CACHE_LOCATOR_CLASSES = f"{__name__}.{KernelLocator.__name__}"
    try:
        yield
    finally:
        config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = before
