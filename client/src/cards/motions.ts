/** Animations of cards: turned up from the pile, swept away, and shaken. */
import { easing, move } from "../device/motion";

/** Cards fly in face down, one after the other, and turn over. */
export async function turnUp(cards: readonly Element[]): Promise<void> {
  const flight: Keyframe[] = [
    { transform: "translateY(-70vh) rotateY(180deg) rotateZ(25deg)", offset: 0 },
    { transform: "translateY(0) scale(1.06) rotateY(180deg)", offset: 0.45 },
    { transform: "none", offset: 1 },
  ];
  await Promise.all(
    cards.map((card, place) =>
      move(card, flight, {
        duration: 720,
        delay: place * 90,
        easing: easing("out"),
        fill: "backwards",
      }),
    ),
  );
}

export async function sweepAway(cards: readonly Element[]): Promise<void> {
  const away = { transform: "translateX(90vw) rotateZ(40deg)", opacity: 0.6 };
  await Promise.all(
    cards.map((card) => move(card, [{}, away], { duration: 300, easing: easing("in-out") })),
  );
}

export async function shake(card: Element | undefined): Promise<void> {
  const sway = [0, -9, 8, -5, 3, 0].map((x) => ({
    transform: `translateX(${String(x)}px) rotateZ(${String(x / 8)}deg)`,
  }));
  await move(card, sway, { duration: 420, easing: easing("in-out") });
}
