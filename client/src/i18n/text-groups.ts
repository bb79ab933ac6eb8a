/** Files of texts that are loaded on demand, so that they do not delay the first card. */
export const TEXT_GROUPS = [
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
export type TextGroup = (typeof TEXT_GROUPS)[number];
