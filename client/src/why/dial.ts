/** The dial: all symbols round a circle, and a card as a star that touches some of them. */
import { planeSize, sharedSymbol, symbolsOf } from "../editions/plane";

/** How many symbols a card may have on the dial. */
export const CARD_SIZES = [3, 4, 5, 6, 8, 9, 10, 12, 14] as const;

/** The radius of a star's notches, relative to its tips. */
const NOTCH = 0.2;

export const orderForSize = (symbolsOnCard: number): number => symbolsOnCard - 1;

/** The position of a symbol on the dial, clockwise from the top. */
export function pointOnDial(order: number, symbol: number, radius: number): [x: number, y: number] {
  const angle = (symbol / planeSize(order)) * 2 * Math.PI;
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
}

/** The star of the first card, from tip to notch to tip; any other card is this star, turned. */
export function starOf(order: number, radius: number): string {
  const size = planeSize(order);
  const tips = [...symbolsOf(order, 0)].sort((one, other) => one - other);
  const corners = tips.flatMap((tip, at) => {
    const next = tips[at + 1] ?? (tips[0] ?? 0) + size;
    return [pointOnDial(order, tip, radius), pointOnDial(order, (tip + next) / 2, NOTCH * radius)];
  });
  const written = corners.map((corner) => corner.map((each) => each.toFixed(2)).join(" "));
  return `M${written.join("L")}Z`;
}

/** How far the star of a card is turned, in degrees. */
export const turnOf = (order: number, card: number): number => (card / planeSize(order)) * 360;

/** The card nearest to a star that is turned by this angle. */
export function cardAt(order: number, degrees: number): number {
  const size = planeSize(order);
  return ((Math.round((degrees / 360) * size) % size) + size) % size;
}

/** `other`, or the next card if it equals `card`. */
export const apart = (order: number, card: number, other: number): number =>
  card === other ? (other + 1) % planeSize(order) : other;

/** Two different cards of a deck for any two numbers. */
export function twoOf(order: number, [one, other]: readonly [number, number]): [number, number] {
  const [first, second] = [one % planeSize(order), other % planeSize(order)];
  return [first, apart(order, first, second)];
}

export const touchedBy = symbolsOf;
export const meetingPoint = sharedSymbol;
