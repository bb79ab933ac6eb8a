/** Day or lamplight on the table: as the device has it, unless its owner chose. */
import { recall, remember } from "./storage";

export const LIGHTS = ["system", "day", "lamp"] as const;
export type Light = (typeof LIGHTS)[number];

const RAIL = { day: "#8a5a33", lamp: "#2c1c11" } as const;
const dark = matchMedia("(prefers-color-scheme: dark)");
const kept = recall("light");
let chosen = $state<Light>(LIGHTS.find((light) => light === kept) ?? "system");

export const light = (): Light => chosen;

export function chooseLight(wanted: Light): void {
  chosen = wanted;
  remember("light", wanted);
  shine();
}

function shine(): void {
  const now = chosen === "system" ? (dark.matches ? "lamp" : "day") : chosen;
  document.documentElement.classList.toggle("lamp", now === "lamp");
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", RAIL[now]);
}

/** Lights the table, and follows the device from now on. */
export function lightUp(): void {
  dark.addEventListener("change", shine);
  shine();
}
