"""Accessibility problems of a page, as axe reports them."""

from pathlib import Path

from playwright.sync_api import Page

AXE = (Path(__file__).resolve().parents[2] / "client/node_modules/axe-core/axe.min.js").read_text()

SETTLED = """async () => {
  const ends = (each) => each.effect?.getComputedTiming().endTime !== Infinity;
  const passing = () =>
    document.getAnimations().filter((each) => each.playState === "running" && ends(each));
  for (let left = passing(); left.length; left = passing())
    await Promise.all(left.map((each) => each.finished.catch(() => undefined)));
}"""


def barriers(page: Page, *only: str) -> list[tuple[str, str]]:
    """Return each kind of problem, or of some kinds only, with the first element that has it.

    Waits for the heading and for the end of all animations first.
    """
    page.locator("h1").first.wait_for(state="attached")
    page.evaluate(SETTLED)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found = page.evaluate(
        "(only) => axe.run({ resultTypes: ['violations'], ...(only.length && { runOnly: only }) })",
        list(only),
    )
    return [(each["id"], each["nodes"][0]["html"]) for each in found["violations"]]


def barriers_in_both_themes(page: Page) -> list[tuple[str, str]]:
    """Return the problems of the light theme, and those of contrast of the dark one."""
    page.emulate_media(color_scheme="light")
    found = barriers(page)
    page.emulate_media(color_scheme="dark")
    found += barriers(page, "color-contrast")
    page.emulate_media(color_scheme="light")
    return found
