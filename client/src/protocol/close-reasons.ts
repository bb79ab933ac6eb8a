/** Why a connection ended, and whether to come back by oneself. */

const RETURNING: ReadonlySet<string> = new Set([
  "restarting",
  "unavailable",
  "moved",
  "slow",
  "vanished",
]);

/** Whether the server expects us back without being asked. */
export const isTemporary = (why: string): boolean => RETURNING.has(why);

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
