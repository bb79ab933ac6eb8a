/** Stores a pad: on this device alone, or in a room for everybody. */
import { recall, remember } from "../device/storage";
import type { LiveRoom } from "../room/live-room.svelte";
import { PAD_KINDS, type Mark, type Pad } from "./pad";
import { withMark } from "./rules";

export type PadSetup = Omit<Pad, "marks">;

export interface PadStore {
  readonly pad: Pad | undefined;
  readonly mayWrite: boolean;
  /** Whether this device may start a new pad. */
  readonly mayBegin: boolean;
  /** Whether a mark, or the start of a new pad, can be undone. */
  readonly mayUndo: boolean;
  begin(setup: PadSetup): void;
  write(...marks: readonly Mark[]): void;
  undo(): void;
}

const STORAGE_KEY = "pads";

const isPad = (kept: Partial<Pad>): kept is Pad =>
  kept.kind !== undefined &&
  PAD_KINDS.includes(kept.kind) &&
  kept.sides !== undefined &&
  kept.marks !== undefined;

/** The current and the previous pad, as stored on this device; skips what is not a valid pad. */
function loadPads(): readonly Pad[] {
  try {
    const pads = JSON.parse(recall(STORAGE_KEY) ?? "[]") as readonly Partial<Pad>[];
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

  begin(setup: PadSetup): void {
    this.#store([{ ...setup, marks: [] }, ...this.#pads.slice(0, 1)]);
  }

  write(...marks: readonly Mark[]): void {
    const [pad, ...below] = this.#pads;
    if (!pad) return;
    this.#store([marks.reduce((before, mark) => withMark(before, mark) ?? before, pad), ...below]);
  }

  undo(): void {
    const [pad, ...below] = this.#pads;
    if (pad?.marks.length) this.#store([{ ...pad, marks: pad.marks.slice(0, -1) }, ...below]);
    else if (below.length) this.#store(below);
  }

  #store(pads: readonly Pad[]): void {
    this.#pads = pads;
    remember(STORAGE_KEY, JSON.stringify(pads));
  }
}

const MAX_MARKS_PER_MESSAGE = 24;

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

  begin({ kind, sides, games }: PadSetup): void {
    void this.room.ask({ type: "open_pad", kind, sides, games });
  }

  write(...marks: readonly Mark[]): void {
    for (let from = 0; from < marks.length; from += MAX_MARKS_PER_MESSAGE)
      void this.room.ask({
        type: "mark_pad",
        marks: marks.slice(from, from + MAX_MARKS_PER_MESSAGE),
      });
  }

  undo(): void {
    void this.room.ask({ type: "undo_pad", marks: this.pad?.marks.length ?? 0 });
  }
}
