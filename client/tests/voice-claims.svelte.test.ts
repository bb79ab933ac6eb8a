import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { canListen } from "../src/device/speech-recognition";
import { DECKS, type Edition, type Names } from "../src/editions/edition";
import { loadNames, loadEdition } from "../src/editions/built-in";
import { ClaimCaller, Vocabulary } from "../src/player/vocabulary";
import { VoiceClaims } from "../src/player/voice-claims.svelte";
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
    for (const transcript of told) {
      this.#breaths[this.#breaths.length - 1] = transcript;
      this.onresult?.({
        timeStamp: 1234,
        resultIndex: this.#breaths.length - 1,
        results: this.#breaths.map((breath) => [{ transcript: breath }]),
      });
    }
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

/** A player who has turned the voice on at a table of the classic box. */
function player(names: Names = words) {
  const called: [symbol: number, when: number][] = [];
  let table = $state.raw<{ edition: Edition; names: Names } | undefined>({ edition, names });
  let voice: VoiceClaims | undefined;
  over = $effect.root(() => {
    voice = new VoiceClaims(
      () => table,
      (symbol, when) => called.push([symbol, when]),
    );
  });
  flushSync();
  const ear = Ear.all.at(-1);
  if (!ear || !voice) throw new Error("nobody listens");
  const turnOff = () => {
    table = undefined;
    flushSync();
  };
  return { voice, ear, called, symbols: () => called.map(([symbol]) => symbol), turnOff };
}

const boxes = DECKS.flatMap((deck) =>
  Object.keys(LANGUAGES).map((language) => [deck, language] as const),
);

test.each(boxes)("every name and synonym on %s in %s is understood", async (deck, language) => {
  const [box, names] = await Promise.all([loadEdition(deck), loadNames(deck, language)]);
  const vocabulary = new Vocabulary(box, names);
  box.symbols.forEach(({ id }, symbol) => {
    for (const name of names[id] ?? [])
      expect([name, vocabulary.namedIn(`… ${name.toUpperCase()}!`)]).toEqual([name, [symbol]]);
  });
});

test("a name within a word is not said, and of names within names the longest counts", () => {
  const vocabulary = new Vocabulary(edition, suns);
  expect(vocabulary.namedIn("sunday")).toEqual([]);
  expect(vocabulary.namedIn("it is the sun")).toEqual([0]);
  expect(vocabulary.namedIn("a sun hat")).toEqual([1]);
  expect(vocabulary.namedIn("sun, no: sun hat")).toEqual([0, 1]);
});

test("whether a name is one word or two is not to be heard", () => {
  const vocabulary = new Vocabulary(edition, { [first]: ["snowman"], [second]: ["ice cream"] });
  expect(vocabulary.namedIn("snow man icecream")).toEqual([0, 1]);
});

test.each([
  ["en", "the alarm clock!", "clock", "en-GB"],
  ["pl", "zielone jabłko", "apple", "pl-PL"],
  ["da", "Et stykke ost", "cheese", "da-DK"],
  ["it", "l'orologio", "clock", "it-IT"],
  ["nl", "worteltje", "carrot", "nl-NL"],
] as const)("in %s, the synonym in “%s” claims the %s", async (spoken, said, id, accent) => {
  await setLanguage(spoken);
  const names = await loadNames("classic", spoken);
  const { ear, called } = player(names);
  expect(ear.lang).toBe(accentOf(spoken, navigator.languages));
  expect(accentOf(spoken, [])).toBe(accent);
  ear.hear(said);
  expect(called).toEqual([[edition.symbols.findIndex((one) => one.id === id), 1234]]);
});

test("a language is spoken as the browser's owner speaks it", () => {
  expect(accentOf("en", ["de-DE", "en-AU", "en-GB"])).toBe("en-AU");
});

test("a symbol is claimed as soon as it is heard, and once, however often it is told", () => {
  const { ear, symbols } = player(suns);
  ear.hear("the", "the sun", "the sun", "The sun.");
  expect(symbols()).toEqual([0]);
  ear.hear("sun");
  expect(symbols()).toEqual([0, 0]);
});

test("in one breath several symbols are claimed, each when it is said", () => {
  const { ear, symbols } = player(suns);
  ear.hear("sun", "sun hat", "sun hat and sun");
  expect(symbols()).toEqual([0, 1]);
  ear.hear("sun hat and sun hat");
  expect(symbols()).toEqual([0, 1, 1, 1]);
});

test("what is no name claims nothing", () => {
  const { ear, called } = player();
  ear.hear("where is it", "");
  expect(called).toEqual([]);
});

test.each(["no-speech", "aborted"])("after %s the browser is asked to listen again", (error) => {
  const { voice, ear, symbols } = player(suns);
  ear.hear("sun");
  ear.fail(error);
  flushSync();
  expect([ear.running, ear.starts, voice.deaf]).toEqual([true, 2, undefined]);
  ear.hear("sun");
  expect(symbols()).toEqual([0, 0]);
});

test("while the browser's own line is cut, it is tried again after a while", () => {
  vi.useFakeTimers();
  const { voice, ear } = player();
  ear.fail("network");
  expect([ear.running, voice.deaf]).toEqual([false, undefined]);
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
  expect([ear.running, ear.starts, voice.deaf]).toEqual([false, 1, why]);
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

test("what one breath has called does not silence the next", () => {
  const caller = new ClaimCaller(new Vocabulary(edition, suns));
  expect(caller.hear("1/0", "sun")).toEqual([0]);
  expect(caller.hear("1/1", "sun")).toEqual([0]);
});
