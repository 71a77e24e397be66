# Two commands are all there is to it:
#   make play    sets everything up and opens the house in your browser
#   make test    sets everything up and runs all tests
# The others are for people who work on Athanor itself.

PYTHON ?= python3
DEV := .venv-dev
COMPILED := build/compiled
LOCK := --constraint constraints.txt
SOURCES := $(shell find src build_tools -name '*.py' -o -name '*.ftl' -o -name '*.toml' -o -name places.json) \
	$(shell find web -name node_modules -prune -o -type f -print)
PIP := -m pip --disable-pip-version-check --quiet --quiet install --no-compile
PYTEST := $(DEV)/bin/python -m pytest -n auto --dist worksteal
AS_COMPILED := PYTHONPATH=$(CURDIR)/$(COMPILED)
# Kept wherever Python runs: else every program that the tests start would compile itself anew.
export PYTHONDONTWRITEBYTECODE :=
ALSO_PURE := $(addprefix tests/,attack bots conformance games/test_golden.py kernel lessons server)

.PHONY: play test check touched coverage lint types layers web pure all-pure compiled browser layout battles lessons chromium \
	postgres fresh rules \
	mutants bench bench-house learn attack golden protocol clean

# The first page soon, the compiled engine as soon as it is there. ARGS go to `athanor serve`.
play:
	@$(PYTHON) build_tools/play.py $(ARGS)

# Side by side, the longest way first; what fails does not keep the others from telling what they find.
test:
	$(MAKE) --jobs 3 --keep-going --output-sync=target $(COMPILED)/ready \
		web types lint layers rules pure browser compiled fresh
	@echo "All tests have passed: compiled, in a browser, and in pure Python."

# Before a commit: form, types, layers, and the tests of what has changed since the last one.
check: $(DEV)/ready
	$(MAKE) --jobs 3 --output-sync=target lint types layers touched

touched: $(DEV)/ready
	$(DEV)/bin/python build_tools/touched.py

lint: $(DEV)/ready
	$(DEV)/bin/ruff check .
	$(DEV)/bin/ruff format --check .

types: $(DEV)/ready
	$(DEV)/bin/mypy

layers: $(DEV)/ready
	$(DEV)/bin/lint-imports

# The browser client by itself: its form, its types, what both let pass, its own tests.
web: web/node_modules/ready
	cd web && npm run --silent format:check && npm run --silent check && npm run --silent lint \
		&& npm run --silent test

rules: $(DEV)/ready
	$(DEV)/bin/athanor-dev rules

# Breaks rules one at a time: a test that carries the mark must fall. Takes its time.
mutants: $(DEV)/ready
	$(DEV)/bin/athanor-dev mutants

# All that needs no browser, against the package as it is compiled.
compiled: postgres $(COMPILED)/ready
	$(AS_COMPILED) $(DEV)/bin/python -c 'from athanor.kernel import COMPILED; assert COMPILED'
	$(AS_COMPILED) $(PYTEST) tests --ignore tests/browser

# In pure Python: what could differ there (the kernel, what is true of all games, golden
# playthroughs), and what only goes there.
pure: postgres $(DEV)/ready
	$(PYTEST) -m "differs or pure" $(ALSO_PURE)

all-pure: postgres $(DEV)/ready
	$(PYTEST) tests --ignore tests/browser

# People play in a real browser, in a house that is compiled.
browser: chromium $(COMPILED)/ready
	$(AS_COMPILED) $(PYTEST) tests/browser

# Measures the tables of matches in a real browser, as chance deals them: no two runs are alike.
layout: chromium $(COMPILED)/ready
	LUCK=$${LUCK:-$$$$} $(AS_COMPILED) $(PYTEST) tests/browser/check_layout.py

# Whole matches of Alkemy by hand in a real browser, as chance deals them. ARGS may choose (-k phone).
battles: chromium $(COMPILED)/ready
	LUCK=$${LUCK:-$$$$} $(AS_COMPILED) $(DEV)/bin/python -m pytest -vv tests/browser/check_battles.py $(ARGS)

# Every lesson of every game, learned to its end in a real browser: with keys, by night, on a phone.
lessons: chromium $(COMPILED)/ready
	$(AS_COMPILED) $(DEV)/bin/python -m pytest -vv tests/browser/check_lessons.py $(ARGS)

chromium:
	sh tests/browser/get-chromium.sh

# One after the other: only one of them can install something at a time.
postgres: chromium
	sh tests/server/get-postgres.sh

# `make play` in a fresh folder, on a machine without a compiler, and then with a compiled package.
fresh: $(COMPILED)/ready
	$(PYTHON) -m tests.fresh build/wheel/*.whl

# Which lines the suite runs through, in pure Python.
coverage: $(DEV)/ready
	$(DEV)/bin/python -m coverage erase
	$(DEV)/bin/python -m coverage run -m pytest tests --ignore tests/browser
	$(DEV)/bin/python -m coverage combine --quiet
	$(DEV)/bin/python -m coverage report

bench: .venv-bench/ready
	.venv-bench/bin/python -m benchmarks

bench-house: .venv-bench/ready
	.venv-bench/bin/python -m benchmarks.house

# Learners of others (masked PPO, OpenSpiel's DQN) on every game. Fetches PyTorch.
learn: .venv-learn/ready
	.venv-learn/bin/python -m pytest tests/learning/check_learning.py

# The house under attack, on this machine only: killed, fed with nonsense, misled by its clock, and
# compared with its twin. Takes twenty minutes; ARGS may choose a part (--part kills).
attack: postgres $(DEV)/ready
	$(DEV)/bin/python -m tests.attack $(ARGS)

# What the client knows of the house: written anew after a change of src/athanor/server/protocol.
protocol: $(DEV)/ready web/node_modules/ready
	$(DEV)/bin/athanor-dev protocol
	cd web && npm run --silent types

golden: $(DEV)/ready
	$(DEV)/bin/athanor-dev golden --write

web/node_modules/ready: web/package.json web/package-lock.json
	cd web && npm ci --no-audit --no-fund --silent
	@touch $@

$(DEV)/ready: pyproject.toml setup.py constraints.txt
	$(PYTHON) -m venv $(DEV)
	$(DEV)/bin/python $(PIP) $(LOCK) --editable '.[dev]'
	@touch $@

# The package as it is compiled, in a folder that goes before `src` where it is tested. gcc takes a
# third less time for it than for what is played on.
$(COMPILED)/ready: pyproject.toml setup.py constraints.txt $(SOURCES) | $(DEV)/ready
	rm -rf $(COMPILED) build/wheel
	ATHANOR_OPTIMIZE=1 $(DEV)/bin/python -m pip --quiet --quiet wheel --no-deps --no-build-isolation --wheel-dir build/wheel .
	$(DEV)/bin/python $(PIP) --no-deps --target $(COMPILED) build/wheel/*.whl
	@touch $@

.venv-bench/ready: pyproject.toml setup.py constraints.txt $(SOURCES)
	$(PYTHON) -m venv .venv-bench
	.venv-bench/bin/python $(PIP) $(LOCK) '.[bench]'
	@touch $@

.venv-learn/ready: pyproject.toml setup.py constraints.txt $(SOURCES)
	$(PYTHON) -m venv .venv-learn
	.venv-learn/bin/python $(PIP) $(LOCK) torch==2.13.0
	.venv-learn/bin/python $(PIP) $(LOCK) '.[learn]'
	@touch $@

clean:
	rm -rf .venv $(DEV) .venv-bench .venv-learn build dist reports .mypy_cache .ruff_cache .pytest_cache .hypothesis \
		web/node_modules src/athanor/server/client
