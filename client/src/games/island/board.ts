/** Where the island's 19 hexagons and its ports lie, in units of a hexagon's radius. */
import type { Area, Place } from "../card-layouts";

type Hexagon = readonly [q: number, r: number];

/** Axial cells within two steps of the middle, numbered by r, then q, as in the rules. */
export const CELLS: readonly Hexagon[] = [-2, -1, 0, 1, 2].flatMap((r) =>
  [-2, -1, 0, 1, 2].filter((q) => Math.abs(q + r) <= 2).map((q): Hexagon => [q, r]),
);

const PORTS: Readonly<Record<string, readonly Hexagon[]>> = {
  standard: [
    [-3, 2],
    [-2, -1],
    [-1, 3],
    [1, -3],
    [2, 1],
    [3, -2],
  ],
  mirrored: [
    [-3, 1],
    [-2, 3],
    [-1, -2],
    [1, 2],
    [2, -3],
    [3, -1],
  ],
};

const ROOT = Math.sqrt(3);
/** A port lies close to the coast, smaller than a card of the island: nobody plays on it. */
const PORT_NEAR = 0.93;
const PORT_SIZE = 0.5;
const CARD = 0.985;

export const spotOfHexagon = ([q, r]: Hexagon): { x: number; y: number } => ({
  x: ROOT * (q + r / 2),
  y: 1.5 * r,
});

/** From a port towards the two cells of the coast that it serves, in the middle of their shared edges. */
export function piersOf(index: number, ports: string): { x: number; y: number }[] {
  const port = PORTS[ports]?.[index];
  if (!port) return [];
  const beside = CELLS.filter(([q, r]) => {
    const [dq, dr] = [q - port[0], r - port[1]];
    return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)) === 1;
  });
  const here = spotOfHexagon(port);
  return beside.map((cell) => {
    const { x, y } = spotOfHexagon(cell);
    return { x: (x - here.x) / 2, y: (y - here.y) / 2 };
  });
}

export interface Board {
  readonly radius: number;
  readonly centre: { readonly x: number; readonly y: number };
  readonly cells: readonly Place[];
  readonly ports: readonly Place[];
}

/** Half the island's width and height in radii, with its beach. */
const HALF_WIDTH = 2.5 * ROOT + 0.12;
const HALF_HEIGHT = 4.1;
const HALF_HEIGHT_WITH_PORTS = 4.5 * PORT_NEAR + PORT_SIZE + 0.1;

export const boardSize = (radius: number, ports: boolean): Area => ({
  width: 2 * HALF_WIDTH * radius,
  height: 2 * (ports ? HALF_HEIGHT_WITH_PORTS : HALF_HEIGHT) * radius,
});

export function radiusIn({ width, height }: Area, ports: boolean): number {
  const unit = boardSize(1, ports);
  return Math.max(0, Math.min(width / unit.width, height / unit.height));
}

/** The island as large as an area allows, in its middle. */
export function boardIn(area: Area, ports: string | undefined): Board {
  const radius = radiusIn(area, ports !== undefined);
  const centre = { x: area.width / 2, y: area.height / 2 };
  const lie = (hexagon: Hexagon, near: number, size: number): Place => {
    const { x, y } = spotOfHexagon(hexagon);
    return {
      x: centre.x + x * radius * near,
      y: centre.y + y * radius * near,
      size: 2 * radius * size,
    };
  };
  return {
    radius,
    centre,
    cells: CELLS.map((cell) => lie(cell, 1, CARD)),
    ports: (PORTS[ports ?? ""] ?? []).map((port) => lie(port, PORT_NEAR, PORT_SIZE)),
  };
}

/** The corners of all cells as one path, for the beach under them. */
export function landPath(): string {
  const corners = [0, 1, 2, 3, 4, 5].map((side) => (side * Math.PI) / 3);
  return CELLS.map((cell) => {
    const { x, y } = spotOfHexagon(cell);
    const points = corners.map(
      (angle) => `${(x + Math.sin(angle)).toFixed(3)} ${(y - Math.cos(angle)).toFixed(3)}`,
    );
    return `M${points.join("L")}Z`;
  }).join("");
}
