from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect
from pypdf import PdfReader

from tests.browser.access import barriers

pytestmark = pytest.mark.browser


def test_a_deck_is_chosen_previewed_and_downloaded(page: Page, tmp_path: Path) -> None:
    page.goto("/")
    page.locator("a[href='#/print/island']").tap()
    expect(page.get_by_role("heading", name="Print and play")).to_be_visible()
    shown = page.get_by_role("img", name="Page 1: Cards")
    shown.scroll_into_view_if_needed()
    expect(shown).to_have_js_property("naturalWidth", 640)

    options = page.get_by_role("region", name="What to print")
    for part in ("Cards", "List of symbols", "Rules"):
        options.get_by_role("checkbox", name=part, exact=True).set_checked(False)
    expect(options.get_by_role("status")).to_have_text("One page")
    options.get_by_text("Flip on long edge").tap()
    expect(options.get_by_role("status")).to_have_text("2 pages")
    download = options.get_by_role("button", name="Download PDF")
    cancel_a_print_that_takes_for_ever(page, download)
    with page.expect_download() as fetching:
        download.tap()
    fetching.value.save_as(tmp_path / "scores.pdf")
    assert fetching.value.suggested_filename == "island.pdf"
    assert len(PdfReader(tmp_path / "scores.pdf").pages) == 2


def cancel_a_print_that_takes_for_ever(page: Page, download: Locator) -> None:
    """Cancel a print whose request gets no answer."""
    page.route("**/api/print/*.pdf*", lambda _: None)
    download.tap()
    expect(page.get_by_text("Preparing your pages")).to_be_visible()
    expect(download).to_be_hidden()
    with page.expect_event("requestfailed", lambda request: ".pdf" in request.url):
        page.get_by_role("button", name="Cancel").tap()
    expect(download).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.unroute("**/api/print/*.pdf*")


def test_axe_finds_no_problem_on_the_print_page(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto("/#/print/dice")
    page.wait_for_load_state("networkidle")
    assert barriers(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
