/** What to do in a room that this page has just created: choose the game, seat bots, start. */
import { savedPace } from "../device/pace";
import { savedName } from "../device/player-name";
import type { Settings } from "../protocol/messages";
import type { LiveRoom } from "./live-room.svelte";

export interface Intent {
  readonly settings: Settings;
  readonly bots: readonly string[];
  /** Whether to wait for other players instead of starting at once. */
  readonly waits?: true;
}

const wanted = new Map<string, Intent | undefined>();

/** Remembers a room that this page has just created, so that it skips the name prompt. */
export function markCreatedHere(code: string, intent?: Intent): void {
  wanted.set(code, intent);
}

export const wasCreatedHere = (code: string): boolean =>
  wanted.has(code) && (!wanted.get(code)?.waits || savedName() !== "");

/** Returns the intent for a room, once. */
export function takeIntent(code: string): Intent | undefined {
  const intent = wanted.get(code);
  wanted.delete(code);
  return intent;
}

/** Sends the commands of an intent, with bots from seat `firstBot` on; resolves to false if one was refused. */
export async function runIntent(
  { settings, bots, waits }: Intent,
  room: LiveRoom,
  firstBot: number,
): Promise<boolean> {
  const requests = [
    room.ask({ type: "choose", settings: { ...settings, pace: savedPace() } }),
    ...bots.map((level, place) => room.ask({ type: "bot", seat: firstBot + place, level })),
  ];
  if (!waits) requests.push(room.ask({ type: "start" }));
  return (await Promise.all(requests)).every(({ type }) => type !== "refused");
}

/** Starts the chosen game at the pace stored on the host's device. */
export async function startGame(room: LiveRoom): Promise<void> {
  const { settings } = room;
  const pace = savedPace();
  if (settings && settings.pace !== pace) await room.choose({ ...settings, pace });
  await room.ask({ type: "start" });
}
