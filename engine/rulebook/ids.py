"""Rule ids: one grammar for every document that the engine cites.

`465.2.c` is the Core Rules, `TR503.9.b` the Tournament Rules, `FAQ-V/12` the twelfth answer of a set's FAQ, and
`v1.0:531.2` a rule of an earlier edition of the Core Rules.
"""
from __future__ import annotations

import re
from dataclasses import dataclass

_STEPS = r"[0-9]{3}(?:\.[0-9]{1,3}(?:\.[a-z](?:\.[0-9]{1,3}(?:\.[a-z](?:\.[0-9]{1,3}(?:\.[a-z])?)?)?)?)?)?"
_ID = re.compile(
    rf"(?P<document>TR|v[0-9]{{1,2}}\.[0-9]{{1,2}}:|)(?P<steps>{_STEPS})"
    r"|(?P<faq>FAQ-[A-Z]+)/(?P<answer>[1-9][0-9]{0,2})"
)


class BadRuleId(ValueError):
    """A string that isn't a rule id at all."""


@dataclass(frozen=True, slots=True)
class RuleId:
    """A parsed id. `document` is "" for the Core Rules, else `TR`, `FAQ-V`, `v1.0:` and the like; `steps` the parts
    between the dots."""

    document: str
    steps: tuple[str, ...]

    def __str__(self) -> str:
        return (
            f"{self.document}/{self.steps[0]}"
            if self.document.startswith("FAQ")
            else self.document + ".".join(self.steps)
        )

    @property
    def parents(self) -> tuple[RuleId, ...]:
        """The rules that this one stands under, nearest first."""
        return tuple(RuleId(self.document, self.steps[:n]) for n in range(len(self.steps) - 1, 0, -1))

    @property
    def order(self) -> tuple[str, tuple[tuple[int, str], ...]]:
        """A key that sorts ids as the documents do: 465.2 before 465.10."""
        return self.document, tuple((int(step), "") if step.isdecimal() else (0, step) for step in self.steps)


def parse(text: str) -> RuleId:
    """The id in `text`, or BadRuleId."""
    found = _ID.fullmatch(text)
    if found is None:
        raise BadRuleId(f"{text!r} is not a rule id; ids look like 465.2.c, TR503.9.b, FAQ-V/12 or v1.0:531.2")
    if found["faq"]:
        return RuleId(found["faq"], (found["answer"],))
    return RuleId(found["document"], tuple(found["steps"].split(".")))


def parents(text: str) -> tuple[str, ...]:
    """The ids above this one, nearest first: 465.2.c gives 465.2 and 465."""
    return tuple(str(above) for above in parse(text).parents)
