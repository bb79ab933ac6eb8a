"""Rules to print: a page for each game that is played with a deck, with a picture of its table."""

from collections.abc import Iterator

from spotisle.editions import Language, UnknownNameError
from spotisle.printing.backs import deck_colour
from spotisle.printing.options import PrintOptions
from spotisle.printing.pack import Pack
from spotisle.printing.pages import RulesPage, Section
from spotisle.printing.reference import paper_of
from spotisle.printing.scenes import scene
from spotisle.texts import text

ROUND_GAMES = (
    "tower", "well", "hot_potato", "catch_them_all", "poisoned_gift", "triplets", "duel",
)  # fmt: skip
ISLAND_GAMES = ("welcome", "ports", "longest_route", "barbarians", "knights")
PARTS = ("setup", "play", "end", "tip")


def games_of(pack: Pack) -> tuple[str, ...]:
    """Return the games that are played with a deck."""
    return ISLAND_GAMES if pack.has_teams else ROUND_GAMES


def rules_pages(pack: Pack, options: PrintOptions) -> Iterator[RulesPage]:
    """Yield the rules in the chosen language."""
    width, height = paper_of(options)
    for game in games_of(pack):
        yield RulesPage(
            part="rules",
            width=width,
            height=height,
            title=text(options.language, f"game-{game}"),
            lead=text(options.language, f"rules-{game}-goal"),
            deck=pack.name(options.language),
            colour=deck_colour(pack.edition.id),
            scene=scene(pack, game),
            sections=tuple(sections(game, options.language)),
        )


def sections(game: str, language: Language) -> Iterator[Section]:
    """Yield what the rules say about setting up, playing and ending; a tip is not always given."""
    for part in PARTS:
        try:
            words = text(language, f"rules-{game}-{part}")
        except UnknownNameError:
            if part != "tip":
                raise
        else:
            heading = text(language, f"rules-heading-{part}")
            yield Section(heading, blocks(words), tip=part == "tip")


def blocks(words: str) -> tuple[tuple[str, ...], ...]:
    r"""Return paragraphs, and lists as their points.

    >>> blocks("One.\n\n- two\n- three\n\nFour.")
    (('One.',), ('- two', '- three'), ('Four.',))
    """
    found: list[tuple[str, ...]] = []
    for line in filter(None, map(str.strip, words.splitlines())):
        point = line.startswith("- ")
        if point and found and found[-1][0].startswith("- "):
            found[-1] = (*found[-1], line)
        else:
            found.append((line,))
    return tuple(found)
