/** Codes of rooms (five letters) and club nights (six), without letters that look alike. */

const LETTERS = /[^A-HJKMNP-Z]/g;
const CODE_LENGTH = 5;
const CLUB_CODE_LENGTH = 6;

/** Extracts the code from what somebody typed: any case, with spaces or signs, or a pasted address. */
export function codeOf(typed: string): string {
  const [, pasted] = /#\/(?:room|event)\/([^/?]+)/.exec(typed) ?? [];
  return (pasted ?? typed).toUpperCase().replace(LETTERS, "").slice(0, CLUB_CODE_LENGTH);
}

export const isCode = (code: string): boolean => code.length === CODE_LENGTH;
export const isClubCode = (code: string): boolean => code.length === CLUB_CODE_LENGTH;
