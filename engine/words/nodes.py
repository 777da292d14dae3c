"""Every word as a node, under its own name: what the engine reads, performs, notices and says."""
# ruff: noqa: F403 - the vocabulary is one name space; a list of it here would only say everything twice
from engine.words.actions.cards import *
from engine.words.actions.happenings import *
from engine.words.actions.objects import *
from engine.words.actions.players import *
from engine.words.actions.ways import *
from engine.words.base import *
from engine.words.card import *
from engine.words.lines.abilities import *
from engine.words.lines.gates import *
from engine.words.lines.keywords import *
from engine.words.lines.traits import *
from engine.words.nouns.by_name import *
from engine.words.nouns.filters import *
from engine.words.nouns.groups import *
from engine.words.nouns.picks import *
from engine.words.nouns.places import *
from engine.words.nouns.references import *
from engine.words.nouns.under_way import *
from engine.words.positions import *
from engine.words.values.amounts import *
from engine.words.values.conditions import *
from engine.words.values.costs import *
from engine.words.values.moments import *
