/** HTTP requests about club nights. */
import { remember, recall } from "../device/storage";
import { language } from "../i18n/i18n.svelte";
import { request, requestJson } from "../lib/http";
import { saveFile } from "../lib/save-file";
import type { CreatedClub, ClubResponse } from "../protocol/types";

/** Creates a club night. Only this device gets its secret links, and stores them. */
export async function createClub(): Promise<CreatedClub> {
  const created = await requestJson<CreatedClub>("api/events", { method: "POST" });
  remember(`event.${created.code}`, JSON.stringify(created));
  return created;
}

/** The links of a club night, on the device that made it. */
export function savedLinks(code: string): CreatedClub | undefined {
  const kept = recall(`event.${code}`);
  return kept === null ? undefined : (JSON.parse(kept) as CreatedClub);
}

/** The link to join. On the machine that runs the server it has the address that phones can reach. */
export async function clubLink(code: string): Promise<string> {
  return (await requestJson<ClubResponse>(`api/events/${code}`)).link;
}

export const qrCodeOf = (code: string, key: string): string =>
  `api/events/${code}/qr.svg${key ? `?k=${encodeURIComponent(key)}` : ""}`;

/** Saves one of the organiser's files, with the names of symbols in this page's language. */
export async function saveReport(
  code: string,
  file: string,
  { token, withNames }: { token: string; withNames: boolean },
): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  const query = `language=${language()}${withNames ? "&names" : ""}`;
  const response = await request(`api/events/${code}/${file}?${query}`, { headers });
  saveFile(`${code}-${file}`, await response.blob());
}
