/** Codes of rooms: five letters that are not mistaken for one another. */

const LETTERS = /[^A-HJKMNP-Z]/g;
export const CODE_LENGTH = 5;

/** What somebody meant: any case, spaces and signs between, a whole address pasted. */
export function codeOf(typed: string): string {
  const [, pasted] = /#\/room\/([^/]+)/.exec(typed) ?? [];
  return (pasted ?? typed).toUpperCase().replace(LETTERS, "").slice(0, CODE_LENGTH);
}

export const isCode = (code: string): boolean => code.length === CODE_LENGTH;
