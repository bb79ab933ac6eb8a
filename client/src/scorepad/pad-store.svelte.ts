/** Stores a pad: on this device alone, or in a room for everybody. */
import { recall, remember } from "../device/storage";
import type { LiveRoom } from "../room/live-room.svelte";
import { KINDS, type Mark, type Pad } from "./pad";
import { withMark } from "./rules";

export type Heading = Omit<Pad, "marks">;

export interface PadStore {
  readonly pad: Pad | undefined;
  readonly mayWrite: boolean;
  /** Whether one may lay out a new pad. */
  readonly mayBegin: boolean;
  /** Whether a mark, or a new pad, can be taken back. */
  readonly mayUndo: boolean;
  begin(heading: Heading): void;
  write(...marks: readonly Mark[]): void;
  undo(): void;
}

const PLACE = "pads";

const isPad = (kept: Partial<Pad>): kept is Pad =>
  kept.kind !== undefined &&
  KINDS.includes(kept.kind) &&
  kept.sides !== undefined &&
  kept.marks !== undefined;

/** The pad and the one below it, as this device kept them; what does not read as pads is none. */
function loadPads(): readonly Pad[] {
  try {
    const pads = JSON.parse(recall(PLACE) ?? "[]") as readonly Partial<Pad>[];
    return pads.filter(isPad);
  } catch {
    return [];
  }
}

export class DevicePadStore implements PadStore {
  readonly mayWrite = true;
  readonly mayBegin = true;
  #pads = $state.raw(loadPads());

  get pad(): Pad | undefined {
    return this.#pads[0];
  }
  get mayUndo(): boolean {
    return this.#pads.length > 1 || (this.pad?.marks.length ?? 0) > 0;
  }

  begin(heading: Heading): void {
    this.#lay([{ ...heading, marks: [] }, ...this.#pads.slice(0, 1)]);
  }

  write(...marks: readonly Mark[]): void {
    const [pad, ...below] = this.#pads;
    if (!pad) return;
    this.#lay([marks.reduce((before, mark) => withMark(before, mark) ?? before, pad), ...below]);
  }

  undo(): void {
    const [pad, ...below] = this.#pads;
    if (pad?.marks.length) this.#lay([{ ...pad, marks: pad.marks.slice(0, -1) }, ...below]);
    else if (below.length) this.#lay(below);
  }

  #lay(pads: readonly Pad[]): void {
    this.#pads = pads;
    remember(PLACE, JSON.stringify(pads));
  }
}

/** So many marks fit into one message. */
const AT_ONCE = 24;

export class RoomPadStore implements PadStore {
  constructor(readonly room: LiveRoom) {}

  pad = $derived.by((): Pad | undefined => {
    const pad = this.room.view?.pad;
    return pad ? { ...pad, marks: Object.values(pad.marks) } : undefined;
  });
  get mayBegin(): boolean {
    return this.room.isHost;
  }
  get mayWrite(): boolean {
    return this.room.isHost || this.room.me.seat !== null;
  }
  get mayUndo(): boolean {
    const below = this.room.view?.pad?.below ?? false;
    return this.mayWrite && (below || (this.pad?.marks.length ?? 0) > 0);
  }

  begin({ kind, sides, games }: Heading): void {
    void this.room.ask({ type: "open_pad", kind, sides, games });
  }

  write(...marks: readonly Mark[]): void {
    for (let from = 0; from < marks.length; from += AT_ONCE)
      void this.room.ask({ type: "mark_pad", marks: marks.slice(from, from + AT_ONCE) });
  }

  undo(): void {
    void this.room.ask({ type: "undo_pad", marks: this.pad?.marks.length ?? 0 });
  }
}
