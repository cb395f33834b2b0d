"""Compile parts without machine code of their own.

numba makes machine code for every function, after optimising it together with all that it calls.
Only kernels are called from Python, so a part stays as it was lowered, and each kernel links the
parts below it once. This relies on internals of numba; `docs/experiments.md` has what it gains.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

import numba
from numba.core import codegen, compiler
from numba.core.types.misc import unliteral

_OLDEST, _NEWEST = (0, 61), (0, 68)
SUPPORTED: Final = _OLDEST <= numba.version_info[:2] <= _NEWEST
"""Whether this numba is known to have the internals; others compile a part as a function."""


class _PartLibrary(codegen.JITCodeLibrary):  # type: ignore[misc]
    """The code of one part, without that of the functions it calls."""

    @property
    def codegen(self) -> "_NoEnvironment":
        return _NoEnvironment()

    def finalize(self) -> None:
        self._finalized = True

    def get_pointer_to_function(self, _: str) -> int:
        return 0


class _NoEnvironment:
    """The code generator as numba uses it once a function has machine code."""

    def set_env(self, name: str, env: object) -> None:
        """Do nothing: an environment is for Python objects, which no part has."""


class _KernelLibrary(codegen.JITCodeLibrary):  # type: ignore[misc]
    """The code of a kernel with that of all functions below it."""

    _linking_libraries: list[Any]

    def finalize(self) -> None:
        seen: set[Any] = set()
        callees_first: list[Any] = []

        def visit(library: Any) -> None:
            if library not in seen:
                seen.add(library)
                for below in library._linking_libraries:
                    visit(below)
                callees_first.append(library)

        for library in self._linking_libraries:
            visit(library)
        # Callers first: LLVM leaves out a function that nothing linked before it calls.
        self._linking_libraries = callees_first[::-1]
        super().finalize()


class PartCompiler(compiler.Compiler):  # type: ignore[misc]
    """numba's compiler, for a part."""

    def compile_extra(self, function: Any) -> Any:
        context = self.state.targetctx
        self.state.library = _PartLibrary(context.codegen(), function.__qualname__)
        return super().compile_extra(function)


class KernelCompiler(compiler.Compiler):  # type: ignore[misc]
    """numba's compiler, for a kernel."""

    def compile_extra(self, function: Any) -> Any:
        context = self.state.targetctx
        self.state.library = _KernelLibrary(context.codegen(), function.__qualname__)
        self.state.library.enable_object_caching()
        return super().compile_extra(function)


def widen_literals(dispatcher: Any) -> None:
    """Compile a function once for all numbers, not again for a constant such as -1."""
    call_template = dispatcher.get_call_template

    def widened(args: Iterable[Any], kws: Mapping[str, Any]) -> Any:
        named = {name: unliteral(kind) for name, kind in kws.items()}
        return call_template(tuple(unliteral(kind) for kind in args), named)

    dispatcher.get_call_template = widened
