"""The deck workshop: thirteen pictures become a deck that is played on two phones and printed."""

import base64
from itertools import combinations
from pathlib import Path

import pytest
from playwright.sync_api import Browser, FilePayload, Page, expect
from pypdf import PdfReader

from spotisle.editions import LANGUAGES
from tests.printing.paper import pieces
from tools.examples import PICTURE_NAMES, example_picture

from .access import barriers
from .rooms import TELEVISION, come_in, join_room, keep, open_page, own_card, play_to_the_end, start

pytestmark = pytest.mark.browser

MAKING_MS = 60_000


BRING = """(place, {event, name, body}) => {
    const bytes = Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0));
    const brought = new DataTransfer();
    brought.items.add(new File([bytes], name, {type: "image/png"}));
    place.dispatchEvent(event === "drop"
        ? new DragEvent("drop", {dataTransfer: brought, bubbles: true, cancelable: true})
        : new ClipboardEvent("paste", {clipboardData: brought, bubbles: true, cancelable: true}));
}"""
"""Dispatch the event of dropping or pasting a picture."""


def bring(page: Page, event: str, number: int) -> None:
    """Drop or paste a picture, and wait until it is listed."""
    place = page.get_by_role("region", name="Pictures and words")
    body = base64.b64encode(example_picture(number)["buffer"]).decode()
    place.evaluate(BRING, {"event": event, "name": f"{PICTURE_NAMES[number]}.png", "body": body})
    expect(page.get_by_role("button", name=f"Edit {PICTURE_NAMES[number]}")).to_be_visible()


def fill(page: Page) -> None:
    """Add eleven pictures, a word and an emoji, in every possible way."""
    chosen, (dropped, pasted, photographed) = range(8), range(8, 11)
    page.get_by_label("Choose pictures").set_input_files([example_picture(n) for n in chosen])
    expect(page.get_by_role("button", name=f"Edit {PICTURE_NAMES[chosen[-1]]}")).to_be_visible()
    bring(page, "drop", dropped)
    bring(page, "paste", pasted)
    camera = page.get_by_label("Take a photo")
    expect(camera).to_have_attribute("capture", "environment")
    camera.set_input_files([example_picture(photographed)])
    page.get_by_label("Words or emoji").fill("Sea, 🐸")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_text("13 pictures make 13 cards with 4 on each")).to_be_visible()


def save(page: Page) -> None:
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved", exact=True)).to_be_visible(timeout=MAKING_MS)


def test_thirteen_pictures_are_saved_played_by_two_and_printed(
    people: Browser, address: str, tmp_path: Path
) -> None:
    ann = open_page(people, address)
    ann.get_by_role("link", name="Deck workshop").click()
    expect(ann.get_by_text("You need at least seven pictures")).to_be_visible()
    ann.get_by_label("Deck name").fill("Seaside")
    fill(ann)
    expect(ann.get_by_text("Add 8 more for 21 cards with 5 on each")).to_be_visible()
    expect(ann.get_by_text("quick sketch")).to_be_visible()
    assert barriers(ann) == []
    save(ann)
    expect(ann.get_by_text("quick sketch")).to_have_count(0)
    keep(ann, "workshop")
    with ann.expect_download() as download:
        ann.get_by_role("link", name="Download deck file").click()
    assert download.value.path().read_bytes()[:2] == b"PK"
    ann.get_by_role("button", name="Play it").click()
    come_in(ann, "Ann")
    bob = join_room(people, address, ann.url.rsplit("/", 1)[-1], "Bob")
    start(ann)
    for page in (ann, bob):
        expect(own_card(page)).to_be_visible()
    expect(own_card(bob).locator("image")).to_have_count(4)
    keep(bob, "workshop-play")
    play_to_the_end(ann, bob)
    ann.goto("/#/workshop")
    ann.get_by_role("link", name="Print", exact=True).click()
    check_print(ann, tmp_path / "seaside.pdf")


def check_print(page: Page, file: Path) -> None:
    """Preview the print of the deck, choose an option, and download the file."""
    shown = page.get_by_role("img", name="Page 1: Cards")
    expect(shown).to_have_js_property("naturalWidth", 640, timeout=MAKING_MS)
    keep(page, "workshop-print")
    options = page.get_by_role("region", name="What to print")
    for part in ("List of symbols", "Rules"):
        options.get_by_role("checkbox", name=part, exact=True).set_checked(False)
    expect(options.get_by_role("status")).to_have_text("3 pages")
    options.get_by_text("Flip on long edge").click()
    expect(options.get_by_role("status")).to_have_text("6 pages")
    with page.expect_download(timeout=MAKING_MS) as fetching:
        options.get_by_role("button", name="Download PDF").click()
    assert fetching.value.suggested_filename == "Seaside.pdf"
    fetching.value.save_as(file)
    printed = PdfReader(file)
    cards = [piece for number in (0, 2, 4) for piece in pieces(printed, number)]
    names = [set(piece.alt.partition(": ")[2].split(", ")) for piece in cards]
    assert len(names) == 13
    assert all(len(one & other) == 1 for one, other in combinations(names, 2))
    assert set.union(*names) == {*PICTURE_NAMES, "Sea", "Frog"}


def test_a_draft_is_kept_on_the_device_and_its_deck_can_be_changed_elsewhere(
    people: Browser, address: str
) -> None:
    page = open_page(people, address, "/#/workshop", TELEVISION)
    page.emulate_media(color_scheme="dark")
    fill(page)
    page.get_by_role("checkbox", name="Learning deck").check()
    page.get_by_role("button", name="Remove Boat").click()
    expect(page.get_by_text("7 pictures make 7 cards with 3 on each")).to_be_visible()
    expect(page.get_by_text("5 pictures are left over")).to_be_visible()
    page.get_by_role("button", name="Put Boat back").click()
    expect(page.get_by_role("button", name="Edit Anchor").locator("img")).to_have_count(2)
    page.get_by_role("button", name="Edit Anchor").click()
    page.get_by_role("textbox", name="Polski").fill("Kotwica")
    page.get_by_role("slider", name="Zoom").fill("2")
    page.get_by_role("button", name="Crop").click()
    expect(page.get_by_role("slider", name="Zoom")).to_have_value("1")
    keep(page, "workshop-piece")
    assert barriers(page) == []
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_text("Everything is saved on this device.")).to_be_visible()
    page.reload()
    expect(page.get_by_text("13 pictures make 13 cards with 4 on each")).to_be_visible()
    page.get_by_role("combobox", name="Language").select_option("pl")
    expect(page.get_by_role("button", name="Edytuj: Kotwica")).to_be_visible()
    page.get_by_role("combobox", name="Język").select_option("en")
    save(page)
    keep(page, "workshop-learning")
    link = page.get_by_label("Your owner link").input_value()

    elsewhere = open_page(people, address, "/#" + link.partition("#")[2])
    expect(elsewhere.get_by_role("checkbox", name="Learning deck")).to_be_checked()
    elsewhere.get_by_label("Deck name").fill("By the sea")
    elsewhere.get_by_label("Deck name").press("Tab")
    elsewhere.get_by_role("button", name="Save changes").click()
    expect(elsewhere.get_by_text("Saved", exact=True)).to_be_visible(timeout=MAKING_MS)
    assert elsewhere.get_by_label("Your owner link").input_value() == link


def test_a_file_other_than_a_picture_or_deck_is_refused_with_a_sentence(
    people: Browser, address: str
) -> None:
    page = open_page(people, address, "/#/workshop", (360, 640))
    broken: FilePayload = {"name": "broken.png", "mimeType": "image/png", "buffer": b"no picture"}
    page.get_by_label("Choose pictures").set_input_files([broken])
    expect(page.get_by_role("alert")).to_contain_text("can’t read broken.png")
    evil: FilePayload = {"name": "a.zip", "mimeType": "application/zip", "buffer": b"PK no zip"}
    page.get_by_label("Open deck file").set_input_files([evil])
    expect(page.get_by_role("alert")).to_contain_text("deck")
    fill(page)
    for language in LANGUAGES:
        page.locator("header select").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert page.evaluate("document.documentElement.scrollWidth") == 360
