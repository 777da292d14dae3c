"""What the two people of the script press: of what is offered, whatever makes something happen."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.panels import click_ids

ANSWERS = ("pickplay", "pickdo", "pick", "key", "ok", "ending", "last")


@dataclass(frozen=True, slots=True)
class Offer:
    """A control on a panel: its id, its label or placeholder, and for a select its values, labels and descriptions."""

    id: str
    label: str
    options: tuple[tuple[str, str, str], ...] = ()
    most: int = 1

    @property
    def action(self) -> str:
        """What it does, “pickplay” or “key”; empty for what answers no question."""
        click = click_ids.read(self.id)
        return click.action if click is not None and click.number > 0 else ""

    @property
    def key(self) -> str:
        """The option that a button gives."""
        click = click_ids.read(self.id)
        return click.key if click is not None else ""


@dataclass(frozen=True, slots=True)
class Press:
    """A button to press, or values to choose in a select."""

    offer: Offer
    values: tuple[str, ...] = ()


def find(offers: Sequence[Offer], action: str) -> Offer | None:
    """The first control with that action."""
    return next((offer for offer in offers if offer.action == action), None)


def asked(offers: Sequence[Offer]) -> bool:
    """Whether anything is asked at all."""
    return any(offer.action in ANSWERS for offer in offers)


def choose(offers: Sequence[Offer], title: str) -> Press:
    """What to press on a panel with that heading. There must be a question on it."""
    return next(_wishes(offers, title))


def _wishes(offers: Sequence[Offer], title: str) -> Iterator[Press]:
    """Everything that could be pressed, the best first."""
    answers = [offer for offer in offers if offer.action in ("key", "ending", "last")]
    play, do, pick, done = (find(offers, action) for action in ("pickplay", "pickdo", "pick", "ok"))
    yield from (Press(offer) for offer in answers if offer.key == "confirm")
    yield from (Press(offer) for offer in answers if title.endswith(" move?") and offer.key.startswith("at:"))
    plays = [offer for offer in answers if offer.key.startswith("play:")]
    if not title.startswith("Showdown"):  # nobody to aim at: the spell would hit its own side
        yield from (Press(offer) for offer in plays)
        if play is not None:
            yield Press(play, (_liveliest(play)[0],))
    yield from (Press(offer) for offer in answers if offer.key.startswith("move:")
                and offer.label.endswith("your base"))
    if do is not None:
        yield from (Press(do, (value,)) for value, _, about in do.options if value.startswith("move:")
                    and about.endswith("your base"))
    if pick is not None and done is not None and done.label.startswith(("Keep all", "Choose none")):
        yield Press(pick,
                    tuple(value for value, _, _ in pick.options[:1 if done.label.startswith("Keep") else pick.most]))
    if done is not None:
        yield Press(done)
    if pick is not None:
        yield Press(pick, tuple(value for value, _, _ in pick.options[:pick.most]))
    yield from (Press(offer) for offer in answers if offer not in plays)


def _liveliest(play: Offer) -> tuple[str, str, str]:
    """A unit before anything else: without units there is no combat."""
    return min(play.options, key=lambda option: "unit" not in option[2].lower())
