"""`/deck`: save a list, see what one has, check, export and delete it. All answers are private."""
from __future__ import annotations

from typing import Literal

from discord import app_commands
from discord.ext import commands

from bot.answering.boundary import answering
from bot.answering.replies import Interaction, Polite, say
from bot.decks import keeping, panels
from bot.decks.forms import SAVING, ListForm
from bot.decks.keeping import Host
from bot.panels.parts import Panel
from bot.panels.text import plain
from bot.store import StoreError
from cards.decks import FORMATS as WRITERS
from cards.decks import TITLES, DeckError, DeckList, shipped
from cards.formats import CASUAL, CONSTRUCTED, FORMATS

Name = app_commands.Range[str, 1, keeping.NAME]
FormatName = Literal["casual", "constructed", "2v2"]
Writing = Literal["text", "tabletop", "code"]
OWN = "One of your decks"
ANY = "One of your decks, or a ready-made one"
SHOWN = (CASUAL, CONSTRUCTED)
"""The formats that duels are played in."""


class DeckCog(commands.GroupCog, group_name="deck", group_description="Your decks"):
    """The decks of whoever asks."""

    def __init__(self, host: Host) -> None:
        self.host = host

    @app_commands.command(name="save", description="Save a deck: a list, a Tabletop Simulator string or a deck code.")
    @app_commands.describe(name="What you call it; the name of a saved deck changes that one")
    async def save(self, interaction: Interaction, name: Name) -> None:
        """Open the form; with the list of the deck of that name, if there is one."""
        await answering(interaction, self._save(interaction, name))

    async def _save(self, interaction: Interaction, name: str) -> None:
        name = keeping.tidy(name)
        known = await self.host.store.deck_named(interaction.user.id, keeping.key_of(name))
        text = WRITERS["text"](keeping.unpacked(known)) if known is not None else ""
        title = f"Change “{name}”" if known is not None else f"Save “{name}”"
        await interaction.response.send_modal(
            ListForm(title, f"{SAVING}{name}", text if len(text) <= keeping.MOST_TEXT else ""))

    @app_commands.command(name="list", description="Your saved decks.")
    async def list_decks(self, interaction: Interaction) -> None:
        """All of them."""
        await answering(interaction, self._list(interaction))

    async def _list(self, interaction: Interaction) -> None:
        saved = await self.host.store.decks_of(interaction.user.id)
        await say(interaction, panels.listing([keeping.unpacked(one) for one in saved], keeping.MOST_DECKS))

    @app_commands.command(name="show", description="A deck as a list, and where it can be played.")
    @app_commands.describe(name=ANY)
    async def show(self, interaction: Interaction, name: Name) -> None:
        """One deck."""
        await answering(interaction, self._show(interaction, name))

    async def _show(self, interaction: Interaction, name: str) -> None:
        await say(interaction, shown(self.host, await self._deck(interaction, name)))

    @app_commands.command(name="check", description="What stands against a deck today, each with its rule.")
    @app_commands.describe(name=ANY, form="The format; casual if you don’t say")
    @app_commands.rename(form="format")
    async def check(self, interaction: Interaction, name: Name, form: FormatName = "casual") -> None:
        """Every fault."""
        await answering(interaction, self._check(interaction, name, form))

    async def _check(self, interaction: Interaction, name: str, form: FormatName) -> None:
        deck, chosen = await self._deck(interaction, name), FORMATS[form]
        await say(interaction, panels.faults_panel(deck, chosen.title, keeping.against(self.host, deck, chosen)))

    @app_commands.command(name="export", description="A deck to be copied, in a format that others read.")
    @app_commands.describe(name=ANY, form="A list, a string for Tabletop Simulator, or a deck code")
    @app_commands.rename(form="format")
    async def export(self, interaction: Interaction, name: Name, form: Writing = "text") -> None:
        """One deck."""
        await answering(interaction, self._export(interaction, name, form))

    async def _export(self, interaction: Interaction, name: str, form: Writing) -> None:
        deck = await self._deck(interaction, name)
        await say(interaction, panels.export_panel(deck, TITLES[form], exported(deck, form)))

    @app_commands.command(name="delete", description="Delete one of your decks.")
    @app_commands.describe(name=OWN)
    async def delete(self, interaction: Interaction, name: Name) -> None:
        """Delete it. A match that is played with it keeps its own copy."""
        await answering(interaction, self._delete(interaction, name))

    async def _delete(self, interaction: Interaction, name: str) -> None:
        saved = await self.host.store.deck_named(interaction.user.id, keeping.key_of(name))
        if saved is None:
            raise Polite(keeping.no_deck(name))
        deck = keeping.unpacked(saved)
        async with self.host.store.write() as tx:
            await tx.drop_deck(interaction.user.id, saved.id)
        await say(interaction, panels.deleted_panel(deck, exported(deck, "text")))

    async def _deck(self, interaction: Interaction, name: str) -> DeckList:
        return await keeping.named(self.host.store, interaction.user.id, name)

    async def _choices(self, interaction: Interaction, typed: str, own: bool) -> list[app_commands.Choice[str]]:
        try:
            names = [one.name for one in await self.host.store.decks_of(interaction.user.id)]
        except StoreError:
            names = []
        names += [] if own else [deck.name for deck in shipped().values()]
        wanted = " ".join(typed.casefold().split())
        found = [name for name in dict.fromkeys(names) if wanted in name.casefold()]
        return [app_commands.Choice(name=name, value=name) for name in found[:25]]

    @save.autocomplete("name")
    @delete.autocomplete("name")
    async def _own(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self._choices(interaction, typed, own=True)

    @show.autocomplete("name")
    @check.autocomplete("name")
    @export.autocomplete("name")
    async def _any(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self._choices(interaction, typed, own=False)


def shown(host: Host, deck: DeckList, heading: str = "{}") -> Panel:
    """A deck with the number of faults that it has in each format."""
    faults = {form.title: len(keeping.against(host, deck, form)) for form in SHOWN}
    return panels.deck_panel(deck, heading.format(plain(deck.name)), faults)


def exported(deck: DeckList, form: Writing) -> str:
    """The deck in a format. Raises Polite where it can't be said in it, or not in one message."""
    try:
        text = WRITERS[form](deck)
    except DeckError as wrong:
        raise Polite(panels.problems_panel(wrong.problems)) from wrong
    if len(text) > panels.LONGEST:
        raise Polite("This deck is too long for one message in that format. Try the deck code.")
    return text


async def submitted(host: Host, interaction: Interaction, custom_id: str, text: str) -> None:
    """Take the form of `/deck save`: read the list, save it, say how it stands. Raises Polite."""
    name = keeping.tidy(custom_id.removeprefix(SAVING))
    if not text.strip():
        raise Polite(panels.EMPTY)
    deck = await keeping.from_text(text, name)
    replaced = await keeping.save(host.store, interaction.user.id, deck)
    await say(interaction, shown(host, deck, "{} was changed" if replaced else "{} was saved"))
