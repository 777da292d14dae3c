"""Cards as panels: facts, rendered text, keywords explained, rulings, legality."""
from __future__ import annotations

import re
from datetime import UTC, date, datetime

from bot.lookups.address import SHARE, Address, choose, to
from bot.lookups.nearness import near
from bot.lookups.rules import PAPER, rule_menu
from bot.lookups.rulings import on_card, ruling_panel
from bot.panels.parts import Button, Panel, fit, lines, row
from bot.panels.text import count, cut, plain, rules_text
from cards.catalogue import CARDS, UnknownCard, aliases, find, max_copies
from cards.formats import FORMATS
from engine.rulebook.entries import Term, term
from engine.rules.formats.legality import Catalogue, unfit
from engine.words.card import Card
from engine.words.saying.say import brief, say, say_cost

NEAREST = 5
_KEYWORD = re.compile(r"\[([A-Z][A-Za-z-]+)[^]]*\]")


def suggested(wanted: str, most: int) -> list[Card]:
    """The cards that somebody who types this may mean."""
    return near(wanted, _spelled())[:most]


def named_so(wanted: str) -> list[tuple[Address, str, str]]:
    """The card of that name, alias or code, to be opened; none if no card is called so."""
    try:
        card = find(wanted)
    except UnknownCard:
        return []
    return [(Address("card", card.code), card.name, brief(card))]


def _spelled() -> list[tuple[str, Card]]:
    return [(name, card) for card in CARDS.values() for name in (card.name, *aliases(card), *card.codes)]


def card_panel(catalogue: Catalogue, wanted: str) -> Panel:
    """A card by name, alias or code, misspelled or not; the nearest ones when several may be meant."""
    try:
        return _card(catalogue, find(wanted))
    except UnknownCard:
        found = near(wanted, _spelled())
    if on_card(wanted):
        panel = ruling_panel(wanted)
        told = f"### {plain(cut(wanted, 80))} can’t be played here yet", "Known are only the rulings about it."
        return fit(Panel((*lines(*told), *panel.parts), PAPER))
    if len(found) == 1:
        return _card(catalogue, found[0])
    name = f"“{plain(cut(wanted, 80))}”"
    heading = f"Which card is {name}?" if found else f"No card is called {name} here"
    shown = found[:NEAREST] or near(wanted, _spelled(), least=0.0)[:NEAREST]
    return Panel((
        *lines(f"### {heading}", "The nearest are:",
               *(f"- **{plain(card.name)}**: {plain(brief(card))}" for card in shown)),
        *choose("Open one of these", [(Address("card", card.code), card.name, brief(card)) for card in shown]),
        *row(Button("Share", SHARE)),
    ), PAPER, unfound=True)


def _card(catalogue: Catalogue, card: Card) -> Panel:
    keywords = keywords_in(say(card))
    ruled = on_card(card.name)
    return fit(Panel((
        *lines(f"## {plain(card.name)}", f"-# {plain(_facts(card))}",
               *(rules_text(line) for line in say(card).split("\n") if line)),
        *lines(*(f"- **{plain(one.name)}** ({one.rules[0]}): {plain(one.meaning)}" for one in keywords)),
        *lines(*_legal(catalogue, card, today()), f"**Printed as** {', '.join(card.codes)}",
               "-# Worded by this bot from what the card does; the printed text may read differently."),
        *rule_menu("Open the rules of a keyword", [one.rules[0] for one in keywords]),
        *row(to(f"Rulings ({len(ruled)})", "ruling", card.name) if ruled else None, Button("Share", SHARE)),
    ), PAPER))


def today() -> date:
    """The day by which cards are legal or not."""
    return datetime.now(UTC).date()


def _facts(card: Card) -> str:
    """“Champion unit · Calm · 2 Energy · Might 3 · Ionia”."""
    kind = " ".join((*card.supertypes, card.type)).capitalize()
    bonus = f"+{card.bonus} Might" if card.bonus is not None else ""
    might = f"Might {card.might}" if card.might is not None else bonus
    domains = " and ".join(domain.capitalize() for domain in card.domains)
    return " · ".join(part for part in (kind, domains, say_cost(card), might, ", ".join(card.tags)) if part)


def keywords_in(text: str) -> list[Term]:
    """The keywords in a card's text, such as “[Shield 2]”, each once, as far as the rulebook explains them."""
    found = [term(name) for name in dict.fromkeys(_KEYWORD.findall(text))]
    return [one for one in found if one is not None]


def _legal(catalogue: Catalogue, card: Card, day: date) -> list[str]:
    """In which formats a deck may hold it today, how many times, and why not elsewhere."""
    most = max_copies(card)
    if most == 0:
        return ["A token: no deck holds it."]
    against = {form.title: list(unfit(catalogue, card.code, form, day)) for form in FORMATS.values()}
    legal = [title for title, reasons in against.items() if not reasons]
    copies = "any number" if most is None else count(most, "copy", "copies")
    said = [f"**Legal in** {plain(', '.join(legal))} · {copies} per deck"] if legal else []
    return [*said, *(f"- {plain(reason.text)} {reason.rule}" for reasons in against.values() for reason in reasons)]
