/** What the layouts of the table share: the available space, the viewer, and what a tap or a name claims. */
import { symbolsOf } from "../editions/plane";
import { t } from "../i18n/i18n.svelte";
import { aimsOf, ownSpot, targetFor, type ClaimAim } from "./aims";
import type { Area } from "./card-layouts";
import { ClaimFeedback } from "./claim-feedback.svelte";
import type { Lens } from "./lens.svelte";
import { toggleCard, type CardSelection } from "./card-selection";
import { planOf } from "./table-plan";
import { cardOn, spotNumber, type Spot } from "./spots";
import type { CardGameProps } from "./types";

export class TableState {
  readonly feedback: ClaimFeedback;
  width = $state(0);
  height = $state(0);
  area = $derived<Area>({ width: this.width, height: this.height });
  /** Enlarges goals that are too small to play on; set by a layout that may need it. */
  lens: Lens | undefined;
  #chosen = $state.raw<CardSelection>();

  constructor(readonly props: CardGameProps) {
    this.feedback = new ClaimFeedback(() => props);
  }

  /** The place that plays on this screen; null for a watcher and on a television. */
  get place(): number | null {
    return this.props.big ? null : this.props.me.place;
  }

  viewpoint = $derived.by(() => ({ play: this.props.play, me: this.props.me, place: this.place }));
  aims = $derived<readonly ClaimAim[]>(aimsOf(this.viewpoint));
  plan = $derived.by(() => {
    const { seats, big = false } = this.props;
    return planOf({ ...this.viewpoint, seats, big });
  });

  get locked(): boolean {
    return this.place !== null && this.props.play.locked.includes(this.place);
  }

  /** Whether the player is out of the round, or of the game. */
  out = $derived.by(() => {
    const own = ownSpot(this.viewpoint);
    return own !== undefined && this.props.play.view.out.includes(spotNumber(own));
  });

  get playing(): boolean {
    return this.place !== null && !this.locked && !this.out && !this.props.play.finished;
  }

  /** The cards chosen so far for one claim, without those that others have taken since. */
  picked = $derived.by((): CardSelection | undefined => {
    const cards = this.#chosen?.cards.filter((card) => this.props.play.view.open.includes(card));
    return this.#chosen && cards?.length ? { ...this.#chosen, cards } : undefined;
  });

  /** Handles a tap on a symbol of a card. `feedbackSpot` is where the feedback is shown: maybe another picture of that card. */
  tap(spot: Spot, symbol: number, when: number, feedbackSpot: Spot = spot): void {
    if (!this.playing) return;
    if (this.lens?.spot !== undefined && !this.lens.hasSettled(when)) return;
    const aim = this.aims.find(({ own, goals }) => [...own, ...goals].includes(spot));
    if (aim && aim.pick > 1) this.#pick(aim, spot, symbol, when);
    else if (aim?.own.includes(spot)) this.#claimWithOwn(aim, feedbackSpot, symbol, when);
    else this.claim(feedbackSpot, symbol, [spot], when);
  }

  /** The spots that may be looked at and claimed. */
  goals = $derived(this.aims.flatMap(({ goals }) => goals));

  /** Why a goal may not be claimed now; undefined if it may. */
  barredAt(spot: Spot): string | undefined {
    const { me } = this.props;
    if (!me.aims?.length || !this.playing || this.goals.includes(spot)) return undefined;
    return me.barred ? t(`reason-${me.barred as string}`) : t("barred-any");
  }

  /** Sends a claim, even for a goal that may not be claimed now: the verdict says why not. */
  claim(feedbackSpot: Spot, symbol: number, goals: readonly Spot[], when: number): void {
    if (this.playing)
      this.feedback.claim(feedbackSpot, symbol, targetFor(this.viewpoint, goals), when);
  }

  /** A tap on the player's own card names no goal, so it claims only if one goal is left or in the lens. */
  #claimWithOwn({ goals }: ClaimAim, feedbackSpot: Spot, symbol: number, when: number): void {
    const looked = goals.find((goal) => goal === this.lens?.spot);
    const [only, ...more] = looked === undefined ? goals : [looked];
    if (only !== undefined && more.length)
      this.feedback.answer({ text: t("tap-on-meant"), tone: "plain" });
    else this.claim(feedbackSpot, symbol, only === undefined ? [] : [only], when);
  }

  #pick(aim: ClaimAim, spot: Spot, symbol: number, when: number): void {
    const { edition, play, me } = this.props;
    const card = cardOn(play, me, spot);
    if (card === null) return;
    const carries = symbolsOf(edition.order, card).includes(this.picked?.symbol ?? -1);
    this.#chosen = toggleCard(this.picked, card, symbol, carries);
    this.#claimPicked(aim, spot, when);
  }

  /** Adds a card for a symbol that was typed or spoken; the server judges whether the card carries it. */
  addToPick(spot: Spot, symbol: number, when: number): void {
    const aim = this.aims.find(({ goals }) => goals.includes(spot));
    const card = cardOn(this.props.play, this.props.me, spot);
    if (!this.playing || !aim || card === null) return;
    const cards = this.picked?.symbol === symbol ? this.picked.cards : [];
    this.#chosen = { symbol, cards: [...cards.filter((each) => each !== card), card] };
    this.#claimPicked(aim, spot, when);
  }

  #claimPicked({ pick: wanted, goals }: ClaimAim, feedbackSpot: Spot, when: number): void {
    const { play, me } = this.props;
    const { symbol, cards } = this.#chosen ?? { symbol: -1, cards: [] };
    if (cards.length < wanted) return;
    const on = (card: number) => goals.filter((goal) => cardOn(play, me, goal) === card);
    this.claim(feedbackSpot, symbol, cards.flatMap(on), when);
    this.#chosen = undefined;
  }
}
