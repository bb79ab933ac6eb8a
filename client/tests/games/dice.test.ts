import { expect, test } from "vitest";
import { hasBuilt, pricesFor } from "../../src/games/dice/costs";
import { COSTS, kindOf, ROADS, SITES, TILES } from "../../src/games/dice/sheet";
import { diceTaken, goldPair, heldFor, rollOf } from "../../src/games/dice/turn";
import type { DiceView, SheetView } from "../../src/protocol/play";
import { scenesOf } from "./scenes";

const view = (dice: readonly string[], used: readonly number[] = []): DiceView => ({
  ...(scenesOf("island_dice").film[0]?.play.view as DiceView),
  dice,
  used,
});
const ROLLED = view(["gold", "ore", "gold", "wool", "gold", "ore"], [0]);

test("the sheet has 16 roads, six settlements, four cities and six knights, each at its own spot", () => {
  const counts = ["settlement", "city", "knight"].map(
    (kind) => SITES.filter((site) => site.kind === kind).length,
  );
  expect([ROADS.length, ...counts]).toEqual([16, 6, 4, 6]);
  const spots = new Set(SITES.map(({ at: [x, y] }) => `${x.toFixed(2)} ${y.toFixed(2)}`));
  expect(spots.size).toBe(SITES.length);
});

test("every road lies on its own edge of a hexagon", () => {
  const edges = new Set(
    ROADS.map(({ from, to }) =>
      [from, to]
        .map(([x, y]) => `${(x + 0).toFixed(1)} ${(y + 0).toFixed(1)}`)
        .sort()
        .join("-"),
    ),
  );
  expect(edges.size).toBe(ROADS.length);
  for (const { from, to } of ROADS) {
    const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const;
    const near = TILES.map(({ at: [x, y] }) => Math.hypot(x - middle[0], y - middle[1]));
    expect(Math.min(...near)).toBeCloseTo(Math.sqrt(3) / 2);
  }
});

test("the first roll takes all dice, a later one those that are not held", () => {
  expect(rollOf(view([]), [1, 2])).toEqual({ do: "roll", reroll: [0, 1, 2, 3, 4, 5] });
  expect(rollOf(ROLLED, [1, 3, 5])).toEqual({ do: "roll", reroll: [0, 2, 4] });
});

test("a trade takes two gold dice that are not used up", () => {
  expect(goldPair(ROLLED)).toEqual([2, 4]);
  expect(goldPair(view(["gold", "gold", "ore", "ore", "ore", "ore"], [1]))).toBeUndefined();
});

test("the faces that the coach keeps are matched to dice, each die once", () => {
  expect(heldFor(["ore", "ore", "gold"], ROLLED)).toEqual([0, 1, 5]);
});

test("the dice that an offer takes match its cost after its moves", () => {
  let offers = 0;
  for (const { play } of Object.values(scenesOf("island_dice").tables).flat()) {
    const now = play.view as DiceView;
    for (const offer of now.offers) {
      const cost = COSTS[kindOf(offer.item)] ?? [];
      expect(diceTaken(now, offer.moves, cost)).toHaveLength(cost.length);
      offers += 1;
    }
  }
  expect(offers).toBeGreaterThan(0);
});

const sheet = (built: readonly string[], track: readonly number[] = [], score = 0): SheetView => ({
  built,
  jokers: [],
  track,
  score,
});

test("every kind shows its price, and what the free dice lack for the next one", () => {
  const rolled = view(["brick", "lumber", "ore", "grain", "grain", "wool"], [3]);
  const [road, settlement, city, knight] = pricesFor(sheet(["settlement:3"]), rolled);
  expect([road?.missing, road?.needsRoad]).toEqual([0, false]);
  expect([settlement?.points, settlement?.missing, settlement?.needsRoad]).toEqual([4, 0, true]);
  expect([city?.points, city?.missing, city?.needsRoad]).toEqual([7, 3, true]);
  expect([knight?.points, knight?.missing]).toEqual([1, 0]);
});

test("a price has nothing to build when all of a kind are built", () => {
  const knights = [1, 2, 3, 4, 5, 6].map((number) => `knight:${String(number)}`);
  expect(pricesFor(sheet(knights), undefined)[3]?.points).toBeUndefined();
});

test("a trade builds nothing: the turn is still a cross", () => {
  expect(hasBuilt(sheet(["road:0"], [1, -2], -1))).toBe(false);
  expect(hasBuilt(sheet(["road:0", "road:1"], [1, -2], 0))).toBe(true);
});
