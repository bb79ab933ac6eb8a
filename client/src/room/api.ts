/** What is asked of the server besides play: new rooms, the public list, pictures of links, records. */

/** A room that its host shows to everyone. */
export interface PublicRoom {
  readonly code: string;
  readonly host: string;
  readonly game: string;
  readonly mode: string;
  readonly taken: number;
  readonly seats: number;
  readonly playing: boolean;
}

export async function makeRoom(): Promise<string> {
  const answer = await fetch("/api/rooms", { method: "POST" });
  if (!answer.ok) throw new Error(String(answer.status));
  const { code } = (await answer.json()) as { code: string };
  return code;
}

export async function publicRooms(): Promise<PublicRoom[]> {
  const answer = await fetch("/api/rooms");
  if (!answer.ok) throw new Error(String(answer.status));
  const { rooms } = (await answer.json()) as { rooms: PublicRoom[] };
  return rooms;
}
