/** Chooses the node to connect to: the redirect, the last good one, the page's own, then the others in turn. */

/** The server that this page came from. */
export const HOME = "";

export class NodePicker {
  /** The addresses of all nodes. */
  nodes: readonly string[] = [];
  /** Where the last node redirected us. */
  redirect: string | undefined;
  /** The redirect could not be reached: ask the next node to relay. */
  relay = false;
  #now = HOME;
  #last = HOME;
  #redirected = false;
  #attempts = 0;
  #timedOut: string | undefined;

  /** Whether there is a redirect, and not back to the node that just timed out. */
  get hasRedirect(): boolean {
    return this.redirect !== undefined && this.redirect !== this.#timedOut;
  }

  /** Returns the address to connect to now. */
  next(): string {
    this.relay ||= this.#redirected;
    this.#redirected = this.hasRedirect;
    if (this.redirect !== undefined && this.hasRedirect) {
      this.#now = this.redirect;
    } else {
      const addresses = [...new Set([this.#last, HOME, ...this.nodes])];
      this.#now = addresses[this.#attempts % addresses.length] ?? HOME;
      this.#attempts += 1;
    }
    this.redirect = undefined;
    return this.#now;
  }

  /** How often all nodes were tried without success; timeouts grow with it, to spare busy servers. */
  get rounds(): number {
    return Math.min(3, Math.floor(this.#attempts / (this.nodes.length + 1)));
  }

  /** The connection is open: this node is the right one. */
  opened(): void {
    [this.#last, this.#attempts, this.#redirected, this.relay] = [this.#now, 0, false, false];
    this.#timedOut = undefined;
  }

  /** This node has stopped answering: try another one first. */
  timedOut(): void {
    [this.#attempts, this.#timedOut] = [Math.max(1, this.#attempts), this.#now];
  }
}
