/** Animation, or none at all where the device asks for reduced motion. */

const calm = matchMedia("(prefers-reduced-motion: reduce)");

export const prefersReducedMotion = (): boolean => calm.matches;

export const EASE_OUT = "cubic-bezier(0.16, 1, 0.3, 1)";
export const EASE_IN = "cubic-bezier(0.5, 0, 0.9, 0.4)";
export const SPRING = "cubic-bezier(0.34, 1.5, 0.5, 1)";

export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));

/** Animates an element and waits for the end. The end state is not kept: the styles say what stays. */
export async function move(
  element: Element | null | undefined,
  keyframes: Keyframe[],
  options: KeyframeAnimationOptions,
): Promise<void> {
  if (!element || calm.matches) return;
  await element.animate(keyframes, options).finished.catch(() => undefined);
}
