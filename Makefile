# Sanmon. `make` alone lists the targets. It needs Python 3.11 or newer; everything is installed into .venv.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
FAST   := .venv-fast
# Two more than the number of cores, because a test waits for half of its time: for a browser, a server or a clock.
JOBS   ?= $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 2)')
# A process without work takes over half of another's remaining tests, so that none is idle at the end.
PYTEST := -m pytest -n $(JOBS) --dist worksteal
# A game in a package of its own, installed like any other author's.
EXAMPLE := examples/market-day
GAME   ?=

PIP_QUIET := -qq --disable-pip-version-check

SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.csv' -o -name '*.toml' -o -name '*.md' -o -name '*.c')
# Of the built pages only this one keeps its name; all others get a new name with every build.
SOURCES += $(wildcard src/sanmon/server/static/index.html)

CHECKS := check-types check-client check-format check-lint check-imports check-forge

# Independent targets run in parallel; the output of each is printed in one piece.
TOGETHER := $(MAKE) --no-print-directory -j4 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

.DEFAULT_GOAL := help
.PHONY: help coverage docs tutorials setup node play terminal client site test-client test-example screenshots chromium browsers databases test check $(CHECKS) format deep bench fast wheel wheel-fast lock release audit clean distclean
.DELETE_ON_ERROR:

help: ## list the targets
	@echo "Sanmon: make TARGET"
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  \1\t\2/' | expand -t 16

# ---------------------------------------------------------------- set up

setup: $(VENV)/.ready ## install everything into .venv, unless it is up to date

# $(1): the environment to fill, $(2): its lock file. An incomplete environment (without `.whole`) is made anew, because pip fails in it.
define install-locked
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Sanmon needs Python 3.11 or newer, and '$(PYTHON)' is: $$($(PYTHON) --version 2>&1)"; \
	  echo "Name another one like this: make setup PYTHON=python3.12"; exit 2; }
	@test -e $(1)/.whole || test -e $(1)/.ready || $(PYTHON) -m venv --clear $(1) || { \
	  echo "Could not make $(1). On Debian and Ubuntu the package python3-venv is needed."; exit 2; }
	@rm -f $(1)/.whole; echo "Installing $(2) into $(1)"
	@$(1)/bin/python -m pip install $(PIP_QUIET) --require-hashes -r $(2) || { \
	  echo; echo "The packages named in $(2) could not be installed (see above)."; \
	  echo "They come over the network: check the connection, or point pip at a mirror, and run the same command again."; exit 2; }
	@touch $(1)/.whole
endef

$(VENV)/.ready: requirements/dev.txt pyproject.toml hatch_build.py src/sanmon/kernel/rows/_rows.c $(EXAMPLE)/pyproject.toml
	$(call install-locked,$(VENV),requirements/dev.txt)
	@$(BIN)/python -m pip install $(PIP_QUIET) --no-build-isolation --no-deps --editable . --editable $(EXAMPLE)
	@touch $@
	@echo "Ready: $$($(BIN)/python --version) in $(VENV)"

# ---------------------------------------------------------------- play, test

play: client ## play in the browser: builds the pages if needed, serves them, opens the browser, and compiles in the background
	@$(BIN)/python tools/play.py --compile

terminal: setup ## play in the terminal; asks which game, or name it: GAME=satori
	@$(BIN)/sanmon play $(GAME)

client: node ## build the pages into the package (with the machine's Node, or one from a wheel)
	@$(BIN)/python tools/client.py

# A target of its own, so that two targets that run in parallel do not both install it.
node: setup
	@$(BIN)/python tools/client.py --install

site: node ## build the site into build/site: the games in the pages themselves, for any host of static files
	@$(BIN)/python tools/make_site.py

screenshots: client chromium ## take pictures of the pages, into docs/screenshots
	$(BIN)/python tools/screenshots.py

test: setup chromium databases ## run `check`, then all tests but the deep ones
	+@$(TOGETHER) $(CHECKS) client test-client test-example
	+@$(MAKE) --no-print-directory site
	$(BIN)/python $(PYTEST)

# In one process: these tests take less time than it takes to start others.
test-example: setup
	cd $(EXAMPLE) && $(CURDIR)/$(BIN)/python -m pytest

test-client: node ## run the unit tests of the browser client, against data from Python
	@$(BIN)/python tools/client.py --test

# The browser for the tests of the pages, from the system's package manager only.
chromium:
	@command -v chromium chromium-browser google-chrome >/dev/null || { \
	  command -v apt-get >/dev/null && test "$$(id -u)" = 0 && echo "Installing chromium, to test the pages" && \
	  { apt-get install -qq -y --no-install-recommends chromium >/dev/null 2>&1 || \
	    { apt-get update -qq && apt-get install -qq -y --no-install-recommends chromium; } >/dev/null 2>&1; }; } || \
	  echo "There is no chromium here and it could not be installed: the tests of the pages will be skipped."

# Firefox, and WebKit with its driver and a screen that nobody sees, for whole games in other browsers. From the package manager too.
browsers:
	@{ command -v firefox-esr || command -v firefox; } >/dev/null && command -v WebKitWebDriver Xvfb >/dev/null || { \
	  command -v apt-get >/dev/null && test "$$(id -u)" = 0 && echo "Installing Firefox and WebKit, to play in other browsers" && \
	  { $(APT_INSTALL) firefox-esr webkit2gtk-driver xvfb >/dev/null 2>&1 || \
	    { apt-get update -qq && $(APT_INSTALL) firefox-esr webkit2gtk-driver xvfb; } >/dev/null 2>&1; }; } || \
	  echo "Firefox or WebKit is not here and could not be installed: the games in these browsers will be skipped."

# The database servers for the tests with several workers, which start their own instances. From the package manager too.
databases:
	@{ command -v redis-server && ls /usr/lib/postgresql/*/bin/postgres || command -v postgres && command -v redis-server; } >/dev/null 2>&1 || { \
	  command -v apt-get >/dev/null && test "$$(id -u)" = 0 && echo "Installing PostgreSQL and Redis, to test several workers" && \
	  { $(APT_INSTALL) postgresql redis-server >/dev/null 2>&1 || \
	    { apt-get update -qq && $(APT_INSTALL) postgresql redis-server; } >/dev/null 2>&1; }; } || \
	  echo "PostgreSQL or Redis is not here and could not be installed: the tests that need them will be skipped."

# RUNLEVEL=1 keeps Debian from starting the services that it installs.
APT_INSTALL := RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends

check: setup ## check formatting, linting, strict types, the direction of imports, and workflows
	+@$(TOGETHER) $(CHECKS)

check-format: setup
	$(BIN)/ruff format --check .
check-client: node
	$(BIN)/python tools/client.py --check
check-lint: setup
	$(BIN)/ruff check .
check-types: setup
	$(BIN)/mypy
check-imports: setup
	$(BIN)/lint-imports --no-logo --no-cache
# The schemas come with the checker, so this needs no network.
check-forge: setup
	$(BIN)/check-jsonschema -q --builtin-schema vendor.github-workflows .github/workflows/*.yml
	$(BIN)/check-jsonschema -q --builtin-schema vendor.dependabot .github/dependabot.yml
	$(BIN)/check-jsonschema -q --builtin-schema vendor.github-issue-config .github/ISSUE_TEMPLATE/config.yml
	$(BIN)/check-jsonschema -q --builtin-schema vendor.github-issue-forms $(filter-out %/config.yml,$(wildcard .github/ISSUE_TEMPLATE/*.yml))
	$(BIN)/check-jsonschema -q --builtin-schema vendor.citation-file-format CITATION.cff
	$(BIN)/zizmor --quiet --offline --no-progress --persona pedantic .github

format: setup ## format the sources and fix what the linter can fix
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIN)/python tools/client.py --format

# ---------------------------------------------------------------- long-running targets

deep: check client site chromium browsers databases fast $(VENV)/.ray ## run the long tests, compare compiled and interpreted games, run all tests on the compiled build
	$(BIN)/python $(PYTEST) -m deep
	$(BIN)/python tools/same_games.py --games 1000 $(BIN)/python $(FAST)/bin/python
	$(BIN)/python tools/same_games.py --games 200 $(BIN)/python page
	$(BIN)/python tools/page_tests.py
	$(FAST)/bin/python $(PYTEST)
	cd $(EXAMPLE) && $(CURDIR)/$(FAST)/bin/python $(PYTEST)

# Left out: the tests of the pages, which take minutes in a browser and add little coverage; the test of speed, because coverage slows
# everything down; and the test of which modules a command loads, because coverage loads some too. Killed processes leave empty data
# files, which are deleted.
coverage: client databases ## measure which lines and branches the tests run; details in build/coverage/html
	@rm -rf build/coverage && mkdir -p build/coverage
	$(BIN)/coverage run $(PYTEST) --ignore tests/web --ignore tests/lab/test_speed.py \
	  --deselect tests/cli/test_errors.py::test_help_loads_no_slow_modules; passed=$$?; \
	  find build/coverage -name 'data.*' -empty -delete; \
	  $(BIN)/coverage combine -q 2>/dev/null; find build/coverage -name 'data.*' -delete; \
	  $(BIN)/coverage html -q && $(BIN)/coverage json -q -o build/coverage/coverage.json && \
	  $(BIN)/python tools/coverage_report.py build/coverage/coverage.json && exit $$passed

docs: node $(VENV)/.docs ## build the documentation site into build/docs; fails on a broken link or a request to another host
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict
	@$(BIN)/python tools/docs_check.py
	@echo "Open build/docs/index.html"

$(VENV)/.docs: $(VENV)/.ready requirements/docs.txt
	$(call install-locked,$(VENV),requirements/docs.txt)
	@touch $@

tutorials: setup ## run the tutorials and write the output of their cells into them
	$(BIN)/python tools/tutorials.py --write

bench: $(VENV)/.bench $(FAST)/.ready ## measure speed, from source and compiled, with other engines; rewrites docs/performance.md
	$(BIN)/sanmon bench --also $(FAST)/bin/python --page docs/performance.md

# Ray is large, and only one long test and self-play on a cluster need it.
$(VENV)/.ray: $(VENV)/.ready requirements/ray.txt
	$(call install-locked,$(VENV),requirements/ray.txt)
	@touch $@

$(VENV)/.bench: $(VENV)/.ready requirements/bench.txt
	$(call install-locked,$(VENV),requirements/bench.txt)
	@touch $@

# ---------------------------------------------------------------- the compiled install
# It has its own environment, so that the source and the compiled build can run side by side. The wheel is built from a
# source distribution: the compiler works in a copy and leaves nothing in src.

# No other library calls into our modules, so calls between them can skip the linker's tables.
NATIVE := -fvisibility=hidden -fno-semantic-interposition -fno-plt

fast: $(FAST)/.ready ## compile into .venv-fast (needs a C compiler); then .venv-fast/bin/sanmon

$(FAST)/.locked: requirements/dev.txt
	$(call install-locked,$(FAST),requirements/dev.txt)
	@touch $@

$(FAST)/.ready: $(VENV)/.ready $(FAST)/.locked hatch_build.py $(SOURCES)
	@echo "Compiling; this takes a minute or two"
	@rm -rf build/fast
	@$(FAST)/bin/python -m hatchling build -t sdist -d build/fast >/dev/null
	@tar -xzf build/fast/sanmon-*.tar.gz -C build/fast
	@cd build/fast/sanmon-*/ && CFLAGS="$(NATIVE) $$CFLAGS" HATCH_BUILD_HOOKS_ENABLE=1 $(CURDIR)/$(FAST)/bin/python -m hatchling build -t wheel -d .. >/dev/null || { \
	  echo; echo "The sources could not be compiled (see above). If there is no C compiler: on Debian and Ubuntu,"; \
	  echo "apt install gcc python3-dev. Without a compiler the source plays the same games, only slower."; exit 2; }
	@$(FAST)/bin/python -m pip install $(PIP_QUIET) --no-deps --force-reinstall build/fast/sanmon-*.whl
	@$(FAST)/bin/python -m pip install $(PIP_QUIET) --no-deps --no-build-isolation --editable $(EXAMPLE)
	@touch $@
	@echo "Ready: $(FAST)/bin/sanmon, compiled"

# ---------------------------------------------------------------- wheels

wheel: client ## build a wheel for any machine, with the pages, into dist
	@$(BIN)/python -m hatchling build -t wheel -d dist
	@ls -l dist

wheel-fast: client fast ## build a compiled wheel for this Python and machine, with the pages, into dist
	@mkdir -p dist && cp build/fast/sanmon-*.whl dist/
	@ls -l dist

# ---------------------------------------------------------------- the lock files

lock: build/lock/bin/uv ## update requirements/*.txt: versions and hashes, no addresses
	@$(UV_COMPILE) --extra server --group dev -o requirements/dev.txt pyproject.toml
	@$(UV_COMPILE) --extra server -c requirements/dev.txt -o requirements/server.txt pyproject.toml
	@$(UV_COMPILE) --extra server --extra bench -c requirements/dev.txt -o requirements/bench.txt pyproject.toml
	@$(UV_COMPILE) --extra server --extra ray -c requirements/dev.txt -o requirements/ray.txt pyproject.toml
	@$(UV_COMPILE) --group docs -c requirements/dev.txt -o requirements/docs.txt
	@$(UV_COMPILE) --group forge -o requirements/forge.txt
	@$(UV_COMPILE) --group node -o requirements/node.txt
	@$(BIN)/python tools/make_site.py --lock
	@ls -l requirements

UV_COMPILE = build/lock/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
	--no-header --no-annotate --no-emit-index-url

build/lock/bin/uv:
	@$(PYTHON) -m venv build/lock
	@build/lock/bin/python -m pip install $(PIP_QUIET) uv

release: client ## prepare a release, everything but publishing it: VERSION=0.2.0
	$(BIN)/python tools/release.py $(VERSION)

audit: build/forge/.ready ## look up known vulnerabilities of the locked packages (over the network)
	build/forge/bin/pip-audit --strict --disable-pip --require-hashes $(addprefix -r ,$(sort $(wildcard requirements/*.txt)))

build/forge/.ready: requirements/forge.txt
	$(call install-locked,build/forge,requirements/forge.txt)
	@touch $@

# ---------------------------------------------------------------- tidy up

clean: ## remove builds and caches (not .venv)
	rm -rf build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

distclean: clean ## `clean`, and remove the environments and the built pages too
	rm -rf $(VENV) $(FAST) web/node_modules web/src/generated src/sanmon/server/static
