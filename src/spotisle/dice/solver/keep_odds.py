"""The course of a turn: how likely each end is if it is played on in the best way."""

import numpy as np
from numpy.typing import NDArray

from spotisle.dice.sheet import CITIES, KNIGHTS, SETTLEMENTS, Item, Kind
from spotisle.dice.solver.outcomes import CHANGES
from spotisle.dice.solver.rolls import FIRST_RESULT, KEEPS, RESULTS, first_of_size, lattice
from spotisle.dice.solver.space import HANDS, Values, hand_parts
from spotisle.dice.solver.turn import Prospect


def best_choices(worth: Values) -> NDArray[np.intp]:
    """Return the best keep of every multiset, given what keeping each exactly is worth."""
    best = worth.copy()
    choice = np.arange(KEEPS)
    for size in range(1, 7):
        keeps = slice(first_of_size(size), first_of_size(size + 1))
        smaller = lattice().smaller[keeps]
        less = smaller[np.arange(len(smaller)), best[smaller].argmax(axis=1)]
        improves = best[less] > best[keeps]
        best[keeps] = np.where(improves, best[less], best[keeps])
        choice[keeps] = np.where(improves, choice[less], choice[keeps])
    return choice


def rolled_from(mass: Values) -> Values:
    """Return the chances of the results when the missing dice of each keep are rolled."""
    spread = mass.copy()
    for size in range(6):
        keeps = slice(first_of_size(size), first_of_size(size + 1))
        np.add.at(spread, lattice().larger[keeps], spread[keeps, None] / 6)
    return spread[FIRST_RESULT:]


def results_after(prospect: Prospect, keep: int, rolls_left: int) -> Values:
    """Return the chances of the final results when this is kept now and the best from then on."""
    final = np.zeros(RESULTS)
    mass = np.zeros(KEEPS)
    mass[keep] = 1.0
    for rolls in range(rolls_left - 1, -1, -1):
        final += mass[FIRST_RESULT:]
        mass[FIRST_RESULT:] = 0.0
        rolled = rolled_from(mass)
        mass[:] = 0.0
        if not rolls:
            return final + rolled
        choice = best_choices(prospect.keeps(rolls))
        np.add.at(mass, choice[FIRST_RESULT:], rolled)
    return final


def chances_to_build(prospect: Prospect, results: Values) -> dict[Kind, float]:
    """Return how likely something of each kind is built, given the chances of the results."""
    knights, _ = hand_parts(prospect.hand)
    found = dict.fromkeys(Kind, 0.0)
    for chance, option in zip(results, prospect.best_options, strict=True):
        if option < len(CHANGES) * HANDS and chance:
            change, hand = divmod(int(option), HANDS)
            kinds = set(CHANGES[change])
            if hand_parts(hand)[0] > knights:
                kinds.add(Kind.KNIGHT)
            for kind in kinds:
                found[kind] += float(chance)
    return found


def next_of(prospect: Prospect, kind: Kind) -> Item | None:
    """Return the next settlement, city or knight; roads have no fixed order."""
    sheet = prospect.sheet
    rows = {
        Kind.SETTLEMENT: SETTLEMENTS[sheet.settlements :],
        Kind.CITY: CITIES[sheet.cities :],
        Kind.KNIGHT: KNIGHTS[sheet.knights :],
    }
    return next(iter(rows.get(kind, ())), None)
