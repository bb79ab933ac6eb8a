/** The browser's speech recognition, where it has one. What it hears goes to no server of ours. */

interface SpeechRecogniser {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: RecognitionResult) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
}

interface RecognitionResult {
  readonly timeStamp: number;
  readonly resultIndex: number;
  readonly results: ArrayLike<
    ArrayLike<{ readonly transcript: string }> & { readonly isFinal?: boolean }
  >;
}

type RecognitionClass = new () => SpeechRecogniser;

/** Why nothing will ever be heard: nothing that trying again would mend. */
export type RecognitionError = "forbidden" | "microphone" | "language";

const ERRORS: Readonly<Record<string, RecognitionError>> = {
  "not-allowed": "forbidden",
  "service-not-allowed": "forbidden",
  "audio-capture": "microphone",
  "language-not-supported": "language",
};
/** Before another try when the browser cannot reach its recogniser. */
const NETWORK_RETRY_MS = 2000;

const recognitionClass = (): RecognitionClass | undefined => {
  const browser = globalThis as {
    SpeechRecognition?: RecognitionClass;
    webkitSpeechRecognition?: RecognitionClass;
  };
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition;
};

export const canListen = (): boolean => recognitionClass() !== undefined;

export interface Listener {
  /** What was said in one go; it is called again, longer or corrected, until it is final. */
  onspeech(utterance: string, text: string, when: number, final: boolean): void;
  /** The browser stopped listening for good. */
  onfailure(why: RecognitionError): void;
}

/** Listens until told to stop; browsers like to stop by themselves, and are started again. */
export function listen(language: string, listener: Listener): () => void {
  const Recognition = recognitionClass();
  if (!Recognition) return () => undefined;
  const recognition = new Recognition();
  let [wanted, started, pause] = [true, 0, 0];
  let waiting: ReturnType<typeof setTimeout> | undefined;
  recognition.lang = language;
  recognition.continuous = true;
  recognition.interimResults = true;
  recognition.onresult = ({ results, resultIndex, timeStamp }) => {
    for (let index = resultIndex; index < results.length; index += 1)
      listener.onspeech(
        `${String(started)}/${String(index)}`,
        results[index]?.[0]?.transcript ?? "",
        timeStamp,
        results[index]?.isFinal ?? false,
      );
  };
  recognition.onerror = ({ error }) => {
    pause = error === "network" ? NETWORK_RETRY_MS : 0;
    const why = ERRORS[error];
    if (!why || !wanted) return;
    wanted = false;
    listener.onfailure(why);
  };
  const start = () => {
    [started, pause] = [started + 1, 0];
    recognition.start();
  };
  recognition.onend = () => {
    if (!wanted) return;
    if (pause) waiting = setTimeout(start, pause);
    else start();
  };
  start();
  return () => {
    wanted = false;
    clearTimeout(waiting);
    recognition.abort();
  };
}
