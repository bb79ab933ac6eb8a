/** The modules that contents.js builds from the package's files. */
declare module "virtual:texts" {
  /** By language and group; `usual` are those that every page reads. */
  const texts: Readonly<Record<string, () => Promise<{ default: string }>>>;
  export default texts;
}

declare module "virtual:decks" {
  const decks: Readonly<Record<string, () => Promise<{ default: unknown }>>>;
  export default decks;
}
