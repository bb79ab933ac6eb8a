/** Views change by deltas: a list of places and their new values. The server merges the same way. */

/** A path of field names and places in lists, and the new value; without a value the place is gone. */
export type Change =
  | readonly [path: readonly (string | number)[], value: unknown]
  | readonly [path: readonly (string | number)[]];

/** Returns the view after these changes. What did not change stays the same object. */
export function merge<View>(view: View, delta: readonly Change[]): View {
  return delta.reduce<unknown>((whole, [path, ...value]) => put(whole, path, value), view) as View;
}

function put(
  place: unknown,
  [step, ...rest]: readonly (string | number)[],
  value: readonly unknown[],
): unknown {
  if (step === undefined) return value[0];
  if (Array.isArray(place)) {
    const within = place as readonly unknown[];
    return within.map((each, index) => (index === step ? put(each, rest, value) : each));
  }
  const fields = { ...(place as Readonly<Record<string, unknown>>) };
  if (rest.length === 0 && value.length === 0)
    return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== step));
  return { ...fields, [step]: put(fields[step], rest, value) };
}
