"""Wait for what no locator can: text that shows only for a moment, and hidden state."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

from playwright.sync_api import Page

from .rooms import WAIT_MS

NEXT_FRAME = "() => new Promise(requestAnimationFrame)"
LOOK_OUT = """([selector, words]) => {
  const look = () => {
    for (const each of document.querySelectorAll(selector))
      window.glimpsed ||= each.textContent.includes(words);
  };
  window.glimpsed = false;
  new MutationObserver(look).observe(document, {
    subtree: true, childList: true, characterData: true,
  });
  look();
}"""


@contextmanager
def glimpse(page: Page, selector: str, words: str) -> Iterator[None]:
    """Check that a text shows at some moment, however short."""
    look_out(page, selector, words)
    yield
    until(page, "window.glimpsed")


def look_out(page: Page, selector: str, words: str) -> None:
    """Record in `window.glimpsed` whether a text is ever shown from now on."""
    page.evaluate(LOOK_OUT, [selector, words])


def until(page: Page, condition: str) -> None:
    """Wait until a JavaScript condition, possibly a promise, is true on a page."""
    wait_for(page, lambda: page.evaluate(condition))


def wait_for(page: Page, condition: Callable[[], object]) -> None:
    """Look at a condition again after each of the page's next frames until it holds."""
    deadline = monotonic() + WAIT_MS / 1000
    while not condition():
        assert monotonic() < deadline, f"it never came true on {page.url}"
        page.evaluate(NEXT_FRAME)
