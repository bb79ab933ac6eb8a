/** Where the hexagons of an island and its ports lie, in units of a hexagon's radius. */
import type { Area, CardSquare } from "../card-layouts";
import { centreOfHexagon, type Hexagon } from "./hexagon";

/** The cells of an island and its ports, as the server names them. */
export interface Island {
  readonly cells: readonly Hexagon[];
  readonly ports: readonly Hexagon[];
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const ROOT = Math.sqrt(3);
/** A port lies close to the coast and is smaller than an island card, because nobody plays on it. */
const PORT_NEAR = 0.93;
const PORT_SIZE = 0.5;
const CARD = 0.985;
/** The beach around the land. */
const BEACH = { x: 0.12, y: 0.1 };

/** From a port towards the cells of the coast that it serves, in the middle of their shared edges. */
export function piersOf(port: Hexagon, { cells }: Island): Point[] {
  const beside = cells.filter(([q, r]) => {
    const [dq, dr] = [q - port[0], r - port[1]];
    return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)) === 1;
  });
  const here = centreOfHexagon(port);
  return beside.map((cell) => {
    const { x, y } = centreOfHexagon(cell);
    return { x: (x - here.x) / 2, y: (y - here.y) / 2 };
  });
}

export interface Board {
  readonly radius: number;
  /** Where the island's cell 0, 0 lies. */
  readonly centre: Point;
  readonly cells: readonly CardSquare[];
  readonly ports: readonly CardSquare[];
}

/** How far land and ports reach, in radii. */
function reachOf({ cells, ports }: Island) {
  const land = cells.map(centreOfHexagon);
  const harbours = ports.map(centreOfHexagon);
  const side = (along: "x" | "y", half: number) => {
    const ends = [
      ...land.flatMap((spot) => [spot[along] - half, spot[along] + half]),
      ...harbours.flatMap((spot) =>
        [-PORT_SIZE, PORT_SIZE].map((reach) => spot[along] * PORT_NEAR + reach),
      ),
      0,
    ];
    return { least: Math.min(...ends) - BEACH[along], most: Math.max(...ends) + BEACH[along] };
  };
  return { x: side("x", ROOT / 2), y: side("y", 1) };
}

/** The size of the island with a radius of one. */
export function unitSize(island: Island): Area {
  const { x, y } = reachOf(island);
  return { width: x.most - x.least, height: y.most - y.least };
}

export const radiusIn = ({ width, height }: Area, unit: Area): number =>
  Math.max(0, Math.min(width / unit.width, height / unit.height));

/** The island as large as an area allows, in its middle. */
export function boardIn(area: Area, island: Island): Board {
  const radius = radiusIn(area, unitSize(island));
  const { x, y } = reachOf(island);
  const centre = {
    x: area.width / 2 - (radius * (x.least + x.most)) / 2,
    y: area.height / 2 - (radius * (y.least + y.most)) / 2,
  };
  const lie = (hexagon: Hexagon, near: number, size: number): CardSquare => {
    const spot = centreOfHexagon(hexagon);
    return {
      x: centre.x + spot.x * radius * near,
      y: centre.y + spot.y * radius * near,
      size: 2 * radius * size,
    };
  };
  return {
    radius,
    centre,
    cells: island.cells.map((cell) => lie(cell, 1, CARD)),
    ports: island.ports.map((port) => lie(port, PORT_NEAR, PORT_SIZE)),
  };
}

/** The cell under a point of the board. */
export function cellAt({ cells, radius }: Board, x: number, y: number): number | undefined {
  const cell = cells.findIndex((at) => Math.hypot(at.x - x, at.y - y) < (radius * ROOT) / 2);
  return cell < 0 ? undefined : cell;
}

/** The corners of all cells as one path, for the beach under them. */
export function landPath({ cells }: Island): string {
  const corners = [0, 1, 2, 3, 4, 5].map((side) => (side * Math.PI) / 3);
  return cells
    .map((cell) => {
      const { x, y } = centreOfHexagon(cell);
      const points = corners.map(
        (angle) => `${(x + Math.sin(angle)).toFixed(3)} ${(y - Math.cos(angle)).toFixed(3)}`,
      );
      return `M${points.join("L")}Z`;
    })
    .join("");
}
