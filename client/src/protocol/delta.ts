/** A delta changes a view: a list of paths and their new values. The server merges the same way. */

/** A path of field names and list indexes, and the new value; without a value the field is removed. */
export type Change =
  | readonly [path: readonly (string | number)[], value: unknown]
  | readonly [path: readonly (string | number)[]];

/** Changes as they arrive in a frame: the types generated from the server's structs have no tuples. */
export type Delta = readonly (readonly unknown[])[];

/** Returns the view after these changes. Unchanged parts stay the same objects. */
export function merge<View>(view: View, delta: Delta): View {
  const changes = delta as readonly Change[];
  return changes.reduce<unknown>(
    (whole, [path, ...value]) => put(whole, path, value),
    view,
  ) as View;
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
