/** Wake lock and full screen, for a screen that others look at. */
import { onResume } from "./resume";

/** Keeps the screen on where the browser can (only on https); returns a function that ends this. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let [wanted, asking] = [true, false];
  const ask = async () => {
    if (!("wakeLock" in navigator) || document.visibilityState !== "visible") return;
    if (asking || lock?.released === false) return;
    asking = true;
    // A device with a low battery refuses.
    lock = await navigator.wakeLock.request("screen").catch(() => undefined);
    asking = false;
    if (!wanted) void lock?.release();
  };
  void ask();
  // A hidden page loses the lock.
  const stop = onResume(() => void ask());
  return () => {
    wanted = false;
    stop();
    void lock?.release();
  };
}

export const canFillScreen = (): boolean => document.fullscreenEnabled;

/** Enters or leaves full screen. */
export async function toggleFullScreen(): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
  } catch {
    return; // the browser refused
  }
}
