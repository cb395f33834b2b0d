"""One decorator for compiled functions, and the place where their machine code is kept.

A kernel is plain Python over integer arrays: with `MONUMENTS_JIT=0` the same source runs
uncompiled. Kernels call each other by module name, because neither closures nor functions
given as arguments are cached.
"""

import hashlib
import os
import platform
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

COMPILED: Final = os.environ.get("MONUMENTS_JIT", "1") != "0"
_PACKAGE: Final = Path(__file__).parent.parent
_KERNEL_HOMES: Final = ("engine", "games", "bots", "envs")


def cache_home() -> Path:
    """Return the folder that holds the kernels of every version and processor."""
    home = os.environ.get("MONUMENTS_CACHE") or os.environ.get("XDG_CACHE_HOME")
    return Path(home or Path.home() / ".cache") / "monuments"


def sources() -> list[Path]:
    """Return every file whose change could change a kernel, in a fixed order."""
    return sorted(path for home in _KERNEL_HOMES for path in (_PACKAGE / home).rglob("*.py"))


def fingerprint(*extra: str) -> str:
    """Return a name for these sources on this machine.

    numba looks only at the file a kernel stands in, so a changed constant in another module would
    leave the old machine code in use.
    """
    digest = hashlib.sha256(" ".join((platform.machine(), platform.python_version(), *extra)).encode())
    for path in sources():
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _machine() -> str:
    if not COMPILED:
        return "plain"
    import llvmlite.binding
    import numba

    return f"{numba.__version__} {llvmlite.binding.get_host_cpu_name()}"


CACHE: Final = cache_home() / fingerprint(_machine())


def _compiler(*, entry: bool) -> Callable[[F], F]:
    import numba

    numba.config.CACHE_DIR = str(CACHE)
    compiled: Callable[[F], F] = numba.njit(
        cache=entry,
        no_cpython_wrapper=not entry,
        no_cfunc_wrapper=True,
        no_rewrites=True,
        nogil=True,
        error_model="numpy",
    )
    return compiled


def kernel(function: F) -> F:
    """Compile `function` on its first call and keep the machine code for the next process."""
    return _compiler(entry=True)(function) if COMPILED else function


def part(function: F) -> F:
    """Compile a building block that only kernels call: quicker to compile, nothing of it is kept."""
    return _compiler(entry=False)(function) if COMPILED else function
