"""Take screenshots of every screen for review: `python -m tools.screenshots [part of a name]`.

Screenshots and one contact sheet per screen go to `tests/artefacts/screenshots`, from rooms on a
separate server; usability problems are printed. `--help` lists the sizes and preferences.
"""

import argparse
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright
from playwright.sync_api import Error as BrowserError

from spotisle.editions import LANGUAGES
from tools.browser import find_browser
from tools.page_scripts import FIND_USABILITY_PROBLEMS, RETURNING_VISITOR
from tools.screens import Step, screens
from tools.serving import ServerProcess
from tools.show_screens import SHOW

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "tests/artefacts/screenshots"
SIZES = {
    "small": ((360, 640),),
    "phone": ((360, 640), (390, 844)),
    "landscape": ((844, 390),),
    "zoomed": ((195, 422), (320, 640)),
    "tablet": ((820, 1180), (1180, 820)),
    "large": ((1280, 720), (1920, 1080)),
    "4k": ((3840, 2160),),
}
THEMES = (("en", "light"), ("pl", "dark"))
SWAPPED_THEMES = (("en", "dark"), ("pl", "light"))
PREFERENCES = ("lefthanded", "large", "coach")
SETTLE_MS = 350
SHEET_WIDTH = 1560
TOUCH_FLAGS = (
    "--blink-settings=availablePointerTypes=2,primaryPointerType=2,"
    "availableHoverTypes=1,primaryHoverType=1"
)
"""Chromium sometimes loses touch emulation when another page closes; these flags persist."""

HIDDEN_HEIGHT = """() => Math.max(0, ...[...document.querySelectorAll(".scroll, dialog[open]")]
  .map((each) => each.scrollHeight - each.clientHeight))"""


@contextmanager
def server() -> Iterator[str]:
    """Run the real server on an empty folder; yield its address."""
    with tempfile.TemporaryDirectory() as folder, ServerProcess(Path(folder)).running() as running:
        yield running.url


def open_device(browser: Browser, address: str, language: str, preferences: list[str]) -> Page:
    """Return a page on a touch device with the settings of a returning visitor."""
    context = browser.new_context(
        base_url=address, locale=language, reduced_motion="reduce", has_touch=True
    )
    context.set_default_timeout(60_000)
    chosen = "".join(f'localStorage["spotisle.wish.{name}"] = "yes";' for name in preferences)
    context.add_init_script(RETURNING_VISITOR + chosen)
    return context.new_page()


def take_screenshot(page: Page, path: Path, size: tuple[int, int]) -> Path:
    """Take a screenshot of a whole screen, including what needs scrolling."""
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_timeout(SETTLE_MS)
    hidden = page.evaluate(HIDDEN_HEIGHT)
    if hidden:
        page.set_viewport_size({"width": width, "height": height + hidden})
        page.wait_for_timeout(SETTLE_MS)
    page.screenshot(path=path, full_page=True)
    return path


def themes(asked: argparse.Namespace) -> tuple[tuple[str, str], ...]:
    """Return the languages to capture, each with its colour scheme."""
    if asked.language:
        return tuple((language, "light") for language in asked.language)
    return SWAPPED_THEMES if asked.swap else THEMES


def capture(
    browser: Browser, address: str, name: str, step: Step, asked: argparse.Namespace
) -> None:
    """Capture one screen in every size, language and colour scheme."""
    paths: list[Path] = []
    sizes = [size for kind in asked.size for size in SIZES[kind]]
    mark = "".join(f"-{name}" for name in asked.prefer) + ("-words" if asked.language else "")
    for language, light in themes(asked):
        page = open_device(browser, address, language, asked.prefer)
        page.set_viewport_size({"width": sizes[-1][0], "height": sizes[-1][1]})
        page.emulate_media(color_scheme="dark" if light == "dark" else "light")
        try:
            step(page)
        except BrowserError as error:
            print(f"  {language}: {str(error).splitlines()[0]}")
        for width, height in sizes:
            path = FOLDER / f"{name}{mark}-{width}x{height}-{language}-{light}.png"
            paths.append(take_screenshot(page, path, (width, height)))
            for problem in page.evaluate(FIND_USABILITY_PROBLEMS):
                print(f"  {width} {language}: {problem}")
        page.context.close()
    write_contact_sheet(paths, FOLDER / f"{name}{mark}.png")


def write_contact_sheet(paths: list[Path], to: Path) -> None:
    """Write a contact sheet with the pictures side by side."""
    pictures = [Image.open(path).convert("RGB") for path in paths]
    scale = min(1, SHEET_WIDTH / sum(each.width + 8 for each in pictures))
    small = [
        each.resize((int(each.width * scale), int(each.height * scale)), Image.Resampling.LANCZOS)
        for each in pictures
    ]
    width, height = sum(each.width + 8 for each in small), max(each.height for each in small)
    whole = Image.new("RGB", (width, height), "white")
    x = 0
    for each in small:
        whole.paste(each, (x, 0))
        x += each.width + 8
    whole.save(to)


def main() -> None:
    """Capture all screens, or the named ones."""
    parser = argparse.ArgumentParser(description="Take a screenshot of every screen.")
    parser.add_argument("parts", nargs="*", help="parts of the names of screens; without one, all")
    parser.add_argument("--size", nargs="+", choices=SIZES, default=list(SIZES)[1:])
    parser.add_argument("--language", nargs="+", choices=LANGUAGES, help="these, in light colours")
    parser.add_argument("--prefer", nargs="+", choices=PREFERENCES, default=[])
    parser.add_argument(
        "--swap", action="store_true", help="Polish in light colours, English in dark ones"
    )
    asked = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    chosen = [
        (name, step)
        for name, step in (*screens(), *SHOW.items())
        if not asked.parts or any(part in name for part in asked.parts)
    ]
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=find_browser(), args=["--no-sandbox", TOUCH_FLAGS], timeout=60_000
        )
        for number, (name, step) in enumerate(chosen, 1):
            print(f"{number}/{len(chosen)} {name}", flush=True)
            capture(browser, address, name, step, asked)
        browser.close()


if __name__ == "__main__":
    main()
