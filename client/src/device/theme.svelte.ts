/** The colour theme: CSS follows the device by itself; a player's own choice overrides it. */
import { recall, remember } from "./storage";

export const THEMES = ["system", "day", "lamp"] as const;
export type Theme = (typeof THEMES)[number];

const SCHEMES = { day: "light", lamp: "dark" } as const;
const BAR_COLOURS = { light: "#8a5a33", dark: "#2c1c11" } as const;
const stored = recall("light");
let chosen = $state<Theme>(THEMES.find((theme) => theme === stored) ?? "system");

export const theme = (): Theme => chosen;

export function setTheme(wanted: Theme): void {
  chosen = wanted;
  remember("light", wanted);
  applyTheme();
}

/** Sets the chosen theme on the page, or removes it where the device decides. */
export function applyTheme(): void {
  const scheme = chosen === "system" ? undefined : SCHEMES[chosen];
  if (scheme) document.documentElement.dataset.theme = scheme;
  else delete document.documentElement.dataset.theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]"))
    meta.content = BAR_COLOURS[scheme ?? (meta.media.includes("dark") ? "dark" : "light")];
}
