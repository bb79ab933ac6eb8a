/** The icon of each game: a few cards, hexagons or dice in a square of 100. */

/** Centre, size, and for cards the turn in degrees. */
type At = readonly [x: number, y: number, size: number, turn?: number];

export interface Picture {
  readonly cards?: readonly At[];
  /** Cards that share the star. */
  readonly lit?: readonly At[];
  readonly hexes?: readonly (readonly [...At, team: string])[];
  readonly dice?: readonly (readonly [...At, face: string])[];
  /** Drawn under and over the rest: path and class. */
  readonly under?: readonly (readonly [path: string, look: string])[];
  readonly over?: readonly (readonly [path: string, look: string])[];
}

const H = 15.6;
const hex = (
  q: number,
  r: number,
  team = "sand",
): readonly [number, number, number, number, string] => [
  50 + (q + r / 2) * H * 1.74,
  50 + r * H * 1.5,
  H,
  0,
  team,
];
const FLAMES =
  "M50 4C64 20 84 30 84 58A34 36 0 0 1 16 58C16 42 24 38 26 26C32 32 34 36 36 40C38 24 44 16 50 4Z";

/** For games without a picture: two cards. */
export const PLAIN_PICTURE: Picture = {
  lit: [
    [33, 38, 27, -12],
    [67, 62, 27, 20],
  ],
};

export const PICTURES: Readonly<Record<string, Picture>> = {
  practice: PLAIN_PICTURE,
  tower: {
    cards: [
      [50, 50, 29, 30],
      [50, 46, 29, 80],
      [50, 42, 29, 150],
    ],
    lit: [
      [50, 37, 29, 0],
      [20, 80, 17, 40],
    ],
    over: [],
  },
  well: {
    under: [
      ["M50 96c25 0 42-9 42-20s-17-20-42-20S8 65 8 76s17 20 42 20Z", "rim"],
      ["M50 90c18 0 32-6 32-14s-14-13-32-13-32 5-32 13 14 14 32 14Z", "hole"],
    ],
    lit: [[56, 36, 27, 14]],
    over: [["M22 20v26M32 12v22", "speed"]],
  },
  hot_potato: { under: [[FLAMES, "flame"]], lit: [[50, 60, 27, 0]] },
  catch_them_all: {
    cards: [
      [50, 15, 14, 0],
      [84, 40, 14, 50],
      [71, 82, 14, 110],
      [29, 82, 14, 200],
    ],
    lit: [
      [16, 40, 14, 300],
      [50, 52, 21, 30],
    ],
  },
  poisoned_gift: {
    lit: [[50, 58, 36, 24]],
    over: [
      ["M45 22h10v72H45Z", "ribbon"],
      ["M14 53h72v10H14Z", "ribbon"],
      ["M50 24C40 2 20 8 26 20c3 7 16 6 24 4ZM50 24C60 2 80 8 74 20c-3 7-16 6-24 4Z", "bow"],
    ],
  },
  triplets: {
    cards: [
      [50, 18, 14],
      [82, 18, 14, 60],
      [18, 50, 14, 20],
      [82, 50, 14, 90],
      [18, 82, 14, 200],
      [50, 82, 14, 140],
    ],
    lit: [
      [18, 18, 14, 0],
      [50, 50, 14, 70],
      [82, 82, 14, 30],
    ],
  },
  duel: {
    lit: [
      [26, 34, 24, -20],
      [74, 66, 24, 40],
    ],
    over: [["M58 8 34 56h14L40 92 68 42H53Z", "bolt"]],
  },
  welcome: {
    hexes: [
      hex(0, -1, "blue"),
      hex(1, -1),
      hex(-1, 0, "orange"),
      hex(0, 0, "blue"),
      hex(1, 0, "red"),
      hex(-1, 1),
      hex(0, 1, "orange"),
    ],
  },
  ports: {
    hexes: [
      hex(0, 0, "red"),
      hex(1, -1, "red"),
      hex(0, 1),
      hex(-1, 0),
      hex(1, 0),
      hex(0, -1),
      hex(-1, 1),
    ],
    over: [
      ["M82 2v16M76 8h12M74 13c1 7 15 7 16 0", "anchor"],
      ["M14 76v16M8 82h12M6 87c1 7 15 7 16 0", "anchor"],
    ],
  },
  longest_route: {
    hexes: [
      hex(-1, 0, "blue"),
      hex(0, 0, "blue"),
      hex(1, -1, "blue"),
      hex(0, 1),
      hex(-1, 1, "orange"),
      hex(1, 0, "orange"),
      hex(0, -1),
    ],
    over: [["M23 50H50L63 27", "route"]],
  },
  barbarians: {
    hexes: [
      hex(0, 0),
      hex(-1, 0),
      hex(0, 1),
      hex(-1, 1),
      hex(1, 0),
      hex(0, -1),
      [79, 20, 17, 0, "red"],
    ],
    over: [["M62 40c2-10 6-13 10-15m-9-1 10 0 2 9", "carry"]],
  },
  knights: {
    hexes: [
      [30, 54, 26, 0, "blue"],
      [70, 54, 26, 0, "red"],
    ],
    over: [["M24 10 66 82M60 78l14-8M76 10 34 82M26 70l14 8", "sword"]],
  },
  island_dice: {
    dice: [
      [33, 36, 25, -12, "lumber"],
      [66, 64, 25, 14, "brick"],
      [76, 22, 15, 30, "wool"],
    ],
  },
};
