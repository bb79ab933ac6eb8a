"""The score pad: every kind, kept across reloads, and shared by two phones."""

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from spotisle.editions import LANGUAGES

from .access import barriers
from .rooms import TELEVISION, keep, open_page

pytestmark = pytest.mark.browser


def lay_out(page: Page, kind: str, *names: str) -> None:
    page.locator(f"input[value={kind}]").check(force=True)
    for number, name in enumerate(names, start=1):
        page.get_by_role("textbox", name=f"Player {number}").fill(name)
    page.get_by_role("button", name="Start").click()


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name).click()


def row(page: Page, name: str) -> Locator:
    return page.get_by_role("row").filter(has=page.get_by_role("rowheader", name=name))


def write_tower(page: Page, **cards: int) -> None:
    press(page, "Tower: enter scores")
    for name, count in cards.items():
        field = page.get_by_role("textbox", name=name)
        field.fill(str(count))
        field.press("Tab")
    press(page, "Done")


def test_a_tournament_is_added_up_stored_and_won(people: Browser, address: str) -> None:
    page = open_page(people, address)
    page.get_by_role("link", name="Score pad").click()
    lay_out(page, "tournament", "Ann", "Bob")
    write_tower(page, Ann=20, Bob=33)
    expect(row(page, "Bob").locator(".total")).to_have_text("38")
    press(page, "Well: enter scores")
    press(page, "Ann: First")
    press(page, "Done")
    expect(row(page, "Bob").locator(".total")).to_have_text("18")
    page.reload()
    expect(row(page, "Ann").locator(".total")).to_have_text("30")
    press(page, "Hot Potato: enter scores")
    press(page, "Ann: one more")
    press(page, "Ann: one more")
    page.get_by_role("textbox", name="Bob").fill("0")
    press(page, "Done")
    expect(row(page, "Ann").locator(".total")).to_have_text("20")
    press(page, "Catch Them All: enter scores")
    for name in ("Ann", "Bob"):
        page.get_by_role("textbox", name=name).fill("9")
    press(page, "Done")
    press(page, "Poisoned Gift: enter scores")
    press(page, "Ann: First")
    press(page, "Done")
    expect(page.get_by_role("status")).to_have_text("Ann wins!")
    assert barriers(page) == []
    keep(page, "pad-tournament")
    press(page, "New game")
    expect(row(page, "Ann").locator(".total")).to_have_text("0")
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("status")).to_have_text("Ann wins!")


def test_island_score_cards_go_to_ten_and_come_back_after_a_reload(
    people: Browser, address: str
) -> None:
    page = open_page(people, address, "/#/pad", TELEVISION)
    page.emulate_media(color_scheme="dark")
    lay_out(page, "island")
    for game in ("visible cards", "ports"):
        press(page, "Blue team: +1 First out")
        press(page, f"Blue team: +2 Most {game}")
        press(page, "Next game")
    page.reload()
    press(page, "Blue team: +1 First out")
    press(page, "Blue team: +2 Biggest group")
    press(page, "Orange team: +2 Biggest group")
    assert barriers(page) == []
    press(page, "Next game")
    press(page, "Blue team: +2 Most cards")
    expect(page.get_by_role("status")).to_have_count(0)
    press(page, "Next game")
    expect(page.get_by_role("status")).to_have_text("The blue team wins!")
    keep(page, "pad-island")


def test_a_dice_sheet_highlights_what_may_be_built(people: Browser, address: str) -> None:
    page = open_page(people, address, "/#/pad")
    lay_out(page, "dice", "Ann", "Bob")
    page.get_by_role("button", name="Settlement, 3 points").click()
    expect(page.get_by_role("button", name="Knight")).to_have_count(0)
    page.get_by_role("button", name="Road").click()
    expect(page.get_by_text("0 dice left")).to_be_visible()
    press(page, "End turn")
    expect(page.get_by_role("button", name="Bob 0")).to_have_attribute("aria-pressed", "true")
    press(page, "End turn")
    press(page, "Really? Cross: −2")
    page.reload()
    expect(page.get_by_role("button", name="Bob \N{MINUS SIGN}2")).to_be_visible()
    expect(page.get_by_text("Turn 2 of 15")).to_be_visible()
    assert barriers(page) == []
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name="Bob 0")).to_be_visible()
    keep(page, "pad-dice")


def test_a_shared_pad_can_be_written_by_both(people: Browser, address: str) -> None:
    ann = open_page(people, address, "/#/pad")
    lay_out(ann, "tournament", "Ann", "Bob")
    write_tower(ann, Ann=21)
    press(ann, "Share")
    ann.get_by_label("Your name").fill("Ann")
    press(ann, "Join")
    expect(row(ann, "Ann").locator(".total")).to_have_text("21")
    press(ann, "Invite others")
    link = ann.get_by_role("textbox", name="Link").input_value()
    bob = open_page(people, address, "/#" + link.partition("#")[2])
    assert "#/pad/" in bob.url
    bob.get_by_label("Your name").fill("Bob")
    press(bob, "Join")
    write_tower(bob, Bob=30)
    for page in (ann, bob):
        expect(row(page, "Bob").locator(".total")).to_have_text("35")
    expect(bob.get_by_role("button", name="New game")).to_have_count(0)
    assert barriers(bob) == []
    ann.get_by_role("button", name="Undo").click()
    expect(row(bob, "Bob").locator(".total")).to_have_text("0")
    ann.reload()
    expect(row(ann, "Ann").locator(".total")).to_have_text("21")
    keep(ann, "pad-shared")
    ann.goto("/#/pad")
    expect(ann.get_by_text("Saved on this device")).to_be_visible()
    expect(row(ann, "Ann").locator(".total")).to_have_text("21")


@pytest.mark.parametrize(("width", "height"), [(360, 640), (1920, 1080)])
def test_a_pad_fits_in_every_language(
    people: Browser, address: str, width: int, height: int
) -> None:
    page = open_page(people, address, "/#/pad", (width, height))
    lay_out(page, "tournament", "Maximiliaan Konstantin")
    for language in LANGUAGES:
        page.get_by_role("combobox").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert page.evaluate("document.documentElement.scrollWidth") == width
