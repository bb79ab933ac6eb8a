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

const PATH = "ws";

/** Addresses of nodes may lack the slash at the end, which makes their last part a folder. */
const withSlash = (server: string): string => server.replace(/\/?$/, "/");

export function openSocket(server: string): Socket {
  const address = new URL(PATH, server === HOME ? document.baseURI : withSlash(server));
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  address.hash = "";
  return new WebSocket(address) as unknown as Socket;
}
