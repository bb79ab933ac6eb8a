"""Rules to print: a page on how the cards work, one for each game, one for each way to go on."""

from collections.abc import Iterator

from spotisle.editions import Language, UnknownNameError
from spotisle.printing.card_art import deck_colour
from spotisle.printing.options import PrintOptions
from spotisle.printing.pages import RulesPage, Section
from spotisle.printing.printable import PrintableDeck
from spotisle.printing.reference import choose_paper
from spotisle.printing.scenes import scene
from spotisle.rules import GAMES
from spotisle.texts import translate

PRINTED = [game.spec for game in GAMES.values() if game.spec.scene]
ISLAND_TOPICS = (
    "basics", "island", *(spec.name for spec in PRINTED if spec.teams), "beginner", "adventure",
)  # fmt: skip
ROUND_TOPICS = ("basics", *(spec.name for spec in PRINTED if not spec.teams), "tournament")
PARTS = ("setup", "play", "end", "tip")


def topics_of(deck: PrintableDeck) -> tuple[str, ...]:
    """Return what there is to read about a deck, in the order in which one needs it."""
    return ISLAND_TOPICS if deck.has_teams else ROUND_TOPICS


def title_of(topic: str, language: Language) -> str:
    """Return what a page of rules is called.

    >>> [title_of(topic, "en") for topic in ("basics", "tower", "tournament")]
    ['How the cards work', 'Tower', 'Tournament']
    """
    if topic in ("basics", "island"):
        return translate(language, f"rules-{topic}-name")
    return translate(language, f"game-{topic}" if topic in GAMES else f"mode-{topic}")


def lay_rules_pages(deck: PrintableDeck, options: PrintOptions) -> Iterator[RulesPage]:
    """Yield the rules in the chosen language."""
    width, height = choose_paper(options)
    for topic in topics_of(deck):
        yield RulesPage(
            part="rules",
            width=width,
            height=height,
            title=title_of(topic, options.language),
            lead=translate(options.language, f"rules-{topic}-goal"),
            deck=deck.name(options.language),
            colour=deck_colour(deck.edition.id),
            scene=scene(deck, topic),
            sections=tuple(sections(topic, options.language)),
        )


def sections(topic: str, language: Language) -> Iterator[Section]:
    """Yield what the rules say about setting up, playing and ending; a tip is not always given."""
    for part in PARTS:
        try:
            words = translate(language, f"rules-{topic}-{part}")
        except UnknownNameError:
            if part != "tip":
                raise
        else:
            heading = translate(language, f"rules-heading-{part}")
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
