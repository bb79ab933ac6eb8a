/** Parses lists that were typed, pasted or dropped: words, pairs such as dog = hond, or a table with languages. */
import { isLanguage, type Language } from "../i18n/language";
import { wordsIn, type Piece } from "./deck-draft";

export type WordRow = Omit<Piece, "id">;

const LANGUAGE = /^[a-z]{2}(-[a-z0-9]{2,8})?$/;
const EMOJI_COLUMNS = ["picture", "image", "file", "emoji"];
const PAIR = /\s*[=|\t]\s*/;
const FILE = /\.(png|jpe?g|webp|gif|svg)$/i;
const LONGEST = 40;

/**
 * The cells of a CSV line. A quoted cell may contain the separator, and "" in it is one quote; a quote within an
 * unquoted word, as in 5" nail, is literal.
 */
export function cells(line: string, mark: string): string[] {
  const found: string[] = [];
  let cell = "";
  let quoted = false;
  for (let at = 0; at < line.length; at++) {
    const letter = line.charAt(at);
    if (letter === '"' && quoted && line[at + 1] === '"') cell += line.charAt(at++);
    else if (letter === '"' && (quoted || !cell.trim())) quoted = !quoted;
    else if (letter === mark && !quoted) {
      found.push(cell.trim());
      cell = "";
    } else cell += letter;
  }
  return [...found, cell.trim()];
}

const firstOf = (words: string) => words.split("/")[0]?.trim().slice(0, LONGEST) ?? "";

function tableIn(lines: readonly string[]): WordRow[] | undefined {
  const [head = "", ...rest] = lines;
  const mark = [",", ";", "\t"].find((each) => head.includes(each));
  if (!mark || !rest.length) return undefined;
  const columns = cells(head.toLowerCase(), mark);
  const isColumn = (name: string) => LANGUAGE.test(name) || EMOJI_COLUMNS.includes(name);
  if (!columns.every(isColumn)) return undefined;
  return rest.flatMap((line): WordRow[] => {
    const row = cells(line, mark).map(firstOf);
    const words = columns.flatMap((name, place): [string, string][] => {
      const word = row[place];
      return word && !FILE.test(word) ? [[name, word]] : [];
    });
    const faces = [...words].sort(([one], [other]) => rank(one) - rank(other));
    const [face, other] = faces.map(([, text]) => ({ text }));
    const names = Object.fromEntries(words.filter(([name]) => isLanguage(name)));
    return face ? [{ face, other, names }] : [];
  });
}

const rank = (column: string) => (EMOJI_COLUMNS.includes(column) ? 0 : 1);

function pairsIn(lines: readonly string[], language: Language): WordRow[] | undefined {
  const pairs = lines.map((line) => line.split(PAIR).map(firstOf));
  if (!pairs.length || !pairs.every((pair) => pair.length === 2 && pair.every(Boolean)))
    return undefined;
  return pairs.map(([first = "", second = ""]) => ({
    face: { text: first },
    other: { text: second },
    names: { [language]: /\p{L}/u.test(first) ? first : second },
  }));
}

/** Parses a text into rows, one per symbol. */
export function rowsIn(text: string, language: Language): WordRow[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim());
  return (
    tableIn(lines) ??
    pairsIn(lines, language) ??
    wordsIn(text).map((word) => ({ face: { text: word }, names: { [language]: word } }))
  );
}

/** Decodes a text file as UTF-16, UTF-8 or, from an old spreadsheet, Windows-1252. */
export async function textOf(file: Blob): Promise<string> {
  const body = await file.arrayBuffer();
  const [first = 0, second = 0] = new Uint8Array(body.slice(0, 2));
  const wide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const likely = wide ? (first === 0xff ? "utf-16le" : "utf-16be") : "utf-8";
  try {
    return new TextDecoder(likely, { fatal: true }).decode(body);
  } catch {
    return new TextDecoder("windows-1252").decode(body);
  }
}
