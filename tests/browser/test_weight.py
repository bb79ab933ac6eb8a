"""Bytes and requests until somebody can play."""

import gzip

import pytest
from playwright.sync_api import Page, Response

from tools.page_scripts import TAP_A_MATCH
from tools.screens import begin

pytestmark = pytest.mark.browser

CODE_BYTES = 70 * 1024
"""Limit of compressed scripts and styles before the first card, without the art of the cards."""
MAX_REQUESTS = 20


def fetched(page: Page) -> list[Response]:
    """Return a list that collects the responses to the page from now on."""
    answers: list[Response] = []

    def note(answer: Response) -> None:
        answers.append(answer)

    page.on("response", note)
    return answers


def test_the_code_before_the_first_card_is_within_its_limit(page: Page) -> None:
    answers = fetched(page)
    page.goto("/#/practice")
    page.locator("[data-symbol]").first.wait_for()
    code = [
        answer.body()
        for answer in answers
        if answer.url.endswith((".js", ".css")) and "/editions/" not in answer.url
    ]
    assert sum(len(gzip.compress(each)) for each in code) <= CODE_BYTES


def test_a_room_needs_few_requests(page: Page) -> None:
    answers = fetched(page)
    begin(page, "tower")
    code = page.url.rsplit("/", 1)[-1]
    page.goto("about:blank")
    answers.clear()
    page.goto(f"/#/room/{code}")
    page.locator("[data-symbol]").first.wait_for()
    page.evaluate(TAP_A_MATCH)
    page.wait_for_load_state("networkidle")
    assert len(answers) <= MAX_REQUESTS, [answer.url for answer in answers]
