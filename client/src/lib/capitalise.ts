/** Capitalises the first letter; the others stay as they are. */
export const capitalise = (text: string): string =>
  text.charAt(0).toLocaleUpperCase() + text.slice(1);
