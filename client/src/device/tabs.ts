/** Finds out whether another tab of this browser has something open. Works over plain http too. */

const ANSWER_MS = 150;
const ASK = "who";
const HERE = "here";

/** Answers other tabs that ask; returns a function that stops this. */
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

/** Whether another tab has it open; no answer in time counts as no. */
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
