/** The panels that open over the table where there is no room beside it, and their titles. */
export const PANELS = {
  game: "what-we-play",
  deck: "deck-choice",
  options: "fine-points",
  invite: "invite",
} as const;

export type Panel = keyof typeof PANELS;
