/** The socket to the server that this page came from. */

/** As much of a WebSocket as a link needs. */
export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((message: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

const PATH = "/ws";

export function openWire(): Wire {
  const address = new URL(PATH, location.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  address.hash = "";
  return new WebSocket(address) as unknown as Wire;
}
