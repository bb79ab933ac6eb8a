/** Codes of rooms and events: five or six letters that are not mistaken for one another. */

const LETTERS = /[^A-HJKMNP-Z]/g;
export const CODE_LENGTH = 5;
const EVENT_CODE_LENGTH = 6;

/** What somebody meant: any case, spaces and signs between, a whole address pasted. */
export function codeOf(typed: string): string {
  const [, pasted] = /#\/(?:room|event)\/([^/?]+)/.exec(typed) ?? [];
  return (pasted ?? typed).toUpperCase().replace(LETTERS, "").slice(0, EVENT_CODE_LENGTH);
}

export const isCode = (code: string): boolean => code.length === CODE_LENGTH;
export const isEventCode = (code: string): boolean => code.length === EVENT_CODE_LENGTH;
