/** The socket to a server: the one that this page came from, or another node. */

import { HOME } from "./node-picker";

/** The part of a WebSocket that a room connection uses. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((message: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

const PATH = "/ws";

export function openSocket(server: string): Socket {
  const address = new URL(PATH, server === HOME ? location.href : server);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  address.hash = "";
  return new WebSocket(address) as unknown as Socket;
}
