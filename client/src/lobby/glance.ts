/** What an edition changes, in one glance. */
import { t } from "../i18n/i18n.svelte";
import { presetOf } from "../shared/rules-in-force";

export function glanceOf(preset: string): string[] {
  const { tie, options } = presetOf(preset);
  const own = Object.values(options).flatMap((chosen) => Object.entries(chosen));
  return [
    ...own.map(([option, value]) => t(`glance-${option}-${String(value)}`)),
    t(`glance-tie-${tie}`),
  ];
}
