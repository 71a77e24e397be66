# Two commands are all there is to it:
#   make play    sets everything up and starts a match in the terminal
#   make test    sets everything up and runs all tests
# The others are for people who work on Athanor itself.

PYTHON ?= python3
RUN := .venv
DEV := .venv-dev
COMPILED := .venv-compiled
LOCK := --constraint constraints.txt
PIP := -m pip --disable-pip-version-check --quiet install

.PHONY: play test lint types layers pure compiled no-compiler rules bench golden clean

play: $(RUN)/ready
	$(RUN)/bin/athanor play alchemist

test: lint types layers pure rules compiled no-compiler
	@echo "All tests have passed, in pure Python and compiled."

lint: $(DEV)/ready
	$(DEV)/bin/ruff check .
	$(DEV)/bin/ruff format --check .

types: $(DEV)/ready
	$(DEV)/bin/mypy

layers: $(DEV)/ready
	$(DEV)/bin/lint-imports

pure: $(DEV)/ready
	$(DEV)/bin/python -m pytest -n auto tests

rules: $(DEV)/ready
	$(DEV)/bin/athanor-dev rules

# The compiled package is installed as a user would install it, and passes the same tests.
compiled: $(COMPILED)/ready
	$(COMPILED)/bin/python -c 'from athanor.kernel import COMPILED; assert COMPILED'
	$(COMPILED)/bin/python -m pytest -n auto tests

# Where there is no compiler the same package installs and works in pure Python.
no-compiler: $(DEV)/ready
	sh tests/no-compiler.sh $(PYTHON)

bench: .venv-bench/ready
	.venv-bench/bin/python -m benchmarks

golden: $(DEV)/ready
	$(DEV)/bin/athanor-dev golden --write

$(RUN)/ready: pyproject.toml setup.py constraints.txt $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.toml')
	$(PYTHON) -m venv $(RUN)
	$(RUN)/bin/python $(PIP) $(LOCK) .
	@touch $@

$(DEV)/ready: pyproject.toml setup.py constraints.txt
	$(PYTHON) -m venv $(DEV)
	ATHANOR_PURE=1 $(DEV)/bin/python $(PIP) $(LOCK) --editable '.[dev]'
	@touch $@

$(COMPILED)/ready: pyproject.toml setup.py constraints.txt $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.toml')
	$(PYTHON) -m venv $(COMPILED)
	$(COMPILED)/bin/python $(PIP) $(LOCK) '.[dev]'
	@touch $@

.venv-bench/ready: pyproject.toml setup.py constraints.txt $(shell find src -name '*.py' -o -name '*.toml')
	$(PYTHON) -m venv .venv-bench
	.venv-bench/bin/python $(PIP) $(LOCK) '.[bench]'
	@touch $@

clean:
	rm -rf $(RUN) $(DEV) $(COMPILED) .venv-bench build dist reports .mypy_cache .ruff_cache .pytest_cache .hypothesis
