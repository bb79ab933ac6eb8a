/** A screen that others look at: it stays on, and fills the glass. */
import { onResume } from "./resume";

/** Keeps the screen on where the browser can (only on https); returns how to let it sleep again. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let wanted = true;
  const ask = () => {
    if (!("wakeLock" in navigator) || document.visibilityState !== "visible") return;
    navigator.wakeLock.request("screen").then(
      (granted) => {
        if (wanted) lock = granted;
        else void granted.release();
      },
      () => undefined, // a device with a low battery refuses
    );
  };
  ask();
  // A page that was hidden has lost it.
  const stop = onResume(ask);
  return () => {
    wanted = false;
    stop();
    void lock?.release();
  };
}

export const canFillScreen = (): boolean => document.fullscreenEnabled;

/** Fills the screen, or gives it back. */
export async function toggleFullScreen(): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
  } catch {
    return; // the browser would rather not
  }
}
