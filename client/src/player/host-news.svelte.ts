/** Names the new host for a few seconds. */
import { t } from "../i18n/i18n.svelte";
import { later } from "../lib/timers";
import type { LiveRoom } from "../room/live-room.svelte";

const SHOWN_FOR_MS = 6000;

export class HostNews {
  #person = $state<string>();

  constructor(private readonly room: LiveRoom) {
    $effect(() => room.newHosts.subscribe((next) => (this.#person = next)));
    $effect(() => {
      if (this.#person !== undefined) return later(SHOWN_FOR_MS, () => (this.#person = undefined));
    });
  }

  /** What to say; undefined when there is nothing new. */
  get text(): string | undefined {
    const name = this.room.view?.people[this.#person ?? ""]?.name;
    if (name === undefined) return undefined;
    return this.#person === this.room.you ? t("new-host-you") : t("new-host", { name });
  }
}
