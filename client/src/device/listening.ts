/** The browser's own ear, where it has one. What it hears goes to no server of ours. */

interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: Heard) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
}

interface Heard {
  readonly timeStamp: number;
  readonly resultIndex: number;
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>>;
}

type Maker = new () => Recognition;

const maker = (): Maker | undefined => {
  const browser = globalThis as { SpeechRecognition?: Maker; webkitSpeechRecognition?: Maker };
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition;
};

export const canListen = (): boolean => maker() !== undefined;

/** Listens until told to stop; browsers like to stop by themselves, and are started again. */
export function listen(
  language: string,
  onheard: (text: string, when: number) => void,
): () => void {
  const Ear = maker();
  if (!Ear) return () => undefined;
  const ear = new Ear();
  let wanted = true;
  ear.lang = language;
  ear.continuous = true;
  ear.interimResults = true;
  ear.onresult = ({ results, resultIndex, timeStamp }) => {
    onheard(results[resultIndex]?.[0]?.transcript ?? "", timeStamp);
  };
  ear.onend = () => {
    if (wanted) ear.start();
  };
  ear.start();
  return () => {
    wanted = false;
    ear.abort();
  };
}
