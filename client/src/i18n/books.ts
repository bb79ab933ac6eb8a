/** Texts that are fetched when somebody opens them: nobody waits for the rules before the first card. */
export const BOOKS = [
  "about",
  "rules",
  "lessons",
  "print",
  "pad",
  "replay",
  "workshop",
  "progress",
  "why",
  "club",
] as const;
export type Book = (typeof BOOKS)[number];
