"""Somebody at a browser tab: goes to a channel, reads what is there, presses and chooses as a person does."""
from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from bot.look.browser import Tab
from bot.look.policy import Offer
from bot.sandbox.driver import User

SIZES = {"desk": (1280, 900), "phone": (390, 844)}
"""The two windows that every picture is taken at."""

KEYS = {"Enter": 13, "Tab": 9, "Escape": 27, "ArrowDown": 40, "ArrowUp": 38, "Backspace": 8}

WORLD = "const {world} = await import('/web/dom.js'); const all = [...world.channels.values()];"


class Person:
    """One tab. `user` is the same person in the stand-in; `settled` waits until the bot has nothing under way."""

    def __init__(self, user: User, tab: Tab, settled: Callable[[], Awaitable[None]]) -> None:
        self.user = user
        self.tab = tab
        self.settled = settled

    async def arrive(self, url: str) -> None:
        """Open the page."""
        await self.tab.open(f"{url}/?as={self.user.name}", *SIZES["desk"])
        await self.tab.until("!!document.querySelector('#entry')")

    async def ask(self, script: str) -> Any:
        """Run an async body in the page and give its value."""
        return await self.tab.run(f"(async () => {{ {script} }})()")

    # seeing -----------------------------------------------------------------------------------------------------------

    async def go(self, place: str) -> None:
        """Open a channel: “table”, “dm”, or “thread” for the match's."""
        wanted = {"dm": "one.type === 1", "thread": "one.type === 11"}.get(place, f"one.name === {json.dumps(place)}")
        await self.tab.until(f"""(async () => {{ {WORLD} const found = all.find((one) => {wanted});
            if (found) location.hash = found.id;
            return Boolean(found) && world.open === found.id; }})()""")

    async def panel(self) -> tuple[str, list[Offer]]:
        """The newest private panel with something on it, as the page has it: its heading, and its controls."""
        found = await self.ask(f"""{WORLD}
            const messages = (all.find((one) => one.type === 1)?.messages ?? []).filter((one) => !(one.flags & 64));
            const walk = (parts) => parts.flatMap((part) => [part, ...walk(part.components ?? [])]);
            const read = messages.map((one) => walk(one.components))
              .filter((parts) => parts.some((part) => part.custom_id));
            const last = read.at(-1) ?? [];
            const text = last.find((part) => part.type === 10)?.content ?? '';
            const options = (part) => (part.options ?? []).map(
              (option) => [option.value, option.label, option.description ?? '']);
            return [text, last.filter((part) => part.custom_id).map((part) => [
              part.custom_id, part.label ?? part.placeholder ?? '', options(part), part.max_values ?? 1])];""")
        text, controls = found
        offers = [Offer(number, label, tuple((value, name, about) for value, name, about in options), most)
                  for number, label, options, most in controls]
        return text.split("\n")[0].removeprefix("### "), offers

    async def caught_up(self) -> None:
        """Wait until the page has everything that Discord has."""
        script = f"""{WORLD} const shown = (one) => `${{one.id}} ${{one.edited_timestamp}} ${{one.flags}}`;
            return all.flatMap((one) => one.messages.map(shown)).sort();"""
        async with asyncio.timeout(8):
            while await self.ask(script) != self._everything():  # noqa: ASYNC110 - a page can only be asked again
                await asyncio.sleep(0.01)

    def _everything(self) -> list[str]:
        world = self.user.world
        there = [channel.id for channel in world.channels.values() if world.may_see(self.user.id, channel)]
        seen = [one for channel in there for one in self.user.messages(channel)]
        return sorted(f"{one.id} {one.data['edited_timestamp'] or 'null'} {one.data['flags']}" for one in seen)

    async def labels(self) -> list[str]:
        """The labels of the buttons in the open channel."""
        buttons = "[...document.querySelectorAll('#log button.button')]"
        found: list[str] = await self.tab.run(f"{buttons}.map((one) => one.textContent)")
        return found

    async def text(self) -> str:
        """All that is written in the open channel."""
        return str(await self.tab.run("document.querySelector('#log').innerText"))

    # acting -----------------------------------------------------------------------------------------------------------

    async def press(self, which: str, last: bool = True) -> None:
        """Press a button: by its custom_id, or by its label. Of several, the last one on the page (or the first)."""
        index = -1 if last else 0
        meant = f"node.dataset.id === {json.dumps(which)} || node.textContent === {json.dumps(which)}"
        find = f"[...document.querySelectorAll('#log button.button')].filter((node) => {meant}).at({index})"
        await self.tab.until(f"!!{find}")
        await self.ask(f"const node = {find}; node.scrollIntoView({{block: 'nearest'}}); node.click();")
        await self.done()

    async def open_list(self, which: str) -> None:
        """Open a select, by its custom_id or the beginning of what stands in it."""
        find = self._opener(which)
        await self.tab.until(f"!!{find}")
        await self.ask(f"const node = {find}; if (node.getAttribute('aria-expanded') === 'false') node.click();")

    async def pick(self, which: str, values: tuple[str, ...]) -> None:
        """Choose values in a select; where several can be chosen, end with Done."""
        await self.open_list(which)
        for value in values:
            await self.ask(f"document.querySelector('.options [data-value={json.dumps(value)}]').click();")
        await self.ask("document.querySelector('.options .done')?.click();")
        await self.done()

    async def type(self, text: str) -> None:
        """Type into what has the focus, as an input method does."""
        await self.tab.send("Input.insertText", text=text)

    async def key(self, name: str) -> None:
        """Press and release a key, such as “Enter” or “b”."""
        number = KEYS.get(name, ord(name[0].upper()))
        text = "\r" if name == "Enter" else name if len(name) == 1 else ""
        await self.tab.send("Input.dispatchKeyEvent", type="keyDown", key=name, code=name, text=text,
                            windowsVirtualKeyCode=number)
        await self.tab.send("Input.dispatchKeyEvent", type="keyUp", key=name, code=name, windowsVirtualKeyCode=number)

    async def command(self, path: str, **options: str) -> None:
        """Type a slash command, choose each option by what stands in its list, and run it."""
        await self.begin_command(path)
        for name, text in options.items():
            await self.fill(name, text)
            await self.key("Enter")
        await self.key("Enter")
        await self.done()

    async def typed(self, path: str, **options: str) -> None:
        """Run a slash command with what is typed, whatever the lists offer."""
        await self.begin_command(path)
        for name, text in options.items():
            await self.fill(name, text)
            if await self.ask("return Boolean(document.querySelector('#choices [role=option]'));"):
                await self.key("Escape")
        await self.key("Enter")
        await self.done()

    async def begin_command(self, path: str) -> None:
        """Type a slash command and choose it from the list."""
        await self.ask("document.querySelector('#entry').focus();")
        await self.type(f"/{path}")
        await self.key("Enter")

    async def fill(self, name: str, text: str) -> None:
        """Type into an option, and wait until its choices are there."""
        await self.ask(f"""const option = document.querySelector('[data-option={name}]');
            (option ?? document.querySelector('[data-add={name}]')).focus();
            document.querySelector('[data-add={name}]')?.click();""")
        await self.type(text)
        await self.tab.until(f"document.querySelector('#choices').dataset.of === {json.dumps(name + ' ' + text)}")

    async def menu(self, message: int, label: str) -> None:
        """Open the context menu of a message, and choose something there."""
        opener = f"document.querySelector('[data-message=\"{message}\"] > .more')"
        await self.tab.until(f"!!{opener}")
        await self.ask(f"{opener}.click();")
        items = "[...document.querySelectorAll('.menu-item')]"
        await self.ask(f"{items}.find((one) => one.textContent === {json.dumps(label)}).click();")

    async def dismiss(self) -> None:
        """Close every ephemeral message."""
        await self.ask("document.querySelectorAll('.only-you button').forEach((node) => node.click());")
        await self.tab.until("!document.querySelector('.ephemeral')")

    @staticmethod
    def _opener(which: str) -> str:
        wanted = json.dumps(which)
        return (f"[...document.querySelectorAll('#log .opener')].filter((node) => node.dataset.id === {wanted}"
                f" || node.textContent.startsWith({wanted})).at(-1)")

    async def done(self) -> None:
        """Wait until the press was answered here and everywhere."""
        await self.tab.until("!document.querySelector('[aria-busy=true]')")
        await self.settled()
        await self.caught_up()

    # pictures ---------------------------------------------------------------------------------------------------------

    async def shoot(self, folder: Path, name: str, sizes: tuple[str, ...] = ("desk", "phone"),
                    list_of: str = "") -> None:
        """Pictures of what this person sees, at the given sizes, with a list opened if one is named."""
        await self.tab.send("Page.bringToFront")
        for size in sizes:
            await self.tab.resize(*SIZES[size])
            await self.ask("""if (!document.querySelector('#choices:not([hidden])')) document.activeElement?.blur();
                const log = document.querySelector('#log'); log.scrollTop = log.scrollHeight;""")
            if list_of:
                await self.open_list(list_of)
            await self.ask("await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));")
            await self.tab.shot(folder / f"{name}-{size}.png")
            if list_of:
                await self.ask("document.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}));")
        await self.tab.resize(*SIZES["desk"])
