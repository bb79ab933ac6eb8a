/** The scenes of "Why does it work?", in order. */
export const SCENES = ["lines", "dial", "count", "spare", "girls", "story"] as const;
export type WhyScene = (typeof SCENES)[number];

export const sceneOf = (text: string): WhyScene =>
  SCENES.find((scene) => scene === text) ?? "lines";
