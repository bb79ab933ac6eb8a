/** The time limit of a turn, converted from the room's clock, which is `ahead` of this device's. */
import type { TurnLimit } from "../games/types";
import type { RoomView } from "../protocol/messages";

export function turnLimit(
  { turn_ends, settings, paused }: RoomView,
  ahead: number,
): TurnLimit | undefined {
  if (turn_ends === null) return undefined;
  return { seconds: settings.turn_seconds, ends: turn_ends * 1000 - ahead, stopped: paused };
}
