/** HTTP requests about rooms: create one, the public list, links, records. */
import { requestJson } from "../lib/http";
import type { PublicRoom, RecordEntry, RoomResponse } from "../protocol/types";

export async function makeRoom(): Promise<string> {
  return (await requestJson<RoomResponse>("api/rooms", { method: "POST" })).code;
}

export const publicRooms = (): Promise<PublicRoom[]> => requestJson("api/rooms");

/** The link to share: on the server's own machine, its network address instead of localhost. */
export async function roomLink(code: string): Promise<string> {
  return (await requestJson<RoomResponse>(`api/rooms/${code}`)).link;
}

export const SERIES = "series";

/** The finished games of a room, newest first, and its series. */
export const recordsOf = (code: string): Promise<RecordEntry[]> =>
  requestJson(`api/records?room=${code}`);
