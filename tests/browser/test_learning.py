"""Rules and lessons, in every language, on a small phone, and accessible."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from spotisle.editions import LANGUAGES
from tests.browser.access import barriers_in_both_themes
from tests.browser.moments import glimpse
from tests.browser.rooms import NAME_THE_SHARED_SYMBOL, keep, open_page

pytestmark = pytest.mark.browser

SMALL = (360, 640)
OPEN_EVERY_TOPIC = """async () => {
  const links = [...document.querySelectorAll("main li a")];
  const topics = links.map((link) => [link.hash, link.querySelector("b").textContent]);
  const found = [];
  const seen = async (ready) => {
    for (let tries = 0; tries < 4000 && !ready(); tries++)
      await new Promise((resolve) => setTimeout(resolve, 15));
  };
  for (const [topic, name] of topics) {
    location.hash = topic;
    await seen(() => document.querySelector("header h1")?.textContent === name
      && document.querySelector("main .rules section"));
    await new Promise(requestAnimationFrame);
    const text = document.querySelector("main").innerText;
    const untold = text.match(/\\b(rules|lesson|game|mode)-[a-z_]+/g) ?? [];
    const parts = document.querySelectorAll("main .rules section").length;
    const wide = document.documentElement.scrollWidth;
    if (untold.length || parts < 4 || wide > innerWidth) found.push([topic, untold, parts, wide]);
  }
  return [topics.length, found];
}"""


@pytest.fixture
def learner(browser: Browser, address: str) -> Iterator[Page]:
    """Open a page on a small phone with reduced motion, where a lesson waits for the buttons."""
    page = open_page(browser, address, "/#/rules", SMALL)
    yield page
    page.context.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_fits_a_small_phone(learner: Page, language: str) -> None:
    learner.get_by_role("combobox").select_option(language)
    expect(learner.locator("html")).to_have_attribute("lang", language)
    expect(learner.locator("main li")).to_have_count(21)
    assert learner.evaluate(OPEN_EVERY_TOPIC) == [21, []]


def next_step(page: Page) -> None:
    page.get_by_role("button", name="Next").click()


def test_a_lesson_shows_asks_and_ends(learner: Page) -> None:
    learner.goto("/#/rules/tower")
    lesson = learner.get_by_role("region", name="See how it works")
    caption = lesson.get_by_role("status").last
    expect(caption).to_have_text("Everyone has one card. The tower is in the middle.")
    next_step(learner)
    expect(caption).to_have_text("Your card and the tower share one symbol: Ladybird.")
    next_step(learner)
    next_step(learner)
    expect(caption).to_contain_text("Your turn!")
    lesson.get_by_role("group", name="Your card").get_by_role("button").first.press("Enter")
    expect(caption).to_have_text("Not that one. Look again.")
    assert learner.evaluate(NAME_THE_SHARED_SYMBOL)
    expect(caption).to_have_text("Well done!")
    next_step(learner)
    expect(caption).to_contain_text("most cards wins")
    learner.get_by_role("button", name="Watch again").click()
    expect(caption).to_contain_text("Everyone has one card")
    keep(learner, "lesson-tower")


@pytest.mark.parametrize("game", ["triplets", "ports", "island_dice"])
def test_a_lesson_can_be_skipped_through_without_playing(learner: Page, game: str) -> None:
    learner.goto(f"/#/rules/{game}")
    steps = learner.get_by_role("list", name="Step 1 of").get_by_role("listitem")
    expect(steps.first).to_be_attached()
    for _ in range(steps.count() - 1):
        next_step(learner)
    expect(learner.get_by_role("button", name="Watch again")).to_be_visible()
    assert learner.evaluate("document.documentElement.scrollWidth") == SMALL[0]


def test_a_lesson_continues_by_itself_when_motion_is_on(page: Page) -> None:
    page.goto("/#/rules")
    with glimpse(page, "[role=status]", "Two players, one card each"):
        page.goto("/#/rules/duel")
    caption = page.get_by_role("region", name="See how it works").get_by_role("status").last
    expect(caption).to_contain_text("Your turn!")


def test_axe_finds_no_problem_in_rules_and_lessons(learner: Page) -> None:
    for path, name in (("", "Rules"), ("/tower", "Tower"), ("/island_dice", "Island Dice")):
        learner.goto(f"/#/rules{path}")
        expect(learner.get_by_role("heading", name=name, exact=True, level=1)).to_be_visible()
        assert barriers_in_both_themes(learner) == [], path


def test_opening_the_rules_pauses_a_game_against_bots(learner: Page) -> None:
    learner.goto("/#/play")
    learner.get_by_role("button", name="Tower Race for the pile").click()
    # The lobby shows for a moment before the game, with the same heading and the same button.
    expect(learner.get_by_role("group", name="Your card")).to_be_visible()
    learner.get_by_role("button", name="How to play", exact=True).click()
    expect(learner.get_by_role("dialog", name="Tower")).to_contain_text("most cards wins")
    expect(learner.locator(".pause")).to_be_attached()
    learner.get_by_role("button", name="Close").click()
    expect(learner.locator(".pause")).not_to_be_attached()
