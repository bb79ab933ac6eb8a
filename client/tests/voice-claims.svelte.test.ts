import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { canListen } from "../src/device/speech-recognition";
import { DECKS, type Edition, type Names } from "../src/editions/edition";
import { loadNames, loadEdition } from "../src/editions/built-in";
import { Vocabulary } from "../src/games/naming/vocabulary";
import { Caller, NAME_PAUSE_MS, Voice } from "../src/games/naming/voice.svelte";
import { accentOf, LANGUAGES } from "../src/i18n/language";
import { setLanguage } from "../src/i18n/i18n.svelte";

/** The browser's recogniser, as far as a page can see it; a test says what it hears. */
class Ear {
  static all: Ear[] = [];
  lang = "";
  continuous = false;
  interimResults = false;
  starts = 0;
  running = false;
  onresult: ((event: unknown) => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  onend: (() => void) | null = null;
  readonly #breaths: string[] = [];

  constructor() {
    Ear.all.push(this);
  }
  start() {
    if (this.running) throw new Error("it has started already");
    this.running = true;
    this.starts += 1;
    this.#breaths.length = 0;
  }
  abort() {
    if (this.running) this.fail("aborted");
  }
  /** One breath, told again and again while it is drawn. */
  hear(...told: string[]) {
    this.#breaths.push("");
    for (const transcript of told) this.#tell(transcript, false);
  }
  /** One breath, and the browser knows that it is over. */
  hearOut(transcript: string) {
    this.#breaths.push("");
    this.#tell(transcript, true);
  }
  #tell(transcript: string, isFinal: boolean) {
    this.#breaths[this.#breaths.length - 1] = transcript;
    this.onresult?.({
      timeStamp: 1234,
      resultIndex: this.#breaths.length - 1,
      results: this.#breaths.map((breath) => Object.assign([{ transcript: breath }], { isFinal })),
    });
  }
  fail(error: string) {
    this.onerror?.({ error });
    this.end();
  }
  end() {
    this.running = false;
    this.onend?.();
  }
}

const browser = globalThis as {
  SpeechRecognition?: typeof Ear;
  webkitSpeechRecognition?: typeof Ear;
};
let over: (() => void) | undefined;

beforeEach(async () => {
  browser.SpeechRecognition = Ear;
  Ear.all = [];
  await setLanguage("en");
});
afterEach(async () => {
  over?.();
  over = undefined;
  delete browser.SpeechRecognition;
  vi.useRealTimers();
  await setLanguage("en");
});

const edition = await loadEdition("classic");
const words: Names = await loadNames("classic", "en");
const [first = "", second = ""] = edition.symbols.map(({ id }) => id);
const suns: Names = { [first]: ["sun"], [second]: ["sun hat"] };

const vocabularyOf = (box: Edition, names: Names) =>
  new Vocabulary(
    box.symbols.flatMap(({ id }, symbol) =>
      (names[id] ?? []).map((name) => [name, symbol] as const),
    ),
  );
const meant = (vocabulary: Vocabulary<number>, sentence: string) =>
  vocabulary.namedIn(sentence).map(({ meaning }) => meaning);

/** A player who has turned the voice on at a table of the classic box. */
function player(names: Names = words) {
  const called: [symbol: number, when: number][] = [];
  let known = $state.raw<Vocabulary<number> | undefined>(vocabularyOf(edition, names));
  let voice: Voice<number> | undefined;
  over = $effect.root(() => {
    voice = new Voice(
      () => known,
      (symbol, when) => called.push([symbol, when]),
    );
  });
  flushSync();
  const ear = Ear.all.at(-1);
  if (!ear || !voice) throw new Error("nobody listens");
  const turnOff = () => {
    known = undefined;
    flushSync();
  };
  return { voice, ear, called, symbols: () => called.map(([symbol]) => symbol), turnOff };
}

const boxes = DECKS.flatMap((deck) =>
  Object.keys(LANGUAGES).map((language) => [deck, language] as const),
);

test.each(boxes)("every name and synonym on %s in %s is understood", async (deck, language) => {
  const [box, names] = await Promise.all([loadEdition(deck), loadNames(deck, language)]);
  const vocabulary = vocabularyOf(box, names);
  box.symbols.forEach(({ id }, symbol) => {
    for (const name of names[id] ?? [])
      expect([name, meant(vocabulary, `… ${name.toUpperCase()}!`)]).toEqual([name, [symbol]]);
  });
});

test("a name within a word is not said, and of names within names the longest counts", () => {
  const vocabulary = vocabularyOf(edition, suns);
  expect(meant(vocabulary, "sunday")).toEqual([]);
  expect(meant(vocabulary, "it is the sun")).toEqual([0]);
  expect(meant(vocabulary, "a sun hat")).toEqual([1]);
  expect(meant(vocabulary, "sun, no: sun hat")).toEqual([0, 1]);
});

test("whether a name is one word or two is not to be heard", () => {
  const vocabulary = vocabularyOf(edition, {
    [first]: ["snowman"],
    [second]: ["ice cream"],
  });
  expect(meant(vocabulary, "snow man icecream")).toEqual([0, 1]);
});

test.each([
  ["en", "the alarm clock!", "clock", "en-GB"],
  ["pl", "zielone jabłko", "apple", "pl-PL"],
  ["da", "Et stykke ost", "cheese", "da-DK"],
  ["it", "l'orologio", "clock", "it-IT"],
  ["nl", "worteltje", "carrot", "nl-NL"],
  ["de", "Die Mohrrübe!", "carrot", "de-DE"],
] as const)("in %s, the synonym in “%s” claims the %s", async (spoken, said, id, accent) => {
  await setLanguage(spoken);
  const names = await loadNames("classic", spoken);
  const { ear, called } = player(names);
  expect(ear.lang).toBe(accentOf(spoken, navigator.languages));
  expect(accentOf(spoken, [])).toBe(accent);
  ear.hearOut(said);
  expect(called).toEqual([[edition.symbols.findIndex((one) => one.id === id), 1234]]);
});

test("a language is spoken as the browser's owner speaks it", () => {
  expect(accentOf("en", ["de-DE", "en-AU", "en-GB"])).toBe("en-AU");
});

test("a symbol is claimed as soon as it is heard, and once, however often it is told", () => {
  const { ear, symbols } = player({ [first]: ["sun"] });
  ear.hear("the", "the sun", "the sun", "The sun.");
  expect(symbols()).toEqual([0]);
  ear.hear("sun");
  expect(symbols()).toEqual([0, 0]);
});

test("a name that begins a longer one waits for the next word", () => {
  const { ear, symbols } = player(suns);
  ear.hear("sun");
  expect(symbols()).toEqual([]);
  ear.hear("sun", "sun hat");
  expect(symbols()).toEqual([0, 1]);
  ear.hear("the sun", "the sun is it");
  expect(symbols()).toEqual([0, 1, 0]);
});

test("a name that begins a longer one waits for a short pause, or the end of the breath", () => {
  vi.useFakeTimers();
  const { ear, symbols } = player(suns);
  ear.hear("sun");
  vi.advanceTimersByTime(NAME_PAUSE_MS - 1);
  expect(symbols()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(symbols()).toEqual([0]);
  ear.hearOut("sun");
  expect(symbols()).toEqual([0, 0]);
});

test.each(boxes)(
  "on %s in %s no name is taken for a shorter one that it begins with",
  async (deck, language) => {
    vi.useFakeTimers();
    const [box, names] = await Promise.all([loadEdition(deck), loadNames(deck, language)]);
    const vocabulary = vocabularyOf(box, names);
    box.symbols.forEach(({ id }, symbol) => {
      for (const name of names[id] ?? []) {
        const called: number[] = [];
        const caller = new Caller(vocabulary, (meaning) => called.push(meaning));
        const words = name.split(" ");
        words.forEach((_, at) => {
          caller.hear("1", words.slice(0, at + 1).join(" "), at);
        });
        vi.runAllTimers();
        expect([name, called]).toEqual([name, [symbol]]);
      }
    });
  },
);

test("in one breath several symbols are claimed, each when it is said", () => {
  const { ear, symbols } = player(suns);
  ear.hear("sun", "sun hat", "sun hat and sun", "sun hat and sun now");
  expect(symbols()).toEqual([1, 0]);
  ear.hearOut("sun hat and sun hat");
  expect(symbols()).toEqual([1, 0, 1, 1]);
});

test("what is no name claims nothing", () => {
  const { ear, called } = player();
  ear.hear("where is it", "");
  expect(called).toEqual([]);
});

test.each(["no-speech", "aborted"])("after %s the browser is asked to listen again", (error) => {
  const { voice, ear, symbols } = player({ [first]: ["sun"] });
  ear.hear("sun");
  ear.fail(error);
  flushSync();
  expect([ear.running, ear.starts, voice.error]).toEqual([true, 2, undefined]);
  ear.hear("sun");
  expect(symbols()).toEqual([0, 0]);
});

test("while the browser's own line is cut, it is tried again after a while", () => {
  vi.useFakeTimers();
  const { voice, ear } = player();
  ear.fail("network");
  expect([ear.running, voice.error]).toEqual([false, undefined]);
  vi.runAllTimers();
  expect(ear.running).toBe(true);
});

test.each([
  ["not-allowed", "forbidden"],
  ["service-not-allowed", "forbidden"],
  ["audio-capture", "microphone"],
  ["language-not-supported", "language"],
])("%s is told, and nobody listens any more", (error, why) => {
  const { voice, ear } = player();
  ear.fail(error);
  flushSync();
  expect([ear.running, ear.starts, voice.error]).toEqual([false, 1, why]);
});

test("turned off, the ear is closed for good", () => {
  vi.useFakeTimers();
  const { ear, turnOff } = player();
  turnOff();
  vi.runAllTimers();
  expect([ear.running, ear.starts]).toEqual([false, 1]);
});

test("turned off while the line is cut, nothing is tried again", () => {
  vi.useFakeTimers();
  const { ear, turnOff } = player();
  ear.fail("network");
  turnOff();
  vi.runAllTimers();
  expect([ear.running, ear.starts]).toEqual([false, 1]);
});

test("another language is heard by another ear", async () => {
  const { ear } = player();
  await setLanguage("it");
  flushSync();
  expect([ear.running, Ear.all.length, Ear.all.at(-1)?.lang]).toEqual([false, 2, "it-IT"]);
});

test("a browser without an ear is not asked", () => {
  expect(canListen()).toBe(true);
  delete browser.SpeechRecognition;
  expect(canListen()).toBe(false);
  browser.webkitSpeechRecognition = Ear;
  expect(canListen()).toBe(true);
  delete browser.webkitSpeechRecognition;
});
