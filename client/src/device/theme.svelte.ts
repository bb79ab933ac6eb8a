/** Day or lamplight on the table: as the device has it, unless its owner chose. */
import { recall, remember } from "./storage";

export const THEMES = ["system", "day", "lamp"] as const;
export type Theme = (typeof THEMES)[number];

const RAIL = { day: "#8a5a33", lamp: "#2c1c11" } as const;
const dark = matchMedia("(prefers-color-scheme: dark)");
const kept = recall("light");
let chosen = $state<Theme>(THEMES.find((theme) => theme === kept) ?? "system");

export const theme = (): Theme => chosen;

export function setTheme(wanted: Theme): void {
  chosen = wanted;
  remember("light", wanted);
  applyTheme();
}

function applyTheme(): void {
  const now = chosen === "system" ? (dark.matches ? "lamp" : "day") : chosen;
  document.documentElement.classList.toggle("lamp", now === "lamp");
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", RAIL[now]);
}

/** Lights the table, and follows the device from now on. */
export function followTheme(): void {
  dark.addEventListener("change", applyTheme);
  applyTheme();
}
