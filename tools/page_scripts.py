"""Scripts to run in a page: they play a game in it, and find usability problems."""

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
"""Tap the symbol that the last card shares with a random other card, on that other card."""

TAP_A_TRIPLET = """() => {
  const places = new Map();
  for (const button of document.querySelectorAll("[role=group] [data-symbol]"))
    places.set(button.dataset.symbol, [...(places.get(button.dataset.symbol) ?? []), button]);
  const triplet = [...places.values()].find((buttons) => buttons.length >= 3);
  for (const button of triplet?.slice(0, 3) ?? []) button.click();
}"""

THROW_AND_BUILD = """() => {
  const keys = [...document.querySelectorAll(".desk .buttons button")];
  const build = document.querySelector(".desk .panel .button");
  const offer = [...document.querySelectorAll(".map > button[aria-pressed=false]")]
    .find((button) => !button.ariaLabel.endsWith("’s joker"));
  const [roll, end] = keys;
  if (build) build.click();
  else if (offer && end) offer.click();
  else if (roll && !roll.disabled) roll.click();
  else end?.click();
}"""
"""Build if possible, else roll all dice again, else end the turn with a cross."""

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
"""Store two weeks of daily duels and practice on the device."""

FIND_USABILITY_PROBLEMS = """() => {
  const found = new Set();
  const shown = (each) => each.checkVisibility({ opacityProperty: true }) &&
    !each.closest(".visually-hidden, [inert], [aria-hidden=true]");
  const named = (each) => `${each.tagName.toLowerCase()}.${[...each.classList]
    .filter((name) => !name.startsWith("svelte")).join(".")} "${
    (each.ariaLabel || each.textContent || "").trim().replace(/\\s+/g, " ").slice(0, 40)}"`;
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) found.add(`page ${wide} px too wide`);
  const root = document.querySelector("dialog[open]") ?? document.body;
  const keys = [...root.querySelectorAll("button, a[href], select, input, summary, label")]
    .filter((each) => shown(each) && !each.matches("[data-symbol], p a, li a, dd a"));
  for (const key of keys) {
    const box = key.getBoundingClientRect();
    const around = getComputedStyle(key, "::after");
    const [width, height] = ["width", "height"].map((side) => Math.max(box[side],
      key.matches(".touch-target") ? parseFloat(around[side]) : 0));
    const within = key.closest("label:not(.visually-hidden)");
    if (width <= 1 || key.tagName === "LABEL" && !key.querySelector("input") || within &&
      within !== key) continue;
    if (width < 43.5 || height < 43.5)
      found.add(`small ${Math.round(width)}x${Math.round(height)}: ${named(key)}`);
    const above = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      ?.closest("button, a[href], select, input, summary, label");
    if (above && above !== key && !above.contains(key) && !key.contains(above))
      found.add(`covered by ${named(above)}: ${named(key)}`);
  }
  const scrolls = (each) => {
    for (let up = each; up; up = up.parentElement)
      if (up.scrollHeight > up.clientHeight + 1 &&
        ["auto", "scroll"].includes(getComputedStyle(up).overflowY)) return true;
    return document.documentElement.scrollHeight > innerHeight + 1;
  };
  for (const each of root.querySelectorAll("*")) {
    if (!shown(each)) continue;
    const style = getComputedStyle(each);
    const own = [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!["visible", "auto", "scroll"].includes(style.overflowX) && own &&
      each.clientWidth > 1 && each.scrollWidth > each.clientWidth + 1)
      found.add(`cut ${each.scrollWidth}>${each.clientWidth}: ${named(each)}`);
    if (!own) continue;
    const letters = parseFloat(style.fontSize);
    if (!each.closest("svg") && letters > 0 && letters < 12)
      found.add(`tiny ${style.fontSize}: ${named(each)}`);
    const { left, right, top, bottom, width } = each.getBoundingClientRect();
    if (width > 1 && (left < -1 || right > innerWidth + 1))
      found.add(`outside ${Math.round(left)}..${Math.round(right)}: ${named(each)}`);
    if (width > 1 && (top < -1 || bottom > innerHeight + 1) && !scrolls(each))
      found.add(`beyond ${Math.round(top)}..${Math.round(bottom)}: ${named(each)}`);
  }
  return [...found];
}"""
"""List elements that are too small to tap, covered, cut off, off-screen or hard to read."""

RETURNING_VISITOR = """localStorage["spotisle.pace"] ??= "off";
localStorage["spotisle.level"] = "child";
localStorage["spotisle.bots"] = "3";
localStorage["spotisle.name"] = "Małgorzata";
localStorage["spotisle.second-name"] = "Bob";"""
"""Store the names and settings of a returning visitor."""
