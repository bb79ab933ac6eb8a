/** Where to try next: where we were sent, where we were last, home, the other nodes in turn. */

/** The server that this page came from. */
export const HOME = "";

export class Way {
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

  /** The address to try now. */
  next(): string {
    this.relay ||= this.#sent;
    this.#sent = this.goal !== undefined;
    if (this.goal !== undefined) {
      this.#now = this.goal;
      this.goal = undefined;
    } else {
      const places = [...new Set([this.#last, HOME, ...this.nodes])];
      this.#now = places[this.#tries % places.length] ?? HOME;
      this.#tries += 1;
    }
    return this.#now;
  }

  /** We were let in: here it is. */
  arrived(): void {
    [this.#last, this.#tries, this.#sent, this.relay] = [this.#now, 0, false, false];
  }

  /** This one does not say anything any more: try somebody else first. */
  silent(): void {
    this.#tries = 1;
  }
}
