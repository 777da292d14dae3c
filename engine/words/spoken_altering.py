"""How alterations are said: granted text, copies, limits, attachment, effect text."""
from __future__ import annotations

from engine.words import altering as alter
from engine.words import lines as ln
from engine.words import nouns as n
from engine.words.base import Node
from engine.words.grammar import inflect, sentence
from engine.words.spoken import Teller, person_of, speaks

GIFTS = (alter.Text, alter.BaseMight, alter.MightUpTo, alter.DoubleMight, alter.Without, n.Tag)
"""Traits that are said in the form “gift” when they are given."""


def line(teller: Teller, node: Node) -> str:
    """One line as it stands in quotes or in a box of its own."""
    said = teller.say(node)
    return said if isinstance(node, ln.Keyword | ln.Equip) else sentence(said)


@speaks(alter.Text)
def _text(teller: Teller, node: alter.Text, form: str) -> str:
    before, teller.worn = teller.worn, True
    said = f"“{' '.join(line(teller, each) for each in node.lines)}”"
    teller.worn = before
    return said if form == "gift" else f"{inflect('have', teller.person)} {said}"


@speaks(ln.Wearer)
def _wearer(teller: Teller, node: ln.Wearer, form: str) -> str:
    before, teller.worn = teller.worn, True
    said = "\n".join(line(teller, each) for each in node.lines)
    teller.worn = before
    return f"Attached: {said}"


@speaks(ln.Equip)
def _equip(teller: Teller, node: ln.Equip, form: str) -> str:
    return f"[Equip]{' —' if node.cost.actions else ''} {teller.say(node.cost)}"


@speaks(alter.BaseMight)
def _base(teller: Teller, node: alter.BaseMight, form: str) -> str:
    said = f"a base [M] of {teller.say(node.n)}"
    return said if form == "gift" else f"{inflect('have', teller.person)} {said}"


@speaks(alter.MightUpTo)
def _up_to(teller: Teller, node: alter.MightUpTo, form: str) -> str:
    most = f"{teller.say(node.most)} [M]"
    if node.n is not None:
        return f"{'' if form == 'gift' else inflect('get', teller.person) + ' '}+{teller.say(node.n)} [M], to a maximum of {most}"
    return f"enough [M] for {most}" if form == "gift" else f"{inflect('have', teller.person)} at least {most}"


@speaks(alter.DoubleMight)
def _double(teller: Teller, node: alter.DoubleMight, form: str) -> str:
    return "[M] equal to its own" if form == "gift" else f"{inflect('have', teller.person)} double [M]"


@speaks(alter.SwapMight)
def _swap(teller: Teller, node: alter.SwapMight, form: str) -> str:
    window = f" for {teller.say(node.window)}" if node.window is not None else ""
    return f"{inflect('exchange', teller.person)} the [M] of {teller.say(node.a)} and {teller.say(node.b)}{window}"


@speaks(alter.Without)
def _without(teller: Teller, node: alter.Without, form: str) -> str:
    keyword = f"[{node.name.title()}]"
    return f"the loss of {keyword}" if form == "gift" else f"{inflect('lose', teller.person)} {keyword}"


@speaks(n.Tag)
def _tag(teller: Teller, node: n.Tag, form: str) -> str:
    return {"gift": f"the {node.name} tag", "trait": f"{inflect('have', teller.person)} the {node.name} tag"}.get(form, node.name)


@speaks(alter.Ignore)
def _ignore(teller: Teller, node: alter.Ignore, form: str) -> str:
    where = f" while assigning combat damage {teller.say(node.at, 'at')}" if node.at is not None else ""
    return f"{inflect('ignore', teller.person)} [{node.name.title()}]{where}"


@speaks(alter.BecomeCopy)
def _copy(teller: Teller, node: alter.BecomeCopy, form: str) -> str:
    window = f" for {teller.say(node.window)}" if node.window is not None else ""
    verb = inflect("become", person_of(teller, node.what))
    return f"{teller.say(node.what, 's')} {verb} a copy of {teller.say(node.of)}{window}"

