/** What is asked of the server about events over HTTP. */
import { remember, recall } from "../device/storage";
import { language } from "../i18n/i18n.svelte";
import { request, requestJson } from "../lib/http";
import { saveFile } from "../lib/save-file";
import type { CreatedEvent, EventResponse } from "../protocol/types";

/** Makes an event. This device keeps its links: nobody else is ever told them. */
export async function createEvent(): Promise<CreatedEvent> {
  const created = await requestJson<CreatedEvent>("api/events", { method: "POST" });
  remember(`event.${created.code}`, JSON.stringify(created));
  return created;
}

/** The links of an event, on the device that made it. */
export function savedLinks(code: string): CreatedEvent | undefined {
  const kept = recall(`event.${code}`);
  return kept === null ? undefined : (JSON.parse(kept) as CreatedEvent);
}

/** The address to give away: on the machine that serves, the one that phones find it at. */
export async function eventLink(code: string): Promise<string> {
  return (await requestJson<EventResponse>(`api/events/${code}`)).link;
}

export const qrCodeOf = (code: string, key: string): string =>
  `api/events/${code}/qr.svg${key ? `?k=${encodeURIComponent(key)}` : ""}`;

/** Saves one of the organiser's files; symbols are named in the language chosen here. */
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
