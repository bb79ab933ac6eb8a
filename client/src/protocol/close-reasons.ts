/** Why a connection ended, and whether to connect again by oneself. */
import { RETURNING } from "./types";

export const isTemporary = (why: string): boolean => (RETURNING as readonly string[]).includes(why);

const KNOWN: ReadonlySet<string> = new Set([
  "left",
  "broken",
  "kicked",
  "no_room",
  "elsewhere",
  "room_full",
  "version",
  "flood",
]);

/** The text for a bye; what only a faulty client is told gets one text for all. */
export const closeReasonText = (why: string): string => `bye-${KNOWN.has(why) ? why : "fault"}`;
