"""Read the cards on the table through their accessible names."""

from playwright.sync_api import Locator, Page, expect

from spotisle.editions import load_edition


def cards(page: Page) -> list[Locator]:
    groups = page.get_by_role("group")
    expect(groups).to_have_count(2)
    return groups.all()


def symbols(card: Locator) -> list[str]:
    names = card.get_by_role("button").evaluate_all(
        "buttons => buttons.map(button => button.getAttribute('aria-label'))"
    )
    return [str(name) for name in names]


def pair(page: Page) -> tuple[list[str], list[str]]:
    first, second = cards(page)
    return symbols(first), symbols(second)


def shared(page: Page) -> str:
    first, second = pair(page)
    (symbol,) = set(first) & set(second)
    return symbol


def unshared(page: Page) -> str:
    first, second = pair(page)
    return next(name for name in first if name not in second)


def names(deck: str, language: str) -> set[str]:
    box = load_edition(deck)
    return {box.name(symbol, language) for symbol in range(len(box.symbols))}
