/** Formats seconds as minutes and seconds: 75 is 1:15. */
export function formatClock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${String(Math.floor(whole / 60))}:${String(whole % 60).padStart(2, "0")}`;
}
