/** What the rules tell of: all games, what they share, and the ways to string them together. */
import type { TextId } from "../i18n/text-ids";
import {
  CLASSIC_GAMES,
  ISLAND_DICE,
  ISLAND_GAMES,
  MODES,
  PRACTICE,
} from "../shared/game-catalogue";

export interface TopicGroup {
  /** The text that names it. */
  readonly title: TextId;
  readonly topics: readonly string[];
}

export const TOPIC_GROUPS: readonly TopicGroup[] = [
  { title: "rules-shelf-cards", topics: ["basics", ...CLASSIC_GAMES, PRACTICE] },
  { title: "rules-shelf-island", topics: ["island", ...ISLAND_GAMES] },
  { title: "rules-shelf-dice", topics: [ISLAND_DICE] },
  { title: "rules-shelf-series", topics: MODES },
];
export const TOPICS: readonly string[] = TOPIC_GROUPS.flatMap(({ topics }) => topics);
export const PARTS = [
  "goal",
  "setup",
  "play",
  "end",
  "example",
  "five",
  "variants",
  "tip",
] as const;
export type Part = (typeof PARTS)[number];

const isMode = (topic: string): boolean => (MODES as readonly string[]).includes(topic);

export type TopicName = `rules-${"basics" | "island"}-name` | `mode-${string}` | `game-${string}`;

/** The text that names a topic. */
export function nameOf(topic: string): TopicName {
  if (topic === "basics" || topic === "island") return `rules-${topic}-name`;
  return isMode(topic) ? `mode-${topic}` : `game-${topic}`;
}

const FACES: Readonly<Record<string, readonly string[]>> = {
  basics: ["practice"],
  island: ["welcome"],
  single: ["tower"],
  series: ["tower", "well", "hot_potato"],
  tournament: ["tower", "poisoned_gift", "triplets"],
  beginner: ["ports", "ports", "ports"],
  adventure: ["welcome", "ports", "knights"],
};

/** The games whose pictures stand for a topic. */
export const picturesOf = (topic: string): readonly string[] => FACES[topic] ?? [topic];
