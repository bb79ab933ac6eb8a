/** Several tabs of one browser: which of them has something open. Works over plain http too. */

const ANSWER_MS = 150;
const ASK = "who";
const HERE = "here";

/** Tells other tabs that ask; returns how to stop. */
export function announceOpen(topic: string): () => void {
  if (!("BroadcastChannel" in globalThis)) return () => undefined;
  const channel = new BroadcastChannel(`spotisle.${topic}`);
  channel.onmessage = ({ data }) => {
    if (data === ASK) channel.postMessage(HERE);
  };
  return () => {
    channel.close();
  };
}

/** Whether another tab has it open; one that does not answer soon is taken for none. */
export function isOpenElsewhere(topic: string): Promise<boolean> {
  if (!("BroadcastChannel" in globalThis)) return Promise.resolve(false);
  const channel = new BroadcastChannel(`spotisle.${topic}`);
  return new Promise<boolean>((resolve) => {
    channel.onmessage = ({ data }) => {
      if (data === HERE) resolve(true);
    };
    channel.postMessage(ASK);
    setTimeout(() => {
      resolve(false);
    }, ANSWER_MS);
  }).finally(() => {
    channel.close();
  });
}
