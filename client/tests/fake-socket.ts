/** A socket without a network: the test says what the server sends. */
import type { Socket } from "../src/connection/socket";
import type { Frame } from "../src/protocol/messages";
import { LiveRoom } from "../src/room/live-room.svelte";

export class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((message: { readonly data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: Record<string, unknown>[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
    this.onclose?.();
  }
  say(frame: Frame): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

/** A player's room on a socket of its own; a test closes it, or its timers reach into later tests. */
export function enterRoom(code: string): { room: LiveRoom; socket: FakeSocket } {
  const socket = new FakeSocket();
  const room = new LiveRoom(code, "Ann", "hand", false, {
    openSocket: () => socket,
    adaptView: (view) => view,
  });
  socket.onopen?.();
  return { room, socket };
}
