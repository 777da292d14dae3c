"""Naming cards and tags (759–763)."""
from __future__ import annotations

from engine.board import events
from engine.board.objects import Gift, Object, Until
from engine.board.state import State
from engine.catalogue import Compiled, Reading
from engine.kernel.agenda import Frame
from engine.kernel.decision import Option
from engine.names import questions
from engine.names.bindings import CALLED
from engine.rules.events.attribution import cause
from engine.rules.events.batches import propose
from engine.rules.meaning import layers
from engine.rules.meaning.labels import short
from engine.rules.meaning.registry import fits_word, performs
from engine.words.nodes import NameOne, SoNamed

TAGS = (
    "Ahri", "Akali", "Akshan", "Ambessa", "Anivia", "Annie", "Aphelios", "Ashe", "Azir", "Bandle City", "Bard",
    "Bilgewater", "Bird", "Blitzcrank", "Caitlyn", "Cat", "Darius", "Demacia", "Demon", "Diana", "Dog", "Dr. Mundo",
    "Dragon", "Draven", "Ekko", "Elite", "Equipment", "Evelynn", "Ezreal", "Fae", "Fiora", "Fizz", "Freljord", "Galio",
    "Gangplank", "Garen", "Heimerdinger", "Hwei", "Icathia", "Illaoi", "Ionia", "Irelia", "Ivern", "Ixtal", "Janna",
    "Jax", "Jayce", "Jhin", "Jinx", "Kai'Sa", "Karma", "Karthus", "Katarina", "Kathkan", "Kayle", "Kayn", "Kennen",
    "Kha'Zix", "Kog'Maw", "LeBlanc", "Lee Sin", "Leona", "Lillia", "Lucian", "Lux", "Malzahar", "Master Yi", "Mech",
    "Mel", "Miss Fortune", "Morgana", "Mount Targon", "Nami", "Nasus", "Nidalee", "Nilah", "Nocturne", "Noxus", "Ornn",
    "Piltover", "Pirate", "Poppy", "Poro", "Pyke", "Qiyana", "Recruit", "Rek'Sai", "Rell", "Renata Glasc", "Renekton",
    "Rengar", "Riven", "Rumble", "Sentinel", "Sett", "Shadow Isles", "Shen", "Shurima", "Sivir", "Sona", "Soraka",
    "Spider", "Spirit", "Swain", "Syndra", "Taric", "Teemo", "The Void", "Trifarian", "Tryndamere", "Twisted Fate",
    "Udyr", "Vayne", "Vex", "Vi", "Viktor", "Volibear", "Warwick", "Xerath", "Xin Zhao", "Yasuo", "Yone", "Yordle",
    "Yuumi", "Zaun", "Zed", "Zilean",
)
"""The tags that there are (763.1)."""


def named(g: State, kind: str) -> tuple[str, ...]:
    """762: the names of all cards, or of those of a type."""
    return tuple(name for name, type in g.catalogue.named.items() if kind in ("card", type))


def remembered(g: State, id: int) -> tuple[str, str]:
    """Whether that object has named a card or a tag last, and which, as long as it stays; the effect's value is 1 for a
    tag."""
    found = [effect for effect in g.effects if effect.what.startswith(questions.NAMED) and id in effect.targets]
    return ("tag" if found[-1].n else "card", found[-1].what.removeprefix(questions.NAMED)) if found else ("", "")


@performs(NameOne)
def name_one(g: State, f: Frame, c: Compiled[NameOne]) -> None:
    """760: a card, or one of a type, by its exact name, any that there is but a token's (762), whoever's deck it may be
    in; or a tag (763).

    Rules: 761, 761.1, 762.1.
    """
    names, rule = (TAGS, "763") if c.node.kind == "tag" else (named(g, c.node.kind), "762")
    options = [Option(f"name:{name}", short(name), name) for name in names]
    if not options:
        propose(g, f, [])  # 359.3.e.6: no such card is in this game
        return
    name = g.ask(f.you, "choose", f"Name a {c.node.kind}", options, why=rule, source=f.source)[0].partition(":")[2]
    f.env[CALLED] = (c.node.kind, name)
    gift = Gift(questions.named(name), int(c.node.kind == "tag"), Until("", 0), f.script.name)
    propose(g, f, [events.called("760", f.you, f.source, name=name, gifts=(gift,), cause=cause(f))])


@fits_word(SoNamed)
def so_named(g: State, f: Reading, node: SoNamed, thing: Object) -> bool:
    """Whether an object has the name, or the tag, that was named: by the same text, or else in another line of the
    object whose text it is, which remembers it."""
    kind, name = f.env.get(CALLED) or remembered(g, f.source)
    return layers.has_tag(g, thing, name) if kind == "tag" else bool(name) and thing.card.name == name
