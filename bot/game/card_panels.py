"""*Card*: any card that a player can see, in full, with what is special about it now and its keywords explained."""
from __future__ import annotations

from collections.abc import Iterator

from bot.lookups.address import to
from bot.lookups.cards import keywords_in
from bot.panels.click_ids import Origin, custom_id
from bot.panels.parts import GREY, Button, Choice, Panel, Select, fit, lines, menu, paged, row
from bot.panels.sight_words import states
from bot.panels.text import plain, rules_text
from engine.sights import ObjectSight, Sight


def cards_menu(match: str, sight: Sight, page: int = 0) -> Panel:
    """Every card that the reader can see, to be chosen; the own ones first."""
    choices = tuple(Choice(card.name, str(card.id), f"{where}{', ' if states(card) else ''}{states(card)}")
                    for where, card in visible(sight))
    own = sight.seat >= 0
    return Panel((
        *lines("### Which card?", "Each card that you can see, with all that it does."),
        *menu(Select(f"Show a card ({len(choices)})", custom_id(match, Origin.PANEL, "pickcard"),
                     paged(choices, page))),
        *row(Button("Show my hand", custom_id(match, Origin.PANEL, "hand")) if own else None),
    ), GREY)


def visible(sight: Sight) -> Iterator[tuple[str, ObjectSight]]:
    """The cards that a seat sees, each with where it is; of copies that are alike in one place the first."""
    seen: set[tuple[object, ...]] = set()
    for where, card in every(sight):
        mark = (where, card.name, states(card), card.appended, card.controller)
        if mark not in seen:
            seen.add(mark)
            yield where, card


def every(sight: Sight) -> Iterator[tuple[str, ObjectSight]]:
    """All cards that a seat sees, with where each is: the own hand, the battlefields, then each player's zones."""
    if sight.seat >= 0:
        yield from (("your hand", card) for card in sight.players[sight.seat].hand or ())
    for field in sight.battlefields:
        yield "battlefield", field.card
        for unit in field.units:
            yield f"{field.card.name}, {whose(sight, unit.controller)}", unit
        for card in field.known:
            of = "" if card.controller == sight.seat else f", {whose(sight, card.controller)}"
            yield f"facedown at {field.card.name}{of}", card
    for player in sorted(sight.players, key=lambda one: one.seat != sight.seat):
        zones = (("base", player.base), ("Champion Zone", player.champion),
                 ("Legend Zone", (player.legend, *player.further)), ("runes", player.runes), ("trash", player.trash),
                 ("banished", player.banished))
        for zone, cards in zones:
            yield from ((f"{zone}, {whose(sight, player.seat)}", card) for card in cards)


def whose(sight: Sight, seat: int) -> str:
    """“yours”, or a player's name, as plain text."""
    return "yours" if seat == sight.seat else sight.players[seat].name


def card_panel(sight: Sight, number: int) -> Panel | None:
    """A visible card in full; None when it is not (or no longer) among those."""
    found = next(((where, card) for where, card in every(sight) if card.id == number), None)
    if found is None:
        return None
    where, card = found
    said = [rules_text(line) for line in card.text.split("\n") if line]
    explained = keywords_in(" ".join((card.text, *card.appended, *(f"[{word}]" for word in card.keywords))))
    return fit(Panel((
        *lines(f"## {plain(card.name)}", f"-# {plain(facts(card))}", *said),
        *lines(f"**Now:** {plain(where)}" + (f" · {plain(states(card))}" if states(card) else ""),
               *(f"- It also says: {rules_text(line)}" for line in card.appended),
               *(f"- Attached: **{plain(one.name)}**. {rules_text(one.text)}" for one in card.attached)),
        *lines(*(f"- **{plain(one.name)}** ({one.rules[0]}): {plain(one.meaning)}" for one in explained)),
        *row(to("Rulings and formats", "card", card.code)),
    ), GREY))


def facts(card: ObjectSight) -> str:
    """“Champion unit · Calm · 2 Energy · Might 3 · Ionia”."""
    kind = " ".join((*card.supertypes, card.type)).capitalize()
    might = f"Might {card.base_might}" if card.base_might is not None else ""
    domains = " and ".join(domain.capitalize() for domain in card.domains)
    return " · ".join(part for part in (kind, domains, card.cost, might, ", ".join(card.tags)) if part)
