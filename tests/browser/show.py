"""Rooms with the show around a game: hosts, televisions and series."""

from playwright.sync_api import Browser, Page, expect

from tests.kit.company import Person

from .rooms import (
    TELEVISION,
    await_outcome,
    choose_mode,
    come_in,
    open_page,
    open_part,
)

SEARCH_MS = 700
"""Search time that does not count as a guess."""
CARD_FACE = "[data-symbol], [role=img] .face"
"""A symbol to tap on a phone, or a card on a television."""


def host_room(browser: Browser, address: str, name: str, pace: str) -> tuple[Page, str]:
    """Make a room with motion and this pace setting."""
    page = open_page(browser, address, motion=True)
    page.evaluate(f"localStorage['spotisle.pace'] = '{pace}'")
    page.get_by_role("button", name="Create a room").click()
    come_in(page, name)
    return page, page.url.rsplit("/", 1)[-1]


def open_television(browser: Browser, address: str, code: str, *, motion: bool = True) -> Page:
    return open_page(browser, address, f"/#/room/{code}/table", TELEVISION, motion=motion)


def await_cards(*pages: Page) -> None:
    """Wait until the cards are face up on all these screens."""
    for page in pages:
        expect(page.locator(CARD_FACE).first).to_be_visible()
        expect(page.locator(".curtain")).to_have_count(0)


def win(winner: Person, *pages: Page) -> None:
    """Let one player win every card until the game ends, and all these pages show it."""
    winner.play()
    await_outcome(*pages)


def add_to_series(host: Page, *games: str) -> None:
    choose_mode(host, "Series")
    open_part(host, "Game:")
    order = host.get_by_role("list", name="Order of play").get_by_role("listitem")
    for number, game in enumerate(games, start=1):
        host.get_by_role("button", name=f"Add {game}").click()
        expect(order).to_have_count(number)
    host.keyboard.press("Escape")
