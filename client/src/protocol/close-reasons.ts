/** Why a connection ended, and whether to reconnect. */
import { RETURNING } from "./types";

export const isTemporary = (why: string): boolean => (RETURNING as readonly string[]).includes(why);

const EXPLAINED = [
  "left",
  "broken",
  "kicked",
  "no_room",
  "elsewhere",
  "room_full",
  "locked",
  "version",
  "flood",
] as const;

/** The text for a close reason; what only a faulty client is told gets one text for all. */
export const closeReasonText = (why: string): `bye-${(typeof EXPLAINED)[number] | "fault"}` =>
  `bye-${EXPLAINED.find((each) => each === why) ?? "fault"}`;
