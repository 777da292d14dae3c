"""The language that cards are written in: lower-case words that build the nodes, and the makers of cards.

A card module imports what it needs from here and holds nothing but declarations. Each module of author's words gives what it defines.
"""
# ruff: noqa: F403 - the vocabulary is one name space; a list of it here would only say everything twice
from engine.words.alterations import *
from engine.words.belongings import *
from engine.words.choosing import *
from engine.words.costing import *
from engine.words.deeds import *
from engine.words.dependent import *
from engine.words.fighting import *
from engine.words.groups import *
from engine.words.happenings import *
from engine.words.makers import *
from engine.words.naming import *
from engine.words.outcomes import *
from engine.words.phrases import *
from engine.words.pricing import *
from engine.words.sentences import *
from engine.words.ways import *
