/** Names in Arabic, Hebrew and the like, inside sentences that run from left to right. */

/** Letters that are written from right to left, by the blocks of Unicode that are reserved for them. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Surrounds a right-to-left name with isolation marks, so that it does not reorder the words around it. */
export const isolateName = (name: string): string =>
  RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
