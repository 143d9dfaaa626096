# Hearthside. Needs Python 3.11 or newer, make and a package index; each target makes what it needs.

PYTHON ?= $(shell for p in python3.11 python3; do \
	$$p -c "" >/dev/null 2>&1 && { echo $$p; break; }; done)
JOBS ?= 2
# How much the C compiler optimizes the compiled engine; 0 builds soonest.
LEVEL ?= 3

VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
RUN := $(VENV)/.run-installed
DEV := $(VENV)/.dev-installed
COMPILED := build/compiled
ENGINE_TESTS := tests/core tests/caverna tests/fiends tests/agricola tests/neanderthal \
	tests/properties tests/perft tests/bots tests/arena tests/test_api.py \
	 tests/test_bad_input.py tests/test_golden.py README.md

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play client test check fmt bench compiled soak clean

help:  ## show this list
	@sed -n 's/^\([a-z]*\):.*  ## \(.*\)/  make \1|\2/p' Makefile | \
		while IFS='|' read -r name text; do printf '%-16s %s\n' "$$name" "$$text"; done

play: client  ## play in the browser
	@$(BIN)/hearthside serve --open

client: $(RUN)  ## build the browser client
	@$(PY) tools/build_client.py

test: $(DEV)  ## run the tests (JOBS=2 processes)
	$(PY) tools/build_client.py test
	@$(PY) tools/build_client.py
	$(chromium)
	$(PY) -m pytest -n $(JOBS) --ignore=tests/e2e
	$(PY) -m pytest -n $(JOBS) tests/e2e

check: $(DEV)  ## formatting, lint, types, import layers, client
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(PY) tools/client_types.py --check
	$(PY) tools/translations.py --check --brief
	$(PY) tools/build_client.py check

fmt: $(DEV)  ## format and repair what can be repaired
	$(BIN)/ruff check --fix --exit-zero --quiet .
	$(BIN)/ruff format .
	$(PY) tools/build_client.py fmt

bench: $(DEV)  ## measure the speed of the engine and of the screen
	@$(BIN)/hearthside bench
	@$(PY) tools/build_client.py
	@$(PY) -m tools.screen_bench || true

compiled: $(DEV)  ## compile the engine with mypyc (needs a C compiler) and test it
	$(PY) tools/build_compiled.py $(LEVEL)
	HEARTHSIDE_COMPILED=1 PYTHONPATH=$(CURDIR)/$(COMPILED) $(PY) -m pytest -n $(JOBS) \
		$(ENGINE_TESTS)

soak: $(DEV)  ## play many more games than `make test` does
	$(PY) -m pytest -n $(JOBS) -m soak

clean:  ## remove the environment, builds and caches
	rm -rf web/node_modules src/hearthside/server/client
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache \
		.hypothesis .benchmarks
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +


# The tests of the screen need a Chromium. Root can get Debian's; else they say that they did not run.
define chromium
@command -v "$${HEARTHSIDE_CHROMIUM:-chromium}" >/dev/null || command -v chromium-browser >/dev/null || \
	{ test "$$(id -u)" = 0 && command -v apt-get >/dev/null && echo "Installing chromium ..." && \
	apt-get -qq update >/dev/null && DEBIAN_FRONTEND=noninteractive \
	apt-get -qq install -y --no-install-recommends chromium >/dev/null; } || true
endef


# --- the environment ---------------------------------------------------------------------------

define install
@echo "Installing the pinned packages of $(1) into $(VENV) ..."
@$(PY) -m pip install -qq --disable-pip-version-check "$$(grep '^pip==' $(1))"
@$(PY) -m pip install -qq --disable-pip-version-check -r $(1)
@$(PY) -m pip install -qq --disable-pip-version-check --no-deps --no-build-isolation -e .
endef

$(PY):
	@test -n "$(PYTHON)" && $(PYTHON) -c "import sys; sys.exit(sys.version_info < (3, 11))" 2>/dev/null || \
		{ echo "Hearthside needs Python 3.11 or newer; name one with PYTHON=/path/to/python3.11." >&2; exit 1; }
	@$(PYTHON) -m venv $(VENV)

$(RUN): pins/run.txt pyproject.toml | $(PY)
	$(call install,pins/run.txt)
	@touch $@

# dev.txt contains run.txt, so that one installation serves both.
$(DEV): pins/dev.txt pins/run.txt pyproject.toml | $(PY)
	$(call install,pins/dev.txt)
	@touch $(RUN) $@
