"""Learns what words and rules are about: numbers by which a question is near the rules that answer it, in whatever
words (`engine/rulebook/senses.json`).

Every phrase of `asked.json` is an example: its rule is to come out nearest to it. So is the wording of every rule.
Words that ask for the same rules get similar numbers thereby, also those that never stand in one phrase. Part of the
words of a phrase is left out each time, so that none of them is relied upon alone.
"""
from __future__ import annotations

import base64
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from engine.rulebook import rules
from engine.rulebook.search import Index
from engine.rulebook.senses import SCALE, Senses, told
from engine.rulebook.words import stems

SIZE, ROUNDS, BATCH, RATE, SHARP, LEFT_OUT = 64, 14, 512, 0.002, 8.0, 0.25
"""How many numbers for each; how it is learned; how sharply the nearest rule is told from the others; which share of
the words is left out each time."""
FIRST, SECOND, STEADY = 0.9, 0.999, 1e-8
LARGEST, WIDEST = 127, 99.9
"""The largest number that is written; of the words' numbers, those of which percentile are written as it."""


def learned(over: Index, phrases: Mapping[str, Sequence[str]], seed: int = 0) -> Senses:
    """The senses of words and rules, from `phrases` and the wording; `over` weighs the words."""
    told_of = [(key, words) for key, words in examples(over, phrases) if words]
    words = {word: n for n, word in enumerate(sorted({word for _, said in told_of for word in said}))}
    keys = {key: n for n, key in enumerate(sorted({key for key, _ in told_of}))}
    said = np.zeros((len(told_of), len(words)), np.float32)
    for n, (_, weights) in enumerate(told_of):
        for word, weight in weights.items():
            said[n, words[word]] = weight * over.rarity(word)
    said /= np.linalg.norm(said, axis=1, keepdims=True)
    right = np.array([keys[key] for key, _ in told_of])
    of_words, of_rules = trained(said, right, len(keys), np.random.default_rng(seed))
    of_words *= np.array([[over.rarity(word)] for word in words], np.float32)
    of_words *= LARGEST / np.percentile(abs(of_words), WIDEST)
    return Senses({word: written(of_words[n]) for word, n in words.items()},
                  {key: written(SCALE * of_rules[n]) for key, n in keys.items()})


def examples(over: Index, phrases: Mapping[str, Sequence[str]]) -> Iterator[tuple[str, dict[str, float]]]:
    """Each rule's wording, and each phrase as a question is understood: how much each stem counts."""
    for rule in rules().values():
        yield rule.id, dict.fromkeys(stems(f"{rule.title} {rule.text}"), 1.0)
    for key, texts in phrases.items():
        for text in texts:
            yield key, told(over.understood(text).concepts)


def trained(said: Any, right: Any, rules_: int, chance: np.random.Generator) -> tuple[Any, Any]:
    """The numbers of the words and those of the rules, by gradient descent (Adam) on how likely the right rule is."""
    learning = first(said, right, rules_)
    means, squares = ([np.zeros_like(part) for part in learning] for _ in range(2))
    weight = (1 / np.sqrt(np.bincount(right, minlength=rules_)[right])).astype(np.float32)
    step = 0
    for _ in range(ROUNDS):
        order = chance.permutation(len(said))
        for start in range(0, len(said), BATCH):
            batch, step = order[start:start + BATCH], step + 1
            heard = said[batch] * (chance.random((len(batch), said.shape[1]), np.float32) >= LEFT_OUT)
            for part, slope, mean, square in zip(
                    learning, slopes(learning, heard, right[batch], weight[batch]), means, squares, strict=True):
                mean += (1 - FIRST) * (slope - mean)
                square += (1 - SECOND) * (slope * slope - square)
                part -= RATE * mean / (1 - FIRST**step) / (np.sqrt(square / (1 - SECOND**step)) + STEADY)
    return learning[0], learning[1]


def first(said: Any, right: Any, rules_: int) -> list[Any]:
    """What is begun with: in which directions the rules differ most by their words, and where their phrases are."""
    together = np.zeros((rules_, said.shape[1]), np.float32)
    np.add.at(together, right, said)
    together /= np.sqrt(np.bincount(right, minlength=rules_))[:, None].astype(np.float32)
    of_words = np.linalg.eigh(together.T @ together)[1][:, -SIZE:].copy()
    heard_as = said @ of_words
    of_rules = np.zeros((rules_, SIZE), np.float32)
    np.add.at(of_rules, right, heard_as / (np.linalg.norm(heard_as, axis=1, keepdims=True) + STEADY))
    return [of_words, of_rules / (np.linalg.norm(of_rules, axis=1, keepdims=True) + STEADY)]


def slopes(learning: list[Any], heard: Any, right: Any, weight: Any) -> tuple[Any, Any]:
    """In which direction the numbers make the right rules less likely."""
    of_words, of_rules = learning
    heard_as = heard @ of_words
    long = np.linalg.norm(heard_as, axis=1, keepdims=True) + STEADY
    unit = heard_as / long
    near = SHARP * unit @ of_rules.T
    off = np.exp(near - near.max(axis=1, keepdims=True))
    off /= off.sum(axis=1, keepdims=True)
    off[np.arange(len(right)), right] -= 1
    off *= SHARP * weight[:, None] / len(right)
    back = off @ of_rules
    back = (back - unit * (back * unit).sum(axis=1, keepdims=True)) / long
    return heard.T @ back, off.T @ unit


def written(numbers: Any) -> str:
    """As a signed byte for each number."""
    return base64.b64encode(np.clip(np.rint(numbers), -LARGEST, LARGEST).astype(np.int8).tobytes()).decode()
