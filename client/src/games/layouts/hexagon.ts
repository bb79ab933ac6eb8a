/** A hexagon of an island, in axial coordinates. */
export type Hexagon = readonly [q: number, r: number];

/** Where its centre lies, in units of its radius. */
export const centreOfHexagon = ([q, r]: Hexagon): { readonly x: number; readonly y: number } => ({
  x: Math.sqrt(3) * (q + r / 2),
  y: 1.5 * r,
});
