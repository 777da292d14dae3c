"""Cards as panels: facts, rendered text, keywords explained, rulings, legality."""
from __future__ import annotations

import re
from datetime import UTC, date, datetime

from bot.lookups.address import SHARE, Address, choose, to
from bot.lookups.nearness import ALIKE, near
from bot.lookups.nicknames import meant
from bot.lookups.rules import PAPER
from bot.lookups.rulings import on_card, ruling_panel
from bot.panels.parts import Button, Panel, fit, lines, row
from bot.panels.text import count, cut, plain, rules_text
from cards.catalogue import CARDS, aliases, max_copies, named, tokens_of
from cards.formats import FORMATS, Format
from engine.rulebook.entries import Term, term
from engine.rules.formats.legality import Catalogue, unfit
from engine.words.card import Card
from engine.words.saying.say import brief, say, say_cost

SURE, NEVER = 0.75, 2.0
"""How alike the only card has to be that somebody may mean, to be shown at once; and what no misspelled name is."""
NEAREST, RULINGS = 5, 4
"""How many cards are named that somebody may mean, and how many rulings stand with a card; a button opens all."""
_KEYWORD = re.compile(r"\[([A-Z][A-Za-z-]+)[^]]*\]")


def suggested(wanted: str, most: int) -> list[Card]:
    """The cards that somebody who types this may mean."""
    return _near(wanted)[:most]


def _near(wanted: str, least: float = ALIKE) -> list[Card]:
    """What a nickname stands for; else what comes nearest to what is typed."""
    nicked = meant(wanted) != wanted.casefold()
    return (near(meant(wanted), _spelled(), NEVER) if nicked else []) or near(wanted, _spelled(), least)


def named_so(wanted: str) -> list[tuple[Address, str, str]]:
    """The card of that name, alias or code, to be opened; none if no card is called so."""
    card = named(wanted) or named(meant(wanted))
    return [(Address("card", card.code), card.name, brief(card))] if card else []


def _spelled() -> list[tuple[str, Card]]:
    return [(name, card) for card in CARDS.values() for name in (card.name, *aliases(card), *card.codes)]


def card_panel(catalogue: Catalogue, wanted: str) -> Panel:
    """A card by name, alias or code, misspelled or not; the nearest ones when several may be meant."""
    if card := named(wanted) or named(meant(wanted)):
        return _card(catalogue, card)
    found = _near(wanted)
    if on_card(wanted):
        panel = ruling_panel(wanted)
        told = f"### {plain(cut(wanted, 80))} can’t be played here yet", "Known are only the rulings about it."
        return fit(Panel((*lines(*told), *panel.parts), PAPER))
    if len(found) == 1 and _near(wanted, SURE):
        return _card(catalogue, found[0])
    name = f"“{plain(cut(wanted, 80))}”"
    heading = f"Which card is {name}?" if found else f"No card is called {name} here"
    shown = found[:NEAREST] or _near(wanted, 0.0)[:NEAREST]
    return Panel((
        *lines(f"### {heading}", "The nearest are:",
               *(f"- **{plain(card.name)}**: {plain(brief(card))}" for card in shown)),
        *choose("Open one of these", [(Address("card", card.code), card.name, brief(card)) for card in shown]),
        *row(Button("Share", SHARE)),
    ), PAPER, unfound=True)


def _card(catalogue: Catalogue, card: Card) -> Panel:
    keywords, tokens, ruled = keywords_in(say(card)), tokens_of(card), on_card(card.name)
    opened = [*((Address("rule", one.rules[0]), f"{one.rules[0]} {one.name}", cut(one.meaning, 100))
                for one in keywords),
              *((Address("card", one.code), one.name, brief(one)) for one in tokens)]
    return fit(Panel((
        *lines(f"## {plain(card.name)}", f"-# {plain(_facts(card))}",
               *(rules_text(line) for line in say(card).split("\n") if line)),
        *lines(*(f"- **{plain(one.name)}** ({one.rules[0]}): {plain(one.meaning)}" for one in keywords)),
        *lines(*(f"- Makes **{plain(one.name)}**: {plain(brief(one))}" for one in tokens)),
        *lines(*(f"- Ruling {one.id}: {plain(one.question)}" for one in ruled[:RULINGS])),
        *lines(*_legal(catalogue, card, today()), f"**Printed as** {', '.join(card.codes)}",
               "-# Worded by this bot from what the card does; the printed text may read differently."),
        *choose("Open a keyword or a token" if tokens else "Open the rules of a keyword", opened),
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
    """In which formats a deck may hold it today, how many times, why not elsewhere, and what changes on which day."""
    most = max_copies(card)
    if most == 0:
        return ["A token: no deck holds it."]
    against = {form.title: list(unfit(catalogue, card.code, form, day)) for form in FORMATS.values()}
    legal = [title for title, reasons in against.items() if not reasons]
    copies = "any number" if most is None else count(most, "copy", "copies")
    said = [f"**Legal in** {plain(', '.join(legal))} · {copies} per deck"] if legal else []
    return [*said, *(f"- {plain(reason.text)} {reason.rule}" for reasons in against.values() for reason in reasons),
            *_by_day(catalogue, card)]


def _by_day(catalogue: Catalogue, card: Card) -> list[str]:
    """“By day, in Casual: legal; from 2026-07-31 on not legal”, for each format in which that ever changes."""
    told: dict[str, list[str]] = {}
    for form in FORMATS.values():
        if changes := _changes(catalogue, card, form):
            told.setdefault("; ".join(changes), []).append(form.title)
    return [f"- By day, in {plain(', '.join(titles))}: {changes}." for changes, titles in told.items()]


def _changes(catalogue: Catalogue, card: Card, form: Format) -> list[str]:
    """How it stands in a format at first, and each day on which that changes; nothing if it never does."""
    days = sorted({since for _, since in (*form.sets, *form.banned) if since is not None})
    said: list[str] = []
    before: bool | None = None
    for day in (date.min, *days):
        legal = not any(unfit(catalogue, card.code, form, day))
        if legal != before:
            said.append((f"from {day} on " if said else "") + ("legal" if legal else "not legal"))
        before = legal
    return said if len(said) > 1 else []
