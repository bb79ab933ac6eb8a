"""What stands in the way of people who use a page differently, as axe finds it."""

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).resolve().parents[2] / "client/node_modules/axe-core/axe.min.js"


def barriers(page: Page) -> list[tuple[str, str]]:
    """Return each kind of barrier with the first place where it stands."""
    page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run()")
    return [(each["id"], each["nodes"][0]["html"]) for each in found["violations"]]
