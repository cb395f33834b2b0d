# `make` alone lists the targets. All that they install stays in .tools and .venv.

PYTHON ?= python3
WORKERS ?= 2
ARGS ?=

# Nothing published later than this goes into requirements/*.txt.
LOCK_DATE := 2026-10-21
EXTRAS := --extra arena --extra cluster --extra plots --extra postgres

UV := .tools/bin/uv
BIN := .venv/bin
INSTALL := $(UV) pip install --quiet --python $(BIN)/python
COMPILE := env -u UV_INDEX -u UV_DEFAULT_INDEX -u UV_INDEX_URL -u UV_EXTRA_INDEX_URL -u UV_FIND_LINKS \
	$(UV) pip compile --quiet --no-config --upgrade --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --exclude-newer $(LOCK_DATE) --custom-compile-command 'make lock'

# The interpreter behind PYTHON, also when a virtual environment is active. Another one, or another
# place on the disk, asks for a new .venv.
BASE := $(shell $(PYTHON) -c 'import sys; print(getattr(sys, "_base_executable", sys.executable))' 2>/dev/null)
HERE := $(shell { $(PYTHON) -c 'import sys; print(sys.base_prefix, sys.version)'; pwd; } 2>&1 | cksum | cut -d' ' -f1)
KERNELS := $(shell find src/monuments/engine src/monuments/games src/monuments/bots src/monuments/envs -name '*.py' 2>/dev/null)
CODE := $(wildcard src bench)
PAGE := $(shell find web/src web/public web/*.* src/monuments/locales docs/rules docs/rulings.md -type f -not -path '*/node_modules/*' -not -name '*.pyc' -not -name '*.py' 2>/dev/null)
PLAIN_TESTS := $(wildcard tests/engine tests/games tests/rules)

export UV_COMPILE_BYTECODE := 1
export UV_PYTHON_DOWNLOADS := never
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.NOTPARALLEL:
.PHONY: help setup play test test-fast test-plain test-browser test-oldest screens torture lint lint-web fix bench bench-server bench-start bench-page mutants protocol lock clean docs wheel test-hosting

help: ## list these targets
	@awk 'BEGIN { FS = ":.*## " } /^[a-z-]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' Makefile

setup: .venv/.warm .venv/.page ## install everything and compile the rules; start nothing
	@echo 'Ready: .venv/bin/monuments --help'

# The server compiles the rules by itself, so that a table can begin before all of them are ready.
play: .venv/.page ## serve the tables and open the page in the browser
	@$(BIN)/monuments play $(ARGS)

# The driver of the browser keeps an event loop running in its process, which other tests cannot bear.
test: lint lint-web docs .venv/.warm .venv/.page ## every check and every test, compiled and plain
	MONUMENTS_JIT=1 $(BIN)/pytest -n $(WORKERS) --ignore=tests/browser $(ARGS)
	MONUMENTS_JIT=1 $(BIN)/pytest -n $(WORKERS) $(ARGS) tests/browser
	@$(MAKE) --no-print-directory test-plain

test-fast: .venv/.warm ## the quick tests, until the first failure
	MONUMENTS_JIT=1 HYPOTHESIS_PROFILE=fast $(BIN)/pytest -n $(WORKERS) -x -m 'not slow and not torture and not browser' $(ARGS)

test-plain: .venv/.ready ## engine and games uncompiled, with their coverage
	MONUMENTS_JIT=0 HYPOTHESIS_PROFILE=plain $(BIN)/pytest -n $(WORKERS) \
		--cov=monuments.engine --cov=monuments.games --cov-report=term $(ARGS) $(PLAIN_TESTS)

test-browser: .venv/.warm .venv/.page ## the page in Chromium: every player count, by mouse, touch and keyboard
	MONUMENTS_JIT=1 $(BIN)/pytest -m browser $(ARGS) tests/browser

test-oldest: .oldest/.ready ## the tests with the oldest libraries that pyproject.toml allows
	.oldest/bin/monuments warm
	MONUMENTS_JIT=1 HYPOTHESIS_PROFILE=fast .oldest/bin/pytest -n $(WORKERS) --ignore=tests/browser $(ARGS)

screens: .venv/.warm .venv/.page ## take the pictures of docs/screens anew
	$(BIN)/python tools/screens.py $(ARGS)

torture: .venv/.warm .venv/.page ## the long tests, and every property with many more examples
	MONUMENTS_JIT=1 HYPOTHESIS_PROFILE=torture $(BIN)/pytest -n $(WORKERS) -m '' --ignore=tests/browser $(ARGS)

lint: .venv/.ready ## style, types, import directions, dependencies
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy $(CODE) $(wildcard tests)
	$(BIN)/lint-imports --no-logo
	$(BIN)/deptry $(CODE)

lint-web: .venv/.page ## types, style and tests of the page
	$(BIN)/python web/art/make.py --check
	$(BIN)/python hatch_build.py run --silent lint
	$(BIN)/python hatch_build.py run --silent check
	$(BIN)/python hatch_build.py run --silent test

fix: .venv/.ready ## mend and format what ruff can
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

bench: .venv/.warm .venv/.bench ## measure the engine beside its peer
	@$(BIN)/python -m bench $(ARGS)

bench-server: .venv/.warm ## measure how many tables a server holds
	@$(BIN)/python -m bench.server $(ARGS)

bench-start: .venv/.warm ## measure how soon a server is there
	@$(BIN)/python -m bench.server_start $(ARGS)

bench-page: .venv/.warm .venv/.page ## measure how smoothly the cards fly
	@$(BIN)/python -m bench.page $(ARGS)

# mutmut leaves decorated functions alone; uncompiled, a kernel is the same without its decorator.
mutants: .venv/.ready ## damage the rules in small ways and list what no test notices
	rm -rf build/mutants && mkdir -p build/mutants
	cp -R src tests docs pyproject.toml build/mutants
	find build/mutants/src -name '*.py' -exec sed -i.orig -E '/^@(kernel|part)$$/d' {} +
	cd build/mutants && MONUMENTS_JIT=0 HYPOTHESIS_PROFILE=plain ../../$(BIN)/mutmut run $(ARGS)
	cd build/mutants && ../../$(BIN)/mutmut results

protocol: .venv/.ready ## describe the server's messages anew, in docs/ and for the page
	$(BIN)/python tools/describe_protocol.py
	$(BIN)/python hatch_build.py run --silent types

# Always from the start: a page that is not read again would not repeat its warnings.
docs: .venv/.docs ## build the documentation site, broken links being errors
	@rm -rf build/docs src/monuments/server/docs
	@$(BIN)/sphinx-build -E -q -W --keep-going -c docs/site -d build/doctrees . build/docs
	@$(BIN)/python tools/check_site.py build/docs
	@cp -R build/docs src/monuments/server/docs
	@echo 'Built: build/docs/index.html'

wheel: .tools/.ready ## build the package into dist/, page included
	@rm -f dist/monuments-*.whl
	@$(UV) build --quiet --wheel --out-dir dist -b requirements/dev.txt -b requirements/node.txt
	@ls dist/monuments-*.whl

test-hosting: ## run every command of docs/hosting.md and the Containerfile in a fresh Debian; needs root
	$(PYTHON) tools/try_hosting.py $(ARGS)

lock: .tools/.ready ## resolve the requirements anew
	$(COMPILE) requirements/node.in -o requirements/node.txt
	$(COMPILE) requirements/uv.in -o requirements/uv.txt
	$(COMPILE) pyproject.toml --extra arena --extra cluster --extra plots --group dev -o requirements/dev.txt
	$(COMPILE) pyproject.toml -c requirements/dev.txt -o requirements/run.txt
	$(COMPILE) pyproject.toml --extra postgres -c requirements/dev.txt -o requirements/postgres.txt
	mkdir -p build
	$(COMPILE) pyproject.toml $(EXTRAS) --resolution lowest-direct -o build/lowest.txt
	$(COMPILE) pyproject.toml $(EXTRAS) --group test -c build/lowest.txt --no-annotate -o requirements/oldest.txt
	$(COMPILE) pyproject.toml --extra bench -c requirements/dev.txt -o requirements/bench.txt
	$(COMPILE) pyproject.toml --group docs -c requirements/dev.txt -o requirements/docs.txt

clean: ## remove all that make and the tests have left here
	rm -rf .tools .venv .oldest .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis .coverage .coverage.* htmlcov
	rm -rf build dist web/node_modules src/monuments/server/web src/monuments/server/docs
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

.tools/.ready: requirements/uv.txt
	@$(PYTHON) -c '' 2>/dev/null || { echo 'Monuments needs Python 3.11 or newer, and there is no $(PYTHON) here; on Debian or Ubuntu: apt install python3 python3-venv' >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Monuments needs Python 3.11 or newer, and $(PYTHON) is $$($(PYTHON) -V 2>&1); name another: make PYTHON=python3.12 setup" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo 'Monuments needs the venv module of Python; on Debian or Ubuntu: apt install python3-venv' >&2; exit 1; }
	@echo 'Fetching uv ...'
	@'$(BASE)' -m venv --clear .tools
	@.tools/bin/python -m pip install -qq --require-hashes --only-binary :all: -r requirements/uv.txt
	@touch $@

.venv/.made-$(HERE): | .tools/.ready
	@$(UV) venv --quiet --clear --python '$(BASE)' .venv
	@touch $@

.oldest/.ready: requirements/oldest.txt pyproject.toml src/monuments/__init__.py | .tools/.ready
	@echo 'Installing the oldest libraries ...'
	@$(UV) venv --quiet --clear --python '$(BASE)' .oldest
	@$(UV) pip sync --quiet --python .oldest/bin/python --require-hashes --no-build requirements/oldest.txt
	@MONUMENTS_LATER=1 $(UV) pip install --quiet --python .oldest/bin/python --no-deps --no-build-isolation --editable .
	@touch $@

.venv/.ready: .venv/.made-$(HERE) requirements/dev.txt pyproject.toml src/monuments/__init__.py
	@echo 'Installing the libraries ...'
	@$(UV) pip sync --quiet --python $(BIN)/python --require-hashes --no-build requirements/dev.txt
	@MONUMENTS_LATER=1 $(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

# The page. Where the system has no Node that is new enough, one comes as a wheel.
.venv/.page: .venv/.ready hatch_build.py $(PAGE)
	@echo 'Building the page ...'
	@$(BIN)/python -c 'import hatch_build, sys; sys.exit(hatch_build.system_node() is None)' \
		|| $(INSTALL) --require-hashes --no-build -r requirements/node.txt
	@$(BIN)/python hatch_build.py
	@touch $@

.venv/.warm: .venv/.ready $(KERNELS)
	@$(BIN)/monuments warm
	@touch $@

.venv/.bench: .venv/.ready requirements/bench.txt
	@if $(INSTALL) --require-hashes --no-build -r requirements/bench.txt; then touch $@; \
	else echo 'OpenSpiel cannot be installed here: measuring without the peer.' >&2; fi

.venv/.docs: .venv/.ready requirements/docs.txt
	@echo 'Installing the tools of the documentation ...'
	@$(INSTALL) --require-hashes --no-build -r requirements/docs.txt
	@touch $@
