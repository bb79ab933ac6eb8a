/** Cards of any plane without pictures: numbers replace a deck that is missing. */
import { orderOf, type Edition, type Layout, type Names, type Placement } from "./edition";
import { planeSize, symbolsOf } from "./plane";

const OUTER = 0.68;
const INNER = 0.34;
const GAP = 0.9;

/** One number in the middle, the others around it, on large cards in two rings. */
function rings(count: number): Placement[] {
  const inner = count > 10 ? Math.floor((count - 1) / 3) : 0;
  const outer = count - 1 - inner;
  const largest = inner ? OUTER - INNER : 0.5;
  const ring = (places: number, radius: number, turn: number): Placement[] => {
    const size = Math.min(largest, 2 * radius * Math.sin(Math.PI / Math.max(places, 3)) * GAP);
    return Array.from({ length: places }, (_, place) => {
      const angle = ((place + turn) / places) * 2 * Math.PI;
      return [radius * Math.sin(angle), -radius * Math.cos(angle), size, 0];
    });
  };
  const middle: Placement = [0, 0, inner ? 0.26 : 0.5, 0];
  return [middle, ...ring(inner, INNER, 0.5), ...ring(outer, OUTER, 0)];
}

export function numberedEdition(deck: string): Edition {
  const order = orderOf(deck);
  const places = rings(symbolsOf(order, 0).length);
  const cards = Array.from({ length: planeSize(order) }, (_, card) => card);
  const layout: Layout = cards.map((card) =>
    places.map((_, place) => places[(place + card) % places.length] ?? [0, 0, 0.3, 0]),
  );
  return {
    id: deck,
    order,
    shape: "round",
    roles: { play: [0, planeSize(order) - 1] },
    symbols: cards.map((symbol) => ({ id: String(symbol + 1) })),
    layout,
    numbered: true,
  };
}

export const numbersOf = ({ symbols }: Edition): Names =>
  Object.fromEntries(symbols.map(({ id }) => [id, [id] as const]));
