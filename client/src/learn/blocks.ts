/** Splits the text of the rules into blocks: a line is a paragraph, lines that begin with "- " are a list. */
export type Block = string | readonly string[];

const POINT = "- ";

export function blocksOf(text: string): Block[] {
  return text.split("\n\n").map((block) => {
    const lines = block.split("\n");
    return lines.every((line) => line.startsWith(POINT))
      ? lines.map((line) => line.slice(POINT.length))
      : block;
  });
}
