/** A mark for each seat: shape and colour, so that it works without colour vision. */

/** Drawn in a square from -1 to 1. */
export const SEAT_SHAPES = [
  "M-0.9 0A0.9 0.9 0 1 1 0.9 0A0.9 0.9 0 1 1-0.9 0Z",
  "M-0.8-0.8H0.8V0.8H-0.8Z",
  "M0-1L0.95 0.8H-0.95Z",
  "M0-1L1 0 0 1-1 0Z",
  "M0 1L-0.95-0.8H0.95Z",
  "M0-1L0.3-0.3H1L0.45 0.2 0.65 0.95 0 0.5-0.65 0.95-0.45 0.2-1-0.3H-0.3Z",
  "M-0.35-1H0.35V-0.35H1V0.35H0.35V1H-0.35V0.35H-1V-0.35H-0.35Z",
  "M-0.5-0.9H0.5L1 0 0.5 0.9H-0.5L-1 0Z",
] as const;

/** Colour-blind safe, light enough for felt and dark enough for paper. */
export const SEAT_COLOURS = [
  "#e8a33d",
  "#5aa9e6",
  "#e0607e",
  "#7bc96f",
  "#b48be0",
  "#f3e37c",
  "#4dc4b8",
  "#d98a5b",
] as const;

export const shapeOf = (seat: number): string =>
  SEAT_SHAPES[seat % SEAT_SHAPES.length] ?? SEAT_SHAPES[0];
export const colourOf = (seat: number): string =>
  SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? SEAT_COLOURS[0];
