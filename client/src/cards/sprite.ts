/** The pictures of a deck: one sprite a deck, fetched once and kept in the page for `<use>`. */
import { request } from "../lib/http";
import { once } from "../lib/once";

export const loadSprite = once(fetchSprite);

export const pictureOf = (deck: string, symbol: string): string => `#${deck}-${symbol}`;

async function fetchSprite(deck: string): Promise<void> {
  const answer = await request(`symbols/${deck}.svg`);
  const page = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
  const sprite = document.importNode(page.documentElement, true);
  // Not display: none, as gradients inside would then paint nothing in some browsers.
  sprite.setAttribute("width", "0");
  sprite.setAttribute("height", "0");
  sprite.setAttribute("aria-hidden", "true");
  sprite.classList.add("sprite");
  document.body.append(sprite);
}
