"""Automatic players of any game, who read the page and tap."""

from playwright.sync_api import Page, expect

from tools.page_scripts import TAP_A_MATCH, TAP_A_TRIPLET, THROW_AND_BUILD

from .rooms import await_outcome, keep_acting

SCRIPTS = {"Triplets": TAP_A_TRIPLET, "Island Dice": THROW_AND_BUILD}


def play_on(pages: list[Page], game: str) -> None:
    """Let everyone play until the first page shows the outcome of this game."""
    for page in pages:
        keep_acting(page, SCRIPTS.get(game, TAP_A_MATCH))
    await_outcome(pages[0])


def play_series_on(pages: list[Page]) -> int:
    """Play minigames until there is a champion; return how many were played."""
    host, played = pages[0], 0
    while True:
        title = host.get_by_role("heading", level=1)
        expect(title).to_be_visible()
        play_on(pages, title.inner_text())
        played += 1
        rematch = host.get_by_role("button", name="Rematch!")
        onward = host.get_by_role("button", name="Next game")
        choice = host.locator(".next .games button")
        instead = host.get_by_role("button", name="Pick for")
        expect(rematch.or_(onward).or_(choice).or_(instead).first).to_be_visible()
        if instead.is_visible():
            instead.click()
            expect(choice.first).to_be_visible()
        if rematch.is_visible():
            return played
        (onward if onward.is_visible() else choice.first).click()
        expect(host.locator(".outcome")).to_have_count(0)
