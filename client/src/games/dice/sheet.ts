/** The sheet as a map: where roads, settlements, cities and knights lie on the edges of six hexagons. */

type Point = readonly [x: number, y: number];

export interface Road {
  readonly from: Point;
  readonly to: Point;
}

export interface Site {
  readonly item: string;
  readonly kind: "settlement" | "city" | "knight";
  readonly points: number;
  readonly at: Point;
}

const H = Math.sqrt(3) / 2;
/** A step along the edge of a hexagon, by compass direction. */
const STEP = {
  north: [0, -1],
  northeast: [H, -0.5],
  southeast: [H, 0.5],
  south: [0, 1],
  southwest: [-H, 0.5],
  northwest: [-H, -0.5],
} as const;

/** Each road: the road that it grows from (-1: the free one), and which way it goes. */
const ROAD_TREE: readonly (readonly [parent: number, way: keyof typeof STEP])[] = [
  [-1, "southeast"],
  [0, "northeast"],
  [0, "south"],
  [2, "southwest"],
  [3, "northwest"],
  [3, "south"],
  [5, "southeast"],
  [6, "northeast"],
  [7, "north"],
  [8, "northeast"],
  [9, "north"],
  [10, "northeast"],
  [7, "southeast"],
  [12, "northeast"],
  [13, "north"],
  [14, "northeast"],
];

const START: Road = { from: [0, -1], to: [0, 0] };

export const ROADS: readonly Road[] = ROAD_TREE.reduce<Road[]>((roads, [parent, way]) => {
  const [x, y] = (roads[parent] ?? START).to;
  const [dx, dy] = STEP[way];
  return [...roads, { from: [x, y], to: [x + dx, y + dy] }];
}, []);

export const FREE_ROAD = START;

const endOf = (road: number): Point => (ROADS[road] ?? START).to;

const SETTLEMENTS = { 3: -1, 4: 2, 5: 5, 7: 7, 9: 9, 11: 11 };
const CITIES = { 7: 1, 12: 4, 20: 13, 30: 15 };

/** Hexagons, each with the knight that stands on it and the resource its joker makes. */
export const TILES: readonly { readonly at: Point; readonly resource: string }[] = [
  { at: [0, 1], resource: "ore" },
  { at: [2 * H, 1], resource: "grain" },
  { at: [H, 2.5], resource: "wool" },
  { at: [3 * H, 2.5], resource: "lumber" },
  { at: [4 * H, 1], resource: "brick" },
  { at: [5 * H, 2.5], resource: "any" },
];

const standing = (kind: Site["kind"], places: Readonly<Record<string, number>>): Site[] =>
  Object.entries(places).map(([points, road]) => ({
    item: `${kind}:${points}`,
    kind,
    points: Number(points),
    at: endOf(road),
  }));

export const SITES: readonly Site[] = [
  ...standing("settlement", SETTLEMENTS),
  ...standing("city", CITIES),
  ...TILES.map(({ at }, index): Site => {
    const points = index + 1;
    return { item: `knight:${String(points)}`, kind: "knight", points, at };
  }),
];

export interface BuildStep {
  readonly item: string;
  readonly points: number;
  /** What must be built before it. */
  readonly needs: readonly string[];
}

const roadName = (road: number) => `road:${String(road)}`;
const onRoad = (road: number) => (road < 0 ? [] : [roadName(road)]);

const inOrder = (kind: string, places: readonly (readonly [points: number, road: number])[]) =>
  places.map(([points, road], rank): BuildStep => {
    const before = places[rank - 1];
    return {
      item: `${kind}:${String(points)}`,
      points,
      needs: [...onRoad(road), ...(before ? [`${kind}:${String(before[0])}`] : [])],
    };
  });

const placesOf = (places: Readonly<Record<string, number>>) =>
  Object.entries(places).map(([points, road]) => [Number(points), road] as const);

/** Everything on the sheet, with its points and what must be built before it. */
export const BUILD_STEPS: readonly BuildStep[] = [
  ...ROAD_TREE.map(([parent], road) => ({
    item: roadName(road),
    points: 1,
    needs: onRoad(parent),
  })),
  ...inOrder("settlement", placesOf(SETTLEMENTS)),
  ...inOrder("city", placesOf(CITIES)),
  ...inOrder(
    "knight",
    TILES.map((_, index) => [index + 1, -1] as const),
  ),
];

export const COSTS: Readonly<Record<string, readonly string[]>> = {
  road: ["brick", "lumber"],
  settlement: ["brick", "lumber", "grain", "wool"],
  city: ["ore", "ore", "ore", "grain", "grain"],
  knight: ["ore", "grain", "wool"],
};

export const kindOf = (item: string): string => item.split(":")[0] ?? "";
export const itemNumber = (item: string): number => Number(item.split(":")[1]);

/** A pointy-top hexagon around a point. */
export const hexagonAt = ([x, y]: Point, radius = 1): string =>
  `M${[0, 1, 2, 3, 4, 5]
    .map((side) => (side * Math.PI) / 3)
    .map(
      (angle) =>
        `${(x + radius * Math.sin(angle)).toFixed(3)} ${(y - radius * Math.cos(angle)).toFixed(3)}`,
    )
    .join("L")}Z`;

export const RESOURCES = ["ore", "grain", "wool", "lumber", "brick", "gold"] as const;
export const TURNS = 15;
export const DIE_COUNT = 6;
