"""Scripts that play a game through the page alone: they see what is there, and tap."""

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
    .find((button) => !button.ariaLabel.endsWith("’s joker"));
  const [roll, end] = keys;
  if (build) build.click();
  else if (offer && end) offer.click();
  else if (roll && !roll.disabled) roll.click();
  else end?.click();
}"""
"""Build what can be built, else roll all dice again, else take the cross."""

PLAY_A_FORTNIGHT = """() => {
  const day = (ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const finds = (ago) => Array.from({ length: 20 }, (_, n) =>
    [900 + 90 * ((n * 7 + ago * 3) % 20) + 40 * ago, n === 3 && ago % 2 ? 1 : 0]);
  const days = Array.from({ length: 14 }, (_, n) => 13 - n);
  const duels = days.map((ago) => [day(ago), finds(ago)]);
  localStorage["spotisle.daily"] = JSON.stringify(Object.fromEntries(duels));
  for (const deck of ["classic", "beach"]) {
    const times = days.map((ago) => [day(ago), finds(ago).map(([ms]) => ms)]);
    localStorage[`spotisle.times.${deck}`] = JSON.stringify(times);
    localStorage[`spotisle.best.${deck}`] = "900";
  }
}"""
"""Leave a fortnight of daily duels and practice in the device's memory."""
