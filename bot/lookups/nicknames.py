"""Short names that players have for champions, for those who look for their cards."""
from __future__ import annotations

import re

NICKNAMES = {
    "blitz": "blitzcrank", "cait": "caitlyn", "eve": "evelynn", "ez": "ezreal", "gp": "gangplank",
    "heimer": "heimerdinger", "kaisa": "kai'sa", "kat": "katarina", "kha": "kha'zix", "khazix": "kha'zix",
    "k6": "kha'zix", "kog": "kog'maw", "kogmaw": "kog'maw", "lb": "leblanc", "lee": "lee sin", "leesin": "lee sin",
    "malz": "malzahar", "mf": "miss fortune", "morg": "morgana", "mundo": "dr. mundo", "nid": "nidalee",
    "noc": "nocturne", "reksai": "rek'sai", "renek": "renekton", "renata": "renata glasc", "rengo": "rengar",
    "tf": "twisted fate", "trynd": "tryndamere", "vlad": "vladimir", "voli": "volibear", "ww": "warwick",
    "xin": "xin zhao", "yi": "master yi", "zhonyas": "zhonya's", "zil": "zilean",
}
"""What players write for a champion or a card, and its name."""


_PRINTING = re.compile(r"\s*(?:\([^)]*\)|- starter)$")


def meant(wanted: str) -> str:
    """A name as it is typed, with its nicknames written out, and without what some lists say of the printing, such as
    “(Starter)”."""
    said = _PRINTING.sub("", wanted.casefold().strip())
    full = {word: NICKNAMES.get(word.strip(".,"), word) for word in said.split()}
    return " ".join(word if full[word] in said else full[word] for word in said.split())
