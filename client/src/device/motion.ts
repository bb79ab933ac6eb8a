/** Animation, or none at all where the device asks for reduced motion. */

const calm = matchMedia("(prefers-reduced-motion: reduce)");

export const prefersReducedMotion = (): boolean => calm.matches;

/** An easing of the design's tokens, for animations in code. */
export const easing = (name: "out" | "in-out" | "spring"): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--ease-${name}`).trim() || "ease";

export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));

/** Animates an element and waits for the end. Then the element goes back to its own styles. */
export async function move(
  element: Element | null | undefined,
  keyframes: Keyframe[],
  options: KeyframeAnimationOptions,
): Promise<void> {
  if (!element || calm.matches) return;
  await element.animate(keyframes, options).finished.catch(() => undefined);
}
