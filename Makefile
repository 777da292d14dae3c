# `make play` and `make test` work as the first command on a fresh Debian or Ubuntu with Python 3.11+, python3-venv and make.
PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
JOBS ?= 2
SHARE ?= 0.3
SEED ?= $(shell git rev-parse --short HEAD 2>/dev/null || echo 1)

.PHONY: help play test whole check search-quality conformance mutants soak bench crash faults load fuzz clicks look clean
.DEFAULT_GOAL := help

help:
	@echo "make play    a Discord of your own in the browser, with the bot in it; prints the address to open"
	@echo "make test    all tests, of the hundreds of scenarios of cards and clicks a sample that goes with the commit"
	@echo "make whole   all tests, each of them"
	@echo "make check   ruff, and mypy --strict over engine, cards, bot and the nonsense that mypy has to stop"
	@echo "make conformance  which rules, examples, rulings and differences of editions the tests show"
	@echo "make mutants      whether a test fails when the engine does something else, in 300 places, a card has no text, or the bot is sabotaged"
	@echo "make search-quality  how often a rules question finds its rule"
	@echo "make soak    all that cards say, tried; many random games over the starters, over decks of all cards and by each edition, checking every invariant"
	@echo "make bench   how many games and answers a second, how much memory a game takes, how long the bot takes to start"
	@echo "make crash   1,000 kills of the bot, in lobbies, games and between games of all modes, with locks and clock jumps, and a look after each"
	@echo "make faults  whole games while Discord fails at random in every way that the stand-in knows"
	@echo "make load    200 games at once in one bot, with Discord's rate limits: latencies, requests and memory"
	@echo "make fuzz    forged clicks, bad deck lists, bad settings: an answer or none, and never a change"
	@echo "make clicks  how many clicks a duel costs people who play as people do"
	@echo "make look    pictures of every panel"

$(STAMP): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Python 3.11 or newer is needed; $(PYTHON) is older. Try: make PYTHON=python3.11 ..."; exit 1; }
	@$(BIN)/python -c '' 2>/dev/null || $(PYTHON) -m venv --clear $(VENV) \
		|| { echo "Could not make $(VENV). On Debian and Ubuntu: apt-get install python3-venv"; exit 1; }
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

play: $(STAMP)
	$(BIN)/python -m bot.play

test: $(STAMP)
	$(BIN)/python -m pytest --numprocesses $(JOBS) --dist worksteal --share $(SHARE) --sample-seed $(SEED) $(ARGS)

whole: $(STAMP)
	$(BIN)/python -m pytest --numprocesses $(JOBS) --dist worksteal $(ARGS)

check: $(STAMP)
	$(BIN)/python -m ruff check .
	$(BIN)/python -m mypy --strict engine cards bot tests/nonsense

conformance: $(STAMP)
	$(BIN)/python -m tests.conformance $(ARGS)

mutants: $(STAMP)
	$(BIN)/python -m tests.mutants $(ARGS)
	$(BIN)/python -m tests.mutants.blanked --jobs $(JOBS)
	$(BIN)/python -m tests.mutants.bot --jobs $(JOBS)

search-quality: $(STAMP)
	$(BIN)/python -m tests.lookups.quality

soak: $(STAMP)
	$(BIN)/python -m cards check
	$(BIN)/python -m cards soak $(ARGS)
	$(BIN)/python -m cards soak --pool --games 1000 $(ARGS)
	$(BIN)/python -m cards soak --edition v1.0 --games 500 $(ARGS)
	$(BIN)/python -m cards soak --edition v1.2 --games 500 $(ARGS)
	$(BIN)/python -m cards soak --edition v1.3 --games 500 $(ARGS)
	$(BIN)/python -m tests.training $(ARGS)
	$(BIN)/python -m tests.grown

bench: $(STAMP)
	$(BIN)/python -m cards bench $(ARGS)
	$(BIN)/python -m cards bench --pool $(ARGS)
	$(BIN)/python -m tests.hosting.starting

crash: $(STAMP)
	$(BIN)/python -m tests.hosting.crash $(ARGS)

faults: $(STAMP)
	$(BIN)/python -m tests.hosting.faults $(ARGS)

load: $(STAMP)
	$(BIN)/python -m tests.hosting.load $(ARGS)

fuzz: $(STAMP)
	$(BIN)/python -m tests.hosting.fuzz $(ARGS)

clicks: $(STAMP)
	$(BIN)/python -m tests.hosting.clicks $(ARGS)

look: $(STAMP)
	$(BIN)/python -m bot.look --docs $(ARGS)

clean:
	rm -rf $(VENV) build *.egg-info .mypy_cache .ruff_cache .pytest_cache
