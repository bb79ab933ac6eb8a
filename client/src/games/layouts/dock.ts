/** How the screen is shared between the island and one's own cards below or beside it. */
import { pair, type Area, type Place } from "../card-layouts";
import { radiusIn } from "./board";

export interface Shares {
  readonly board: Area & { readonly x: number; readonly y: number };
  readonly dock: Area & { readonly x: number; readonly y: number };
}

/** The least share of the screen that one's own cards need to be read; in a narrow half, enough to be tapped. */
const LEAST_BELOW = 0.3;
const leastBeside = (width: number): number => Math.min(0.4, Math.max(0.3, 136 / width));
/** What the sea takes besides the land, where there is room for it. */
const SHORE = 1.09;

/** `unit` is the size of the island with a radius of one. */
export function share(area: Area, unit: Area, hasDock: boolean, lefthanded: boolean): Shares {
  const { width, height } = area;
  if (!hasDock)
    return { board: { x: 0, y: 0, width, height }, dock: { x: 0, y: 0, width: 0, height: 0 } };
  if (height > width * 0.9) {
    const room = { width, height: height * (1 - LEAST_BELOW) };
    const used = unit.height * radiusIn(room, unit);
    return {
      board: { x: 0, y: 0, width, height: used },
      dock: { x: 0, y: used, width, height: height - used },
    };
  }
  const room = { width: width * (1 - leastBeside(width)), height };
  const island = unit.width * radiusIn(room, unit);
  const used = Math.max(Math.min(island * SHORE, room.width), width * 0.5);
  const beside = width - used;
  return {
    board: { x: lefthanded ? beside : 0, y: 0, width: used, height },
    dock: { x: lefthanded ? 0 : used, y: 0, width: beside, height },
  };
}

export interface Docked {
  readonly own: Place;
  /** The island card looked at closely. */
  readonly closer: Place;
  readonly partner: Place | undefined;
}

export function dockLayout(
  dock: Shares["dock"],
  closer: boolean,
  partner: boolean,
  lefthanded: boolean,
): Docked {
  const inDock = (place: Place): Place => ({
    ...place,
    x: place.x + dock.x,
    y: place.y + dock.y,
  });
  const [first, second] = pair(dock, lefthanded);
  if (closer) return { own: inDock(second), closer: inDock(first), partner: undefined };
  const wide = dock.width > dock.height;
  const most = { width: partner && wide ? 0.68 : 1, height: partner && !wide ? 0.74 : 1 };
  const size = Math.min(dock.height * most.height, dock.width * most.width) * 0.95;
  const own = { x: dock.width / 2, y: dock.height / 2, size };
  if (!partner) return { own: inDock(own), closer: inDock(first), partner: undefined };
  const small = size * 0.42;
  const side = lefthanded ? -1 : 1;
  if (wide) {
    const shift = Math.min(small * 0.5, (dock.width - size) / 4);
    const own = { x: dock.width / 2 + shift * side, y: dock.height / 2, size };
    const x = own.x - side * (size * 0.5 + small * 0.5);
    return {
      own: inDock(own),
      closer: inDock(first),
      partner: inDock({ x, y: dock.height - small * 0.75, size: small }),
    };
  }
  const y = Math.min(dock.height - size * 0.54, own.y + small * 0.5);
  return {
    own: inDock({ ...own, y }),
    closer: inDock(first),
    partner: inDock({
      x: small * 0.6,
      y: Math.max(small / 2, y - (size + small) / 2),
      size: small,
    }),
  };
}
