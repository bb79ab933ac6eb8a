"""People who play any game through the page alone: they see what lies there, and tap."""

from playwright.sync_api import Page, expect

from .rooms import GAME_MS, keep_acting

TAP_A_MATCH = """() => {
  const cards = [...document.querySelectorAll("[role=group]")]
    .map((card) => [...card.querySelectorAll("[data-symbol]")])
    .map((buttons) => new Map(buttons.map((button) => [button.dataset.symbol, button])))
    .filter((symbols) => symbols.size > 0);
  const any = (list) => list[Math.floor(Math.random() * list.length)];
  const base = cards.at(-1);
  const other = any(cards.slice(0, -1));
  const shared = [...(other?.keys() ?? [])].find((symbol) => base.has(symbol));
  other?.get(shared)?.click();
}"""
"""The card that all others are compared with lies last; on which other one to name the symbol is
a matter of taste."""

TAP_A_TRIPLET = """() => {
  const places = new Map();
  for (const button of document.querySelectorAll("[role=group] [data-symbol]"))
    places.set(button.dataset.symbol, [...(places.get(button.dataset.symbol) ?? []), button]);
  const triplet = [...places.values()].find((buttons) => buttons.length >= 3);
  for (const button of triplet?.slice(0, 3) ?? []) button.click();
}"""

THROW_AND_BUILD = """() => {
  const keys = [...document.querySelectorAll(".desk .keys button")];
  const build = document.querySelector(".desk .panel .key");
  const offer = [...document.querySelectorAll(".map > button[aria-pressed=false]")]
    .find((button) => !button.ariaLabel.startsWith("Joker of knight"));
  const [roll, end] = keys;
  if (build) build.click();
  else if (offer && end) offer.click();
  else if (roll && !roll.disabled) roll.click();
  else end?.click();
}"""
"""Build what can be built, else roll all dice again, else take the cross."""

WAYS = {"Triplets": TAP_A_TRIPLET, "Island Dice": THROW_AND_BUILD}


def play_on(pages: list[Page], game: str) -> None:
    """Everyone plays until the outcome of this game lies on the first page."""
    for page in pages:
        keep_acting(page, WAYS.get(game, TAP_A_MATCH))
    expect(pages[0].locator(".outcome")).to_be_visible(timeout=GAME_MS)


def play_series_on(pages: list[Page]) -> int:
    """Play minigame after minigame until there is a champion; return how many it took."""
    host, played = pages[0], 0
    while True:
        title = host.get_by_role("heading", level=1)
        expect(title).to_be_visible()
        play_on(pages, title.inner_text())
        played += 1
        rematch = host.get_by_role("button", name="Rematch!")
        onward = host.get_by_role("button", name="Next game")
        choice = host.locator(".next .games button")
        expect(rematch.or_(onward).or_(choice).first).to_be_visible()
        if rematch.is_visible():
            return played
        (onward if onward.is_visible() else choice.first).click()
        expect(host.locator(".outcome")).to_have_count(0)
