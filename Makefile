# Two commands are all there is to it:
#   make play    sets everything up and opens the house in your browser
#   make test    sets everything up and runs all tests
# The others are for people who work on Athanor itself.

PYTHON ?= python3
RUN := .venv
DEV := .venv-dev
COMPILED := .venv-compiled
TOUCHED := $(addprefix tests/,bots conformance games kernel)
LOCK := --constraint constraints.txt
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.toml' -o -name places.json) \
	$(shell find web -path web/node_modules -prune -o -type f -print)
PIP := -m pip --disable-pip-version-check --quiet install

.PHONY: play test lint types layers web pure compiled browser chromium no-compiler rules mutants bench bench-house \
	golden protocol clean

play: $(RUN)/ready
	$(RUN)/bin/athanor serve

# What keeps only one processor busy goes side by side.
test:
	$(MAKE) --jobs 3 --output-sync=target chromium lint types layers web no-compiler
	$(MAKE) pure rules compiled browser
	@echo "All tests have passed, in pure Python, compiled, and in a browser."

lint: $(DEV)/ready
	$(DEV)/bin/ruff check .
	$(DEV)/bin/ruff format --check .

types: $(DEV)/ready
	$(DEV)/bin/mypy

layers: $(DEV)/ready
	$(DEV)/bin/lint-imports

# The browser client by itself: its form, its types, its own tests.
web: web/node_modules/ready
	cd web && npm run --silent format:check && npm run --silent check && npm run --silent test

pure: $(DEV)/ready
	$(DEV)/bin/python -m pytest -n auto tests --ignore tests/browser

rules: $(DEV)/ready
	$(DEV)/bin/athanor-dev rules

# Breaks rules one at a time: a test that carries the mark must fall. Takes its time.
mutants: $(DEV)/ready
	$(DEV)/bin/athanor-dev mutants

# The compiled package is installed as a user would install it, and passes the same tests of all
# that is compiled; the house as it is compiled is tested in the browser.
compiled: $(COMPILED)/ready
	$(COMPILED)/bin/python -c 'from athanor.kernel import COMPILED; assert COMPILED'
	$(COMPILED)/bin/python -m pytest -n auto $(TOUCHED)

# People play in a real browser against the house as it was installed.
browser: chromium $(COMPILED)/ready
	$(COMPILED)/bin/python -m pytest -n auto tests/browser

chromium:
	sh tests/browser/get-chromium.sh

# Where there is no compiler the same package installs and works in pure Python.
no-compiler: | $(COMPILED)/ready
	sh tests/no-compiler.sh $(PYTHON)

bench: .venv-bench/ready
	.venv-bench/bin/python -m benchmarks

bench-house: .venv-bench/ready
	.venv-bench/bin/python -m benchmarks.house

# What the client knows of the house: written anew after a change of src/athanor/server/protocol.
protocol: $(DEV)/ready web/node_modules/ready
	$(DEV)/bin/athanor-dev protocol
	cd web && npm run --silent types

golden: $(DEV)/ready
	$(DEV)/bin/athanor-dev golden --write

web/node_modules/ready: web/package.json web/package-lock.json
	cd web && npm ci --no-audit --no-fund
	@touch $@

$(RUN)/ready: pyproject.toml setup.py constraints.txt $(SOURCES)
	$(PYTHON) -m venv $(RUN)
	$(RUN)/bin/python $(PIP) $(LOCK) .
	@touch $@

$(DEV)/ready: pyproject.toml setup.py constraints.txt
	$(PYTHON) -m venv $(DEV)
	ATHANOR_PURE=1 $(DEV)/bin/python $(PIP) $(LOCK) --editable '.[dev]'
	@touch $@

$(COMPILED)/ready: pyproject.toml setup.py constraints.txt $(SOURCES) | $(DEV)/ready
	$(PYTHON) -m venv $(COMPILED)
	$(COMPILED)/bin/python $(PIP) $(LOCK) '.[dev]'
	@touch $@

.venv-bench/ready: pyproject.toml setup.py constraints.txt $(SOURCES)
	$(PYTHON) -m venv .venv-bench
	.venv-bench/bin/python $(PIP) $(LOCK) '.[bench]'
	@touch $@

clean:
	rm -rf $(RUN) $(DEV) $(COMPILED) .venv-bench build dist reports .mypy_cache .ruff_cache .pytest_cache .hypothesis \
		web/node_modules src/athanor/server/client
