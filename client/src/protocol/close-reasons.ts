/** Why a connection ended, and whether to reconnect. */
import { RETURNING } from "./types";

export const isTemporary = (why: string): boolean => RETURNING.some((each) => each === why);

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

/** The text for a close reason; reasons that only a faulty client gets share one text. */
export const closeReasonText = (why: string): `bye-${(typeof EXPLAINED)[number] | "fault"}` =>
  `bye-${EXPLAINED.find((each) => each === why) ?? "fault"}`;
