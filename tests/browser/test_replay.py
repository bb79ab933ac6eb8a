"""Replays of finished games, and the coach of Island Dice."""

import json

from playwright.sync_api import Browser, Page, expect

from tests.browser.access import barriers
from tests.browser.moments import glimpse
from tests.browser.rooms import TELEVISION, keep, open_page
from tools.examples import DUEL_RECORD, dice_record, series_record


def open_record(page: Page, record: object) -> None:
    body = json.dumps(record).encode()
    file = {"name": "game.json", "mimeType": "application/json", "buffer": body}
    page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]


def test_a_record_is_opened_scrubbed_and_stepped_through(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto("/#/replay")
    assert barriers(page) == []
    open_record(page, DUEL_RECORD)
    line = page.get_by_role("slider", name="Timeline")
    expect(page.get_by_text("No times recorded")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".caption")).to_contain_text("ann:")
    expect(page.locator(".caption")).to_contain_text(": wrong")
    line.fill("3.2")
    expect(page.locator(".caption")).to_contain_text("bob wins!")
    line.fill("0")
    page.get_by_label("View as").select_option("ann")
    expect(page.get_by_label("Your card").first).to_be_attached()
    page.get_by_role("button", name="Play").click()
    expect(page.locator(".caption")).to_contain_text("bob wins!")
    assert barriers(page) == []
    keep(page, "replay")


def test_a_series_is_watched_game_by_game_up_to_its_tie_break(page: Page) -> None:
    page.goto("/#/replay")
    open_record(page, series_record())
    expect(page.get_by_role("heading", name="bob is the champion!")).to_be_visible()
    assert barriers(page) == []
    with glimpse(page, "h2", "Tie-break!"):
        page.get_by_role("button", name="Tie-break").click()
    keep(page, "tie-break")
    expect(page.get_by_role("heading", name="Tie-break!")).not_to_be_attached()
    page.get_by_role("button", name="All games").click()
    expect(page.get_by_role("table")).to_be_visible()


def test_an_invalid_record_is_refused_with_the_faulty_place(browser: Browser, address: str) -> None:
    page = open_page(browser, address, "/#/replay")
    open_record(page, {**DUEL_RECORD, "deal": [0, 0]})
    expect(page.get_by_role("alert")).to_contain_text("deal: a card is there twice")
    page.context.close()


def test_a_game_of_island_dice_is_replayed(browser: Browser, address: str) -> None:
    page = open_page(browser, address, "/#/replay", TELEVISION)
    open_record(page, dice_record())
    page.get_by_role("button", name="Analysis").click()
    given_away = page.get_by_role("heading", name="Where points were lost")
    expect(given_away).to_be_visible()
    assert barriers(page) == []
    assert page.evaluate("document.documentElement.scrollHeight") == TELEVISION[1]
    keep(page, "analysis")
    page.locator("ol button").first.click()
    expect(page.get_by_role("button", name="Play")).to_be_visible()
    page.context.close()


def test_the_coach_helps_players_who_turn_it_on(browser: Browser, address: str) -> None:
    page = open_page(browser, address, "/#/play")
    page.get_by_text("Island Dice").first.click()
    page.get_by_role("button", name="Coach", exact=True).click()
    page.get_by_role("button", name="Roll").click()
    expect(page.get_by_text("points expected")).to_be_visible()
    assert barriers(page) == []
    keep(page, "coach")
    page.get_by_role("button", name="Coach", exact=True).click()
    expect(page.get_by_text("points expected")).to_have_count(0)
    page.context.close()
