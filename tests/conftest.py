"""A clean environment, examples by HYPOTHESIS_PROFILE, one thread per worker."""

import os
import resource
from contextlib import suppress
from typing import Final

from hypothesis import HealthCheck, settings

_FOREIGN: Final = ("PYTHON", "XDG_", "LANG", "LC_")
"""Prefixes of variables that change the output of Python or of a command, or its folders."""

if cache := os.environ.get("XDG_CACHE_HOME"):  # what was compiled and downloaded stays there
    os.environ.setdefault("MONUMENTS_CACHE", cache)
    os.environ.setdefault("UV_CACHE_DIR", f"{cache}/uv")
for name in [name for name in os.environ if name.startswith(_FOREIGN)]:
    del os.environ[name]
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

_ALWAYS = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])

# Tests with hundreds of connections need more open files than the 1,024 of a usual shell.
_, _most = resource.getrlimit(resource.RLIMIT_NOFILE)
with suppress(ValueError, OSError):  # some systems report a higher limit than they allow
    resource.setrlimit(resource.RLIMIT_NOFILE, (_most, _most))

settings.register_profile("default", _ALWAYS, max_examples=40)
settings.register_profile("fast", _ALWAYS, max_examples=10)
settings.register_profile("plain", _ALWAYS, max_examples=6, derandomize=True)
settings.register_profile("torture", _ALWAYS, max_examples=2_000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))
