"""Decorators for compiled functions, and the cache of their machine code.

A kernel is plain Python over integer arrays: with `MONUMENTS_JIT=0` the same source runs
uncompiled. Kernels call each other by module name, because neither closures nor functions
given as arguments are cached.
"""

import atexit
import hashlib
import logging
import os
import platform
import re
import shutil
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, SupportsInt, TypeVar

F = TypeVar("F", bound=Callable[..., Any])
R = TypeVar("R")

COMPILED: Final = os.environ.get("MONUMENTS_JIT", "1") != "0"
_PACKAGE: Final = Path(__file__).parent.parent
_KERNEL_HOMES: Final = ("engine", "games", "bots", "envs")
_KERNEL: Final = re.compile(r"^@(?:kernel|part)$", re.MULTILINE)
_IMPORT: Final = re.compile(r"^ *from (monuments[\w.]*) import (\([^)]*\)|.*)$", re.MULTILINE)


def cache_home() -> Path:
    """Return the folder that holds the kernels of every version and processor."""
    home = os.environ.get("MONUMENTS_CACHE") or os.environ.get("XDG_CACHE_HOME")
    return Path(home or Path.home() / ".cache") / "monuments"


def sources() -> list[Path]:
    """Return every file whose change could change a kernel, in a fixed order.

    These are the files with kernels, and what they import, because a constant may come from there.
    """
    texts = {
        path: path.read_text("utf-8")
        for home in _KERNEL_HOMES
        for path in (_PACKAGE / home).rglob("*.py")
    }
    waiting = [path for path, text in texts.items() if _KERNEL.search(text)]
    found: set[Path] = set()
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += [other for other in _imported(texts[path]) if other in texts]
    return sorted(found)


def _imported(text: str) -> Iterator[Path]:
    """Yield the files of ours that a module may import from."""
    for module, names in _IMPORT.findall(text):
        home = _PACKAGE.joinpath(*module.split(".")[1:])
        yield home.with_suffix(".py")
        for name in re.findall(r"\w+", names):
            yield home / f"{name}.py"


def fingerprint(*extra: str) -> str:
    """Return a name for these sources on this machine.

    numba looks only at the file that defines a kernel, so a changed constant in another module
    would leave the old machine code in use.
    """
    digest = hashlib.sha256(
        " ".join((platform.machine(), platform.python_version(), *extra)).encode()
    )
    for path in sources():
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _machine() -> str:
    if not COMPILED:
        return "plain"
    import llvmlite.binding
    import numba

    return f"{numba.__version__} {llvmlite.binding.get_host_cpu_name()}"


def _writable_cache() -> Path:
    """Return the folder of these kernels, or a temporary copy if it cannot be written.

    numba refuses a cache that it cannot write, even if every kernel is in it.
    """
    name = fingerprint(_machine())
    try:
        cache = cache_home() / name
        if COMPILED:
            _check_writable(cache)
        return cache
    except (OSError, RuntimeError) as error:  # RuntimeError: there is no home folder
        return _temporary_cache(name, error)


def _check_writable(folder: Path) -> None:
    """Raise OSError if no file can be made in `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryFile(dir=folder):
        pass


_TEMPORARY: Final[list[str]] = []
"""The folder that this process made because the cache could not be written."""


@atexit.register
def drop_temporary_cache() -> None:
    """Remove the temporary cache, if this process has made one."""
    for home in _TEMPORARY:
        shutil.rmtree(home, ignore_errors=True)


def _temporary_cache(name: str, error: Exception) -> Path:
    """Return a folder shared with child processes, and removed with this process."""
    home = tempfile.mkdtemp(prefix="monuments-")
    _TEMPORARY.append(home)
    reason = error.strerror if isinstance(error, OSError) else error
    logging.getLogger("monuments").warning(
        "The cache of compiled rules cannot be written (%s); using a temporary one. "
        "To keep it, set MONUMENTS_CACHE to a folder that can be written.",
        f"{error.filename}: {reason}" if isinstance(error, OSError) else reason,
    )
    cache = Path(home) / "monuments" / name
    with suppress(OSError, RuntimeError):  # whatever can be read of the real one is used
        shutil.copytree(cache_home() / name, cache)
    _check_writable(cache)
    os.environ["MONUMENTS_CACHE"] = home
    return cache


CACHE: Final = _writable_cache()


def count_functions(folders: Iterable[str]) -> int:
    """Return how many functions of these folders of the package are compiled."""
    files = {path for folder in folders for path in (_PACKAGE / folder).rglob("*.py")}
    return sum(len(_KERNEL.findall(path.read_text("utf-8"))) for path in files)


@contextmanager
def tell_compiled(tell: Callable[[], None]) -> Iterator[None]:
    """Call `tell` for each function that is compiled, not for those in the cache."""
    from numba.core import event

    class Listener(event.Listener):  # type: ignore[misc]
        def on_start(self, event: object) -> None: ...

        def on_end(self, event: object) -> None:
            tell()

    with event.install_listener("numba:compile", Listener()):
        yield


def is_ready(part: str) -> bool:
    """Tell whether the cache has all kernels of a part, as noted by `note_ready`."""
    return not COMPILED or (CACHE / f"{part}.ready").exists()


def note_ready(part: str) -> None:
    """Note that all kernels of a part are in the cache."""
    (CACHE / f"{part}.ready").touch()


def _compiled(function: F, *, entry: bool) -> F:
    import numba

    from monuments.engine import numba_parts as parts
    from monuments.engine.kernel_cache import kept_in

    options: dict[str, Any] = {}
    if parts.SUPPORTED:
        options["pipeline_class"] = parts.KernelCompiler if entry else parts.PartCompiler
    with kept_in(CACHE):
        made: F = numba.njit(
            cache=entry,
            no_cpython_wrapper=not entry,
            no_cfunc_wrapper=True,
            no_rewrites=True,
            nogil=True,
            error_model="numpy",
            **options,
        )(function)
    if parts.SUPPORTED:
        parts.widen_literals(made)
    return made


KERNELS: Final[list[Callable[..., Any]]] = []
"""Every kernel that was made, so that a test can tell which ones `Game.warm` forgets."""


def kernel(function: F) -> F:
    """Compile `function` on its first call, and cache the code for later processes."""
    made = _compiled(function, entry=True) if COMPILED else function
    KERNELS.append(made)
    return made


def part(function: F) -> F:
    """Compile a function that only kernels call, as part of their machine code.

    Python cannot call it: doing so ends the process.
    """
    return _compiled(function, entry=False) if COMPILED else function


def plain(function: Callable[..., R]) -> Callable[..., R]:
    """Return a kernel uncompiled, for lists; it must not call another function."""
    written: Callable[..., R] = getattr(function, "py_func", function)
    return written


@part
def num(number: SupportsInt) -> int:
    """Lift a number out of an array.

    NumPy keeps its narrow type, which overflows in plain mode; numba keeps it too, even through
    `int`, and would compile every function that is called with it once more.
    """
    return int(number) + 0
