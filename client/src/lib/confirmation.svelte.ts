/**
 * A button that needs two taps: the first asks, the second acts.
 * The question is about one thing: when that has changed, also on another device, the button asks again.
 */
export class Confirmation<Thing extends string | number | object> {
  #asked = $state.raw<Thing>();

  isAsked(thing: Thing): boolean {
    return this.#asked === thing;
  }

  tap(thing: Thing, act: () => void): void {
    const confirmed = this.isAsked(thing);
    this.#asked = confirmed ? undefined : thing;
    if (confirmed) act();
  }

  takeBack(): void {
    this.#asked = undefined;
  }
}
