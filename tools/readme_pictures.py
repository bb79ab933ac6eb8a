"""Take the screenshots of the README from a real server: `python -m tools.readme_pictures`."""

from functools import partial
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from tools.browser import find_browser
from tools.page_scripts import RETURNING_VISITOR
from tools.screens import Step, at, begin, full
from tools.screenshots import server

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "images"
DESK = (1280, 800)
PHONE = (390, 844)
PHONES_HEIGHT = 633
GAP = 15
QUALITY = 88
HOST = 'localStorage["spotisle.name"] = "Maya";'
TIMEOUT_MS = 120_000
SETTLE_MS = 1_500
"""Time until animations have ended and symbols are loaded."""
ALONE: dict[str, Step] = {"first-page": at("/"), "lobby": full}


def own_turn(page: Page) -> None:
    """Wait until it is this player's turn."""
    begin(page, "island_dice")
    page.get_by_role("button", name="Roll").wait_for()


ON_PHONES: tuple[Step, ...] = (
    partial(begin, game="tower"),
    partial(begin, game="ports"),
    own_turn,
)


def take(browser: Browser, address: str, step: Step, size: tuple[int, int]) -> Image.Image:
    """Go to a screen on a device of this size, and take a screenshot."""
    context = browser.new_context(
        base_url=address,
        locale="en",
        viewport={"width": size[0], "height": size[1]},
        device_scale_factor=2,
        reduced_motion="reduce",
    )
    context.add_init_script(RETURNING_VISITOR + HOST)
    context.set_default_timeout(TIMEOUT_MS)
    page = context.new_page()
    step(page)
    page.wait_for_timeout(SETTLE_MS)
    taken = Image.open(BytesIO(page.screenshot())).convert("RGB")
    context.close()
    return taken


def save(picture: Image.Image, name: str) -> None:
    """Write a picture as JPEG: lossless, felt and wood would be ten times as large."""
    path = FOLDER / f"{name}.jpg"
    picture.save(path, quality=QUALITY, subsampling=0, optimize=True)
    print(f"{path}: {path.stat().st_size // 1024} KiB")


def main() -> None:
    """Take all pictures."""
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=find_browser(), args=["--no-sandbox"], timeout=60_000
        )
        for name, step in ALONE.items():
            save(take(browser, address, step, DESK).resize(DESK, Image.Resampling.LANCZOS), name)
        width = PHONE[0] * PHONES_HEIGHT // PHONE[1]
        row = Image.new("RGB", ((width + GAP) * len(ON_PHONES) - GAP, PHONES_HEIGHT), "white")
        for number, step in enumerate(ON_PHONES):
            phone = take(browser, address, step, PHONE)
            small = phone.resize((width, PHONES_HEIGHT), Image.Resampling.LANCZOS)
            row.paste(small, (number * (width + GAP), 0))
        save(row, "phones")
        browser.close()


if __name__ == "__main__":
    main()
