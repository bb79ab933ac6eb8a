/** Where to try next: where we were sent, where we were last, home, the other nodes in turn. */

/** The server that this page came from. */
export const HOME = "";

export class NodePicker {
  /** Where else the table is found. */
  nodes: readonly string[] = [];
  /** Where the last server sent us. */
  goal: string | undefined;
  /** We were sent where we cannot go: somebody has to carry what we say. */
  relay = false;
  #now = HOME;
  #last = HOME;
  #sent = false;
  #tries = 0;
  #shunned: string | undefined;

  /** Whether we were sent somewhere, and not back to who just did not answer. */
  get leadsOn(): boolean {
    return this.goal !== undefined && this.goal !== this.#shunned;
  }

  /** The address to try now. */
  next(): string {
    this.relay ||= this.#sent;
    this.#sent = this.leadsOn;
    if (this.goal !== undefined && this.leadsOn) {
      this.#now = this.goal;
    } else {
      const places = [...new Set([this.#last, HOME, ...this.nodes])];
      this.#now = places[this.#tries % places.length] ?? HOME;
      this.#tries += 1;
    }
    this.goal = undefined;
    return this.#now;
  }

  /** How often all places were tried in vain: busy servers get slower by those who give up. */
  get rounds(): number {
    return Math.min(3, Math.floor(this.#tries / (this.nodes.length + 1)));
  }

  /** We were let in: here it is. */
  arrived(): void {
    [this.#last, this.#tries, this.#sent, this.relay] = [this.#now, 0, false, false];
    this.#shunned = undefined;
  }

  /** This one does not say anything any more: try somebody else first. */
  silent(): void {
    [this.#tries, this.#shunned] = [1, this.#now];
  }
}
