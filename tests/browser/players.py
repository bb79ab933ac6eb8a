"""A series on one page, while the others play through the Python client."""

from playwright.sync_api import Page, expect

from tests.kit.company import Person, play

from .rooms import await_outcome


def play_series(host: Page, *others: Person) -> int:
    """Let the others play each minigame while the host goes on; return how many were played."""
    played = 0
    while True:
        play(*others)
        await_outcome(host)
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
