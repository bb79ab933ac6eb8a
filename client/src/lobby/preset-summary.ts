/** What a preset changes, at a glance. */
import { t } from "../i18n/i18n.svelte";
import { presetOf } from "../shared/catalogue.svelte";

export function presetSummary(name: string): string[] {
  const preset = presetOf(name);
  if (!preset) return [];
  const own = Object.values(preset.options).flatMap((chosen) => Object.entries(chosen));
  return [
    ...own.map(([option, value]) => t(`glance-${option}-${String(value)}`)),
    t(`glance-tie-${preset.tie}`),
  ];
}
