"""Waiting for what no locator can wait for: what shows only for a moment, what is kept unseen."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page

from .rooms import WAIT_MS

LOOK_MS = 50
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
    """Look out for something that may be gone again before a busy machine looks."""
    look_out(page, selector, words)
    yield
    until(page, "window.glimpsed")


def look_out(page: Page, selector: str, words: str) -> None:
    """Note in `window.glimpsed` whether something is ever shown from now on."""
    page.evaluate(LOOK_OUT, [selector, words])


def until(page: Page, condition: str) -> None:
    """Wait until a condition holds on a page; it may be a promise."""
    for _ in range(WAIT_MS // LOOK_MS):
        if page.evaluate(condition):
            return
        page.wait_for_timeout(LOOK_MS)
    raise AssertionError(f"it never came true on {page.url}: {condition}")
