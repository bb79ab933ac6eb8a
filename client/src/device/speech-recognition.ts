/** The browser's speech recognition, where it has one. What it hears is not sent to our server. */

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

/** Permanent errors: trying again would not help. */
export type RecognitionError = "forbidden" | "microphone" | "language";

const ERRORS: Readonly<Record<string, RecognitionError>> = {
  "not-allowed": "forbidden",
  "service-not-allowed": "forbidden",
  "audio-capture": "microphone",
  "language-not-supported": "language",
};
/** The pause before a retry when the browser cannot reach its recogniser. */
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
  /** One utterance; called again with a longer or corrected text until it is final. */
  onspeech(utterance: string, text: string, when: number, final: boolean): void;
  /** The browser stopped listening for good. */
  onfailure(why: RecognitionError): void;
}

/** Listens until the returned function is called; restarts when the browser stops by itself. */
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
