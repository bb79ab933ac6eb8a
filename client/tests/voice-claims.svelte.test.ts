import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { canListen } from "../src/device/speech-recognition";
import { DECKS, type Edition, type Names } from "../src/editions/edition";
import { loadNames, loadEdition } from "../src/editions/built-in";
import { Vocabulary } from "../src/games/naming/vocabulary";
import { UtteranceReader, NAME_PAUSE_MS, VoiceInput } from "../src/games/naming/voice.svelte";
import { localeOf, LANGUAGES } from "../src/i18n/language";
import { setLanguage } from "../src/i18n/i18n.svelte";

/** A fake SpeechRecognition; a test says what it hears. */
class FakeRecognition {
  static all: FakeRecognition[] = [];
  lang = "";
  continuous = false;
  interimResults = false;
  starts = 0;
  running = false;
  onresult: ((event: unknown) => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  onend: (() => void) | null = null;
  readonly #results: string[] = [];

  constructor() {
    FakeRecognition.all.push(this);
  }
  start() {
    if (this.running) throw new Error("it has started already");
    this.running = true;
    this.starts += 1;
    this.#results.length = 0;
  }
  abort() {
    if (this.running) this.fail("aborted");
  }
  /** One utterance, as a sequence of interim results. */
  hear(...told: string[]) {
    this.#results.push("");
    for (const transcript of told) this.#tell(transcript, false);
  }
  /** One utterance, as a final result. */
  hearFinal(transcript: string) {
    this.#results.push("");
    this.#tell(transcript, true);
  }
  #tell(transcript: string, isFinal: boolean) {
    this.#results[this.#results.length - 1] = transcript;
    this.onresult?.({
      timeStamp: 1234,
      resultIndex: this.#results.length - 1,
      results: this.#results.map((result) => Object.assign([{ transcript: result }], { isFinal })),
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
  SpeechRecognition?: typeof FakeRecognition;
  webkitSpeechRecognition?: typeof FakeRecognition;
};
let over: (() => void) | undefined;

beforeEach(async () => {
  browser.SpeechRecognition = FakeRecognition;
  FakeRecognition.all = [];
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

/** A player who has switched voice on, at a table with the classic deck. */
function player(names: Names = words) {
  const called: [symbol: number, when: number][] = [];
  let known = $state.raw<Vocabulary<number> | undefined>(vocabularyOf(edition, names));
  let voice: VoiceInput<number> | undefined;
  over = $effect.root(() => {
    voice = new VoiceInput(
      () => known,
      (symbol, when) => called.push([symbol, when]),
    );
  });
  flushSync();
  const recognition = FakeRecognition.all.at(-1);
  if (!recognition || !voice) throw new Error("nobody listens");
  const turnOff = () => {
    known = undefined;
    flushSync();
  };
  return { voice, recognition, called, symbols: () => called.map(([symbol]) => symbol), turnOff };
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

test("a name within a word does not count, and the longest of overlapping names does", () => {
  const vocabulary = vocabularyOf(edition, suns);
  expect(meant(vocabulary, "sunday")).toEqual([]);
  expect(meant(vocabulary, "it is the sun")).toEqual([0]);
  expect(meant(vocabulary, "a sun hat")).toEqual([1]);
  expect(meant(vocabulary, "sun, no: sun hat")).toEqual([0, 1]);
});

test("a name matches whether it is written as one word or two", () => {
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
  const { recognition, called } = player(names);
  expect(recognition.lang).toBe(localeOf(spoken, navigator.languages));
  expect(localeOf(spoken, [])).toBe(accent);
  recognition.hearFinal(said);
  expect(called).toEqual([[edition.symbols.findIndex((one) => one.id === id), 1234]]);
});

test("the browser's regional tag of a language is used", () => {
  expect(localeOf("en", ["de-DE", "en-AU", "en-GB"])).toBe("en-AU");
});

test("a symbol is claimed as soon as it is heard, and once per utterance", () => {
  const { recognition, symbols } = player({ [first]: ["sun"] });
  recognition.hear("the", "the sun", "the sun", "The sun.");
  expect(symbols()).toEqual([0]);
  recognition.hear("sun");
  expect(symbols()).toEqual([0, 0]);
});

test("a name that begins a longer one waits for the next word", () => {
  const { recognition, symbols } = player(suns);
  recognition.hear("sun");
  expect(symbols()).toEqual([]);
  recognition.hear("sun", "sun hat");
  expect(symbols()).toEqual([0, 1]);
  recognition.hear("the sun", "the sun is it");
  expect(symbols()).toEqual([0, 1, 0]);
});

test("a name that begins a longer one waits for a short pause, or the end of the utterance", () => {
  vi.useFakeTimers();
  const { recognition, symbols } = player(suns);
  recognition.hear("sun");
  vi.advanceTimersByTime(NAME_PAUSE_MS - 1);
  expect(symbols()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(symbols()).toEqual([0]);
  recognition.hearFinal("sun");
  expect(symbols()).toEqual([0, 0]);
});

test.each(boxes)(
  "on %s in %s no name is mistaken for a shorter one that it begins with",
  async (deck, language) => {
    vi.useFakeTimers();
    const [box, names] = await Promise.all([loadEdition(deck), loadNames(deck, language)]);
    const vocabulary = vocabularyOf(box, names);
    box.symbols.forEach(({ id }, symbol) => {
      for (const name of names[id] ?? []) {
        const called: number[] = [];
        const reader = new UtteranceReader(vocabulary, (meaning) => called.push(meaning));
        const words = name.split(" ");
        words.forEach((_, at) => {
          reader.read("1", words.slice(0, at + 1).join(" "), at);
        });
        vi.runAllTimers();
        expect([name, called]).toEqual([name, [symbol]]);
      }
    });
  },
);

test("one utterance can claim several symbols, each as soon as it is said", () => {
  const { recognition, symbols } = player(suns);
  recognition.hear("sun", "sun hat", "sun hat and sun", "sun hat and sun now");
  expect(symbols()).toEqual([1, 0]);
  recognition.hearFinal("sun hat and sun hat");
  expect(symbols()).toEqual([1, 0, 1, 1]);
});

test("other words claim nothing", () => {
  const { recognition, called } = player();
  recognition.hear("where is it", "");
  expect(called).toEqual([]);
});

test.each(["no-speech", "aborted"])("after %s recognition is started again", (error) => {
  const { voice, recognition, symbols } = player({ [first]: ["sun"] });
  recognition.hear("sun");
  recognition.fail(error);
  flushSync();
  expect([recognition.running, recognition.starts, voice.error]).toEqual([true, 2, undefined]);
  recognition.hear("sun");
  expect(symbols()).toEqual([0, 0]);
});

test("after a network error recognition is started again with a delay", () => {
  vi.useFakeTimers();
  const { voice, recognition } = player();
  recognition.fail("network");
  expect([recognition.running, voice.error]).toEqual([false, undefined]);
  vi.runAllTimers();
  expect(recognition.running).toBe(true);
});

test.each([
  ["not-allowed", "forbidden"],
  ["service-not-allowed", "forbidden"],
  ["audio-capture", "microphone"],
  ["language-not-supported", "language"],
])("%s is reported, and recognition stays off", (error, why) => {
  const { voice, recognition } = player();
  recognition.fail(error);
  flushSync();
  expect([recognition.running, recognition.starts, voice.error]).toEqual([false, 1, why]);
});

test("switched off, recognition stays off", () => {
  vi.useFakeTimers();
  const { recognition, turnOff } = player();
  turnOff();
  vi.runAllTimers();
  expect([recognition.running, recognition.starts]).toEqual([false, 1]);
});

test("switched off after a network error, recognition is not started again", () => {
  vi.useFakeTimers();
  const { recognition, turnOff } = player();
  recognition.fail("network");
  turnOff();
  vi.runAllTimers();
  expect([recognition.running, recognition.starts]).toEqual([false, 1]);
});

test("another language gets a new recogniser", async () => {
  const { recognition } = player();
  await setLanguage("it");
  flushSync();
  expect([
    recognition.running,
    FakeRecognition.all.length,
    FakeRecognition.all.at(-1)?.lang,
  ]).toEqual([false, 2, "it-IT"]);
});

test("without SpeechRecognition in the browser, canListen is false", () => {
  expect(canListen()).toBe(true);
  delete browser.SpeechRecognition;
  expect(canListen()).toBe(false);
  browser.webkitSpeechRecognition = FakeRecognition;
  expect(canListen()).toBe(true);
  delete browser.webkitSpeechRecognition;
});
