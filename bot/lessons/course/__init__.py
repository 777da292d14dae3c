"""The lessons as data, in the order in which they are taught."""
from __future__ import annotations

from bot.lessons.course.basics import CONQUERING, MOVING, RUNES
from bot.lessons.course.building import BUILDING
from bot.lessons.course.fights import CHAIN, COMBAT, SHOWDOWN
from bot.lessons.course.further import ALONE, FINAL, HIDDEN

LESSONS = (RUNES, MOVING, CONQUERING, SHOWDOWN, COMBAT, CHAIN, HIDDEN, FINAL, BUILDING, ALONE)
