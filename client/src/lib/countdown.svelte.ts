/** Counts down the whole seconds to a moment. */
export class Countdown {
  /** Undefined without an end, and after it. */
  left = $state<number>();

  /** `until` is a time of this device's clock; while `stopped` is true, `left` does not change. */
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
