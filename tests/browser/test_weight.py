"""How much comes over the line before somebody can play: bytes, and ways to the server and back."""

import gzip

import pytest
from playwright.sync_api import Page, Response

from tools.page_scripts import TAP_A_MATCH
from tools.screens import begin

pytestmark = pytest.mark.browser

CODE_BYTES = 70 * 1024
"""Of packed scripts and styles before the first card; what is printed on cards is no code."""
MAX_REQUESTS = 20


def fetched(page: Page) -> list[Response]:
    """All that the page will have fetched."""
    answers: list[Response] = []

    def note(answer: Response) -> None:
        answers.append(answer)

    page.on("response", note)
    return answers


def test_little_code_comes_before_the_first_card(page: Page) -> None:
    answers = fetched(page)
    page.goto("/#/practice")
    page.locator("[data-symbol]").first.wait_for()
    code = [
        answer.body()
        for answer in answers
        if answer.url.endswith((".js", ".css")) and "/editions/" not in answer.url
    ]
    assert sum(len(gzip.compress(each)) for each in code) <= CODE_BYTES


def test_a_room_in_play_takes_few_requests(page: Page) -> None:
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
