"""The screens of club night and the crowd, and the steps to reach them, for `tools.screenshots`."""

from collections.abc import Iterator
from functools import partial

from playwright.sync_api import BrowserContext, Page

GUESTS = 3
STATES = {
    "tables": ("doors", "seating", "round", "results", "podium"),
    "crowd": ("doors", "pair", "result", "podium"),
}
"""Each is reached from the one before by a tap of the organiser; the last is the end."""
WAY_ON = "main + .bar .button:not(.secondary)"
SETTLE_MS = 1500


def create(desk: Page, kind: str) -> str:
    """Create a club night on a page; return the link to join it."""
    desk.goto("/#/event")
    desk.locator("main li .button").nth(list(STATES).index(kind)).click()
    link = desk.locator("section input[readonly]").first
    link.wait_for()
    return link.input_value()


def join(page: Page, link: str) -> None:
    """Join with a few guests, each on a separate device."""
    browser = page.context.browser
    assert browser is not None
    for _ in range(GUESTS):
        phone = browser.new_context(reduced_motion="reduce").new_page()
        phone.goto(link)
        phone.locator("h1").wait_for()

        def leave(_: BrowserContext, phone: Page = phone) -> None:
            phone.context.close()

        page.context.once("close", leave)


def steer(desk: Page, kind: str, state: str) -> None:
    """Tap as the organiser until the club night reaches a state."""
    taps = STATES[kind].index(state)
    if state == "podium":
        taps = 1
    for _ in range(taps):
        desk.locator(WAY_ON).last.click()
        desk.wait_for_timeout(SETTLE_MS)
    if state == "podium":
        finish = desk.locator("[aria-labelledby=plan] > .switch + .button")
        finish.click()
        finish.click()


def club(page: Page, kind: str, part: str, state: str) -> None:
    """Show a state of a club night on a phone, on the big screen, or at the organiser's desk."""
    desk = page if part == "desk" else page.context.new_page()
    link = create(desk, kind)
    if part == "phone":
        page.goto(link)
        page.locator("h1").wait_for()
    elif part == "screen":
        page.goto(f"{link}&screen")
    join(page, link)
    steer(desk, kind, state)
    page.wait_for_timeout(SETTLE_MS)


def club_screens() -> Iterator[tuple[str, partial[None]]]:
    """Yield every screen of a club night: its name and the step that reaches it."""
    for kind, states in STATES.items():
        for part in ("phone", "screen", "desk"):
            for state in states:
                step = partial(club, kind=kind, part=part, state=state)
                yield f"club-{kind}-{part}-{state}", step
