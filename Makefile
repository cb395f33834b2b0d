# `make` alone lists the targets. Everything they install is in .tools and .venv.

PYTHON ?= python3
# One more than two cores: many tests wait for a server.
WORKERS ?= 3
# A Chromium needs a core of its own.
BROWSERS ?= 2
ARGS ?=

# Locks take no release published after this date.
LOCK_DATE := 2026-10-21
# Subjects of commits after this one are checked by `make lint`.
FIRST_CHECKED := 62c0b9f
EXTRAS := --extra arena --extra cluster --extra data --extra envs --extra plots --extra postgres

UV := .tools/bin/uv
BIN := .venv/bin
INSTALL := $(UV) pip install --quiet --python $(BIN)/python
COMPILE := env -u UV_INDEX -u UV_DEFAULT_INDEX -u UV_INDEX_URL -u UV_EXTRA_INDEX_URL -u UV_FIND_LINKS \
	$(UV) pip compile --quiet --no-config --upgrade --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --exclude-newer $(LOCK_DATE) --custom-compile-command 'make lock'

# The interpreter behind PYTHON, even in an active virtual environment. Another interpreter or
# another path needs a new .venv.
BASE := $(shell $(PYTHON) -c 'import sys; print(getattr(sys, "_base_executable", sys.executable))' 2>/dev/null)
HERE := $(shell { $(PYTHON) -c 'import sys; print(sys.base_prefix, sys.version)'; pwd; } 2>&1 | cksum | cut -d' ' -f1)
CODE := $(wildcard src bench)
PAGE := $(shell find web/src web/public web/*.* src/monuments/locales docs/rules docs/rulings.md -type f -not -path '*/node_modules/*' -not -name '*.pyc' -not -name '*.py' 2>/dev/null)
PLAIN_TESTS := $(wildcard tests/engine tests/games tests/rules tests/test_position.py)

# Downloads stay in the user's cache folder, so that another user or HOME must download again.
CACHES := $(shell echo "$$HOME $$XDG_CACHE_HOME $$UV_CACHE_DIR" | cksum | cut -d' ' -f1)

# uv brings certificates of its own; those of the system include what an organisation has added.
ifneq ($(wildcard /etc/ssl/certs/ca-certificates.crt),)
export UV_SYSTEM_CERTS := 1
endif
export UV_COMPILE_BYTECODE := 1
export UV_PYTHON_DOWNLOADS := never
export PIP_DISABLE_PIP_VERSION_CHECK := 1

# Two recipes must not install at once. The checks of `make test` have nothing left to install; the
# documentation is copied to where the linters read.
ifdef TOGETHER
docs: | lint
else
.NOTPARALLEL:
endif
.PHONY: help setup play test test-fast test-plain test-browser test-oldest screens torture lint lint-web fix bench bench-server bench-start bench-page train mutants ladder protocol lock clean docs wheel test-hosting warm offline

help: ## list the targets
	@awk 'BEGIN { FS = ":.*## " } /^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' Makefile

setup: warm .venv/.page ## install everything and compile the rules; start nothing
	@echo 'Ready: .venv/bin/monuments --help'

# The server compiles the rules itself, so that a table can start before all of them are ready.
play: .venv/.page ## serve the tables and open the page in the browser
	@$(BIN)/monuments play $(ARGS)

# The browser driver keeps an event loop running in its process, which breaks other tests.
test: warm .venv/.page .venv/.docs offline ## run every check and every test, compiled and uncompiled
	@$(MAKE) --no-print-directory -j 2 --output-sync TOGETHER=yes lint lint-web docs
	MONUMENTS_JIT=1 $(BIN)/pytest -n $(WORKERS) --dist worksteal --ignore=tests/browser $(ARGS)
	MONUMENTS_JIT=1 $(BIN)/pytest -n $(BROWSERS) $(ARGS) tests/browser
	@$(MAKE) --no-print-directory test-plain

test-fast: warm ## run the quick tests until the first failure
	MONUMENTS_JIT=1 HYPOTHESIS_PROFILE=fast $(BIN)/pytest -n $(WORKERS) -x -m 'not slow and not torture and not browser' $(ARGS)

test-plain: .venv/.ready ## test engine and games uncompiled, with coverage
	MONUMENTS_JIT=0 HYPOTHESIS_PROFILE=plain $(BIN)/pytest -n $(WORKERS) \
		--cov=monuments.engine --cov=monuments.games --cov-report=term $(ARGS) $(PLAIN_TESTS)

test-browser: warm .venv/.page ## test the page: every player count, mouse, touch and keyboard, Chromium, Firefox
	MONUMENTS_JIT=1 $(BIN)/pytest -m browser $(ARGS) tests/browser

test-oldest: .oldest/.ready offline ## run the tests with the oldest libraries that pyproject.toml allows
	.oldest/bin/monuments warm
	MONUMENTS_JIT=1 HYPOTHESIS_PROFILE=fast .oldest/bin/pytest -n $(WORKERS) --dist worksteal --ignore=tests/browser $(ARGS)

screens: warm .venv/.page ## retake the screenshots in docs/screens
	$(BIN)/python tools/screens.py $(ARGS)

torture: warm .venv/.page offline ## run the long tests, and every property with many more examples
	MONUMENTS_JIT=1 HYPOTHESIS_PROFILE=torture $(BIN)/pytest -n $(WORKERS) -m '' --ignore=tests/browser $(ARGS)

lint: .venv/.ready ## check style, types, import directions, dependencies, commit subjects
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy $(CODE) $(wildcard tests)
	$(BIN)/lint-imports --no-logo
	$(BIN)/deptry $(CODE)
	$(BIN)/python tools/check_commits.py --since $(FIRST_CHECKED)

lint-web: .venv/.page ## check and test the page
	$(BIN)/python web/art/make.py --check
	$(BIN)/python hatch_build.py run --silent lint
	$(BIN)/python hatch_build.py run --silent check
	$(BIN)/python hatch_build.py run --silent test

fix: .venv/.ready ## fix and format with ruff
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

bench: warm .venv/.bench ## measure the engine beside a peer
	@$(BIN)/python -m bench $(ARGS)

bench-server: warm ## measure plays per second of a server
	@$(BIN)/python -m bench.server $(ARGS)

bench-start: warm ## measure the start of a server
	@$(BIN)/python -m bench.server_start $(ARGS)

bench-page: warm .venv/.page ## measure the page: loading and animation
	@$(BIN)/python -m bench.page $(ARGS)

# From nothing: choices for every number of players, then the weights and their gates. A second run
# continues with the labels of the first.
train: warm ## train a prior for the search in build/prior and measure it; about an hour
	@for players in 4 3 2; do $(BIN)/python tools/train_prior.py --players $$players $(ARGS) || exit; done

# A second run continues the first one, whose games are in docs/ladder.
ladder: warm ## measure all bots at 4, 3 and 2 players; many hours in all
	@for players in 4 3 2; do $(BIN)/python tools/ladder.py --players $$players $(ARGS) || exit; done

# mutmut skips decorated functions; uncompiled, a kernel works the same without its decorator.
mutants: .venv/.ready ## mutate the rules and list the mutants that survive the tests
	rm -rf build/mutants && mkdir -p build/mutants
	cp -R src tests docs pyproject.toml build/mutants
	find build/mutants/src -name '*.py' -exec sed -i.orig -E '/^@(kernel|part)$$/d' {} +
	cd build/mutants && MONUMENTS_JIT=0 HYPOTHESIS_PROFILE=plain ../../$(BIN)/mutmut run $(ARGS)
	cd build/mutants && ../../$(BIN)/mutmut results

protocol: .venv/.ready ## regenerate the message schemas in docs/ and the page's types
	$(BIN)/python tools/describe_protocol.py
	$(BIN)/python hatch_build.py run --silent types

# Always rebuilt: a page that is not read again does not repeat its warnings.
docs: .venv/.docs ## build the documentation site; broken links are errors
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

lock: .tools/.ready ## update the lock files
	$(COMPILE) requirements/node.in -o requirements/node.txt
	$(COMPILE) requirements/uv.in -o requirements/uv.txt
	$(COMPILE) pyproject.toml --extra arena --extra cluster --extra data --extra envs --extra plots --group dev -o requirements/dev.txt
	$(COMPILE) pyproject.toml -c requirements/dev.txt -o requirements/run.txt
	$(COMPILE) pyproject.toml --extra postgres -c requirements/dev.txt -o requirements/postgres.txt
	mkdir -p build
	$(COMPILE) pyproject.toml $(EXTRAS) --resolution lowest-direct -o build/lowest.txt
	$(COMPILE) pyproject.toml $(EXTRAS) --group test -c build/lowest.txt --no-annotate -o requirements/oldest.txt
	$(COMPILE) pyproject.toml --extra bench -c requirements/dev.txt -o requirements/bench.txt
	$(COMPILE) pyproject.toml --group docs -c requirements/dev.txt -o requirements/docs.txt

clean: ## remove everything that make and the tests created
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

# If the system's Node is missing or too old, one is installed as a wheel.
.venv/.page: .venv/.ready hatch_build.py $(PAGE)
	@echo 'Building the page ...'
	@$(BIN)/python -c 'import hatch_build, sys; sys.exit(hatch_build.system_node() is None)' \
		|| $(INSTALL) --require-hashes --no-build -r requirements/node.txt
	@$(BIN)/python hatch_build.py
	@touch $@

# Not a file: the cache of compiled rules may be that of another HOME, or have been removed.
warm: .venv/.ready
	@$(BIN)/monuments warm

offline: .venv/.offline-$(CACHES)

# The tests install the wheel offline. Installing by a lock leaves the libraries in uv's cache, but
# not what uv reads to resolve them.
.venv/.offline-$(CACHES): .venv/.ready requirements/run.txt
	@$(UV) pip compile --quiet --python $(BIN)/python requirements/run.txt > /dev/null
	@$(UV) pip install --quiet --python $(BIN)/python --require-hashes --no-build --target build/run -r requirements/run.txt
	@rm -rf build/run
	@touch $@

# RLCard is published as source only.
.venv/.bench: .venv/.ready requirements/bench.txt
	@if $(INSTALL) --require-hashes -r requirements/bench.txt; then touch $@; \
	else echo 'The peers cannot be installed here: measuring without them.' >&2; fi

.venv/.docs: .venv/.ready requirements/docs.txt
	@echo 'Installing the tools of the documentation ...'
	@$(INSTALL) --require-hashes --no-build -r requirements/docs.txt
	@touch $@
