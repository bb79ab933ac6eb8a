/** How long a turn may last: the room tells by its own clock, which goes `ahead` of this device's. */
import type { TurnLimit } from "../games/types";
import type { RoomView } from "../protocol/messages";

export function turnLimit(
  { turn_ends, settings, paused }: RoomView,
  ahead: number,
): TurnLimit | undefined {
  if (turn_ends === null) return undefined;
  return { seconds: settings.turn_seconds, ends: turn_ends * 1000 - ahead, stopped: paused };
}
