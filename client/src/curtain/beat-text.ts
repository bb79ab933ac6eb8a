/** A beat in words: who it is about, and what it costs or brings. */
import { listOf, t, tAttribute } from "../i18n/i18n.svelte";
import { capitalise } from "../lib/capitalise";
import type { PlayView, SeatView } from "../protocol/play";
import type { Beat } from "../protocol/types";

export interface BeatSide {
  readonly name: string;
  readonly colour: string | undefined;
  readonly seat: SeatView | undefined;
}

/** In knights the numbers are teams, else places at the table. */
function sideOf(number: number, beat: Beat, play: PlayView, seats: readonly SeatView[]): BeatSide {
  if (beat.kind === "captured") {
    const colour = play.teams[number]?.[0];
    const name = colour ? tAttribute(`team-${colour}`, "inline") : "";
    return { name, colour, seat: undefined };
  }
  const seat = seats[play.seats[number] ?? -1];
  return { name: seat?.name ?? "", colour: undefined, seat };
}

export const sidesOfBeat = (beat: Beat, play: PlayView, seats: readonly SeatView[]): BeatSide[] =>
  beat.places.map((number) => sideOf(number, beat, play, seats));

export function beatText(
  beat: Beat,
  play: PlayView,
  seats: readonly SeatView[],
): { readonly headline: string; readonly detail: string } {
  const name = listOf(sidesOfBeat(beat, play, seats).map((side) => side.name));
  const by = sideOf(beat.by, beat, play, seats).name;
  const count = beat.cards;
  return {
    headline: capitalise(t(`beat-${beat.kind}`, { name })),
    detail: capitalise(t(`beat-${beat.kind}-worth`, { name, by, count })),
  };
}
