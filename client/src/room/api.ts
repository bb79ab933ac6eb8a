/** What is asked of the server besides play: new rooms, the public list, links, records. */

import type { PublicRoom, RecordEntry, RoomResponse } from "../protocol/types";

async function asked<Answer>(address: string, method = "GET"): Promise<Answer> {
  const answer = await fetch(address, { method });
  if (!answer.ok) throw new Error(`${String(answer.status)} ${answer.statusText}`);
  return (await answer.json()) as Answer;
}

export async function makeRoom(): Promise<string> {
  return (await asked<RoomResponse>("/api/rooms", "POST")).code;
}

export const publicRooms = (): Promise<PublicRoom[]> => asked("/api/rooms");

/** The address to give away: on the machine that serves, the one that phones find it at. */
export async function roomLink(code: string): Promise<string> {
  return (await asked<RoomResponse>(`/api/rooms/${code}`)).link;
}

export const SERIES = "series";

/** The finished games of a room, newest first, and its series. */
export const recordsOf = (code: string): Promise<RecordEntry[]> =>
  asked(`/api/records?room=${code}`);
