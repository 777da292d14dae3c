"""The language that cards are written in: lower-case words that build the nodes, and the makers of cards.

A card module imports what it needs from here and holds nothing but declarations.
"""
# ruff: noqa: F403 - the vocabulary is one name space; a list of it here would only say everything twice
from engine.words.makers import *
from engine.words.nodes import *
