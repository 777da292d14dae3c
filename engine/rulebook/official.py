"""The search in an imported edition, and which of our rules its rules are."""
from __future__ import annotations

import functools
from collections.abc import Sequence

from engine.rulebook import parents
from engine.rulebook.changes import paired
from engine.rulebook.editions import WORDED, Edition
from engine.rulebook.search import Hit, Index, Text


def official(editions: Sequence[Edition], edition: Edition, query: str, limit: int) -> list[Hit]:
    """The rules of an edition that answer best. They have no titles, so their first words stand for them."""
    return _index(edition, _newest(editions, edition)).search(query, limit)


def worded(editions: Sequence[Edition], edition: Edition) -> dict[str, str]:
    """A rule's number in an edition → ours, as far as that is known: of an earlier edition, if the one that we word has
    been imported, too."""
    return _worded(edition, _newest(editions, edition))


def _newest(editions: Sequence[Edition], edition: Edition) -> Edition | None:
    """The edition of the same document that we word."""
    return next((one for one in editions if one.kind == edition.kind and one.key in WORDED), None)


@functools.lru_cache(maxsize=4)
def _index(edition: Edition, newest: Edition | None) -> Index:
    ours = _worded(edition, newest)
    return Index(Text(key, text.splitlines()[0][:60] if text else key, text, parents(key), ours.get(key, ""))
                 for key, text in edition.texts().items())


def _worded(edition: Edition, newest: Edition | None) -> dict[str, str]:
    sign = "TR" if edition.kind == "tr" else ""
    if edition.key in WORDED:
        return {key: sign + key for key in edition.texts()}
    return {old: sign + new for new, old in paired(edition.texts(), newest.texts()).items()} if newest else {}
