/** The topics of the rules: all games, what they share, and the modes. */
import type { TextId } from "../i18n/text-ids";
import { allGames, allModes, type Game } from "../shared/catalogue.svelte";

export interface TopicGroup {
  /** The text id of the group's title. */
  readonly title: TextId;
  readonly topics: readonly string[];
}

const named = (wanted: (game: Game) => boolean): string[] =>
  allGames()
    .filter(wanted)
    .map(({ name }) => name);

const isRound = ({ kind, teams }: Game): boolean => kind === "cards" && !teams;
const isIsland = ({ kind, teams }: Game): boolean => kind === "cards" && teams;

export const topicGroups = (): readonly TopicGroup[] => [
  { title: "rules-shelf-cards", topics: ["basics", ...named(isRound)] },
  { title: "rules-shelf-island", topics: ["island", ...named(isIsland)] },
  { title: "rules-shelf-dice", topics: named(({ kind }) => kind === "dice") },
  { title: "rules-shelf-series", topics: allModes().map(({ name }) => name) },
];
export const allTopics = (): readonly string[] => topicGroups().flatMap(({ topics }) => topics);

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
export type RulesPart = (typeof PARTS)[number];

const modeNamed = (topic: string) => allModes().find(({ name }) => name === topic);

export type TopicName = `rules-${"basics" | "island"}-name` | `mode-${string}` | `game-${string}`;

/** The text id of a topic's name. */
export function nameOf(topic: string): TopicName {
  if (topic === "basics" || topic === "island") return `rules-${topic}-name`;
  return modeNamed(topic) ? `mode-${topic}` : `game-${topic}`;
}

/** The games whose pictures illustrate a topic. */
export function picturesOf(topic: string): readonly string[] {
  if (topic === "basics") return named(({ endless }) => endless);
  if (topic === "island") return named(isIsland).slice(0, 1);
  const mode = modeNamed(topic);
  if (!mode) return [topic];
  const [first = "", second = first] = mode.games;
  if (mode.several || mode.fixed) return mode.games.slice(0, 3);
  return topic === "single" ? [first] : [second, second, second];
}
