/** What to do in a room that this page has just made: choose the game, seat bots, start. */
import { savedPace } from "../device/pace";
import { savedName } from "../device/player-name";
import type { Settings } from "../protocol/messages";
import type { LiveRoom } from "./live-room.svelte";

export interface Intent {
  readonly settings: Settings;
  readonly bots: readonly string[];
  /** Whether the game begins when others have come. */
  readonly waits?: true;
}

const wanted = new Map<string, Intent | undefined>();

/** A room that this page has just made: no need to ask at its door. */
export function noteCreated(code: string, intent?: Intent): void {
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

/** Sets the table as intended, with bots from this seat on; resolves with whether the room agreed to all of it. */
export async function carryOut(
  { settings, bots, waits }: Intent,
  room: LiveRoom,
  firstBot: number,
): Promise<boolean> {
  const asked = [
    room.ask({ type: "choose", settings: { ...settings, pace: savedPace() } }),
    ...bots.map((level, place) => room.ask({ type: "bot", seat: firstBot + place, level })),
  ];
  if (!waits) asked.push(room.ask({ type: "start" }));
  return (await Promise.all(asked)).every(({ type }) => type !== "refused");
}

/** Starts what was chosen, at the pace that the host's device remembers. */
export async function startGame(room: LiveRoom): Promise<void> {
  const [settings, pace] = [room.view?.settings, savedPace()];
  if (settings && settings.pace !== pace)
    await room.ask({ type: "choose", settings: { ...settings, pace } });
  await room.ask({ type: "start" });
}
