/** The browser's speech recognition, where it has one. What it hears goes to no server of ours. */

interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: Heard) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
}

interface Heard {
  readonly timeStamp: number;
  readonly resultIndex: number;
  readonly results: ArrayLike<
    ArrayLike<{ readonly transcript: string }> & { readonly isFinal?: boolean }
  >;
}

type Maker = new () => Recognition;

/** Why nothing will ever be heard: nothing that trying again would mend. */
export type Deafness = "forbidden" | "microphone" | "language";

const DEAF: Readonly<Record<string, Deafness>> = {
  "not-allowed": "forbidden",
  "service-not-allowed": "forbidden",
  "audio-capture": "microphone",
  "language-not-supported": "language",
};
/** How long to wait, in ms, when the browser's own line is cut. */
const LINE_CUT = 2000;

const maker = (): Maker | undefined => {
  const browser = globalThis as { SpeechRecognition?: Maker; webkitSpeechRecognition?: Maker };
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition;
};

export const canListen = (): boolean => maker() !== undefined;

export interface Listener {
  /** What was said in one breath; it is told again, longer or corrected, until it is final. */
  heard(breath: string, text: string, when: number, final: boolean): void;
  /** It is over: nobody listens any more. */
  deaf(why: Deafness): void;
}

/** Listens until told to stop; browsers like to stop by themselves, and are started again. */
export function listen(language: string, listener: Listener): () => void {
  const Ear = maker();
  if (!Ear) return () => undefined;
  const ear = new Ear();
  let [wanted, started, pause] = [true, 0, 0];
  let waiting: ReturnType<typeof setTimeout> | undefined;
  ear.lang = language;
  ear.continuous = true;
  ear.interimResults = true;
  ear.onresult = ({ results, resultIndex, timeStamp }) => {
    for (let index = resultIndex; index < results.length; index += 1)
      listener.heard(
        `${String(started)}/${String(index)}`,
        results[index]?.[0]?.transcript ?? "",
        timeStamp,
        results[index]?.isFinal ?? false,
      );
  };
  ear.onerror = ({ error }) => {
    pause = error === "network" ? LINE_CUT : 0;
    const why = DEAF[error];
    if (!why || !wanted) return;
    wanted = false;
    listener.deaf(why);
  };
  const start = () => {
    [started, pause] = [started + 1, 0];
    ear.start();
  };
  ear.onend = () => {
    if (!wanted) return;
    if (pause) waiting = setTimeout(start, pause);
    else start();
  };
  start();
  return () => {
    wanted = false;
    clearTimeout(waiting);
    ear.abort();
  };
}
