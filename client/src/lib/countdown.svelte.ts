/** Counts the whole seconds down to a moment. */
export class Countdown {
  /** Undefined where nothing ends, and once it has ended. */
  left = $state<number>();

  /** `until` is a moment of this device's clock; while it stands still the seconds stay. */
  constructor(until: () => number | undefined, stopped: () => boolean = () => false) {
    $effect(() => {
      if (stopped()) return;
      const end = until();
      let timer: ReturnType<typeof setTimeout> | undefined;
      const tick = () => {
        const rest = end === undefined ? 0 : end - Date.now();
        this.left = rest > 0 ? Math.ceil(rest / 1000) : undefined;
        if (rest > 0) timer = setTimeout(tick, rest % 1000 || 1000);
      };
      tick();
      return () => {
        clearTimeout(timer);
      };
    });
  }
}
