"""Rules to print: a page on how the cards work, one for each game, one for each way to go on."""

from collections.abc import Iterator

from spotisle.editions import Language, UnknownNameError
from spotisle.printing.backs import deck_colour
from spotisle.printing.options import PrintOptions
from spotisle.printing.pages import RulesPage, Section
from spotisle.printing.printable import PrintableDeck
from spotisle.printing.reference import paper_of
from spotisle.printing.scenes import scene
from spotisle.texts import text

ROUND_GAMES = (
    "tower", "well", "hot_potato", "catch_them_all", "poisoned_gift", "triplets", "duel",
)  # fmt: skip
ISLAND_GAMES = ("welcome", "ports", "longest_route", "barbarians", "knights")
ISLAND_TOPICS = ("basics", "island", *ISLAND_GAMES, "beginner", "adventure")
ROUND_TOPICS = ("basics", *ROUND_GAMES, "tournament")
PARTS = ("setup", "play", "end", "tip")


def topics_of(pack: PrintableDeck) -> tuple[str, ...]:
    """Return what there is to read about a deck, in the order in which one needs it."""
    return ISLAND_TOPICS if pack.has_teams else ROUND_TOPICS


def title_of(topic: str, language: Language) -> str:
    """Return what a page of rules is called.

    >>> [title_of(topic, "en") for topic in ("basics", "tower", "tournament")]
    ['How the cards work', 'Tower', 'Tournament']
    """
    if topic in ("basics", "island"):
        return text(language, f"rules-{topic}-name")
    games = (*ROUND_GAMES, *ISLAND_GAMES)
    return text(language, f"game-{topic}" if topic in games else f"mode-{topic}")


def rules_pages(pack: PrintableDeck, options: PrintOptions) -> Iterator[RulesPage]:
    """Yield the rules in the chosen language."""
    width, height = paper_of(options)
    for topic in topics_of(pack):
        yield RulesPage(
            part="rules",
            width=width,
            height=height,
            title=title_of(topic, options.language),
            lead=text(options.language, f"rules-{topic}-goal"),
            deck=pack.name(options.language),
            colour=deck_colour(pack.edition.id),
            scene=scene(pack, topic),
            sections=tuple(sections(topic, options.language)),
        )


def sections(topic: str, language: Language) -> Iterator[Section]:
    """Yield what the rules say about setting up, playing and ending; a tip is not always given."""
    for part in PARTS:
        try:
            words = text(language, f"rules-{topic}-{part}")
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
