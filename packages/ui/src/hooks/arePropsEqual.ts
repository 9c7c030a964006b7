type PlainObject = Record<string, unknown>;

/**
 * Whether props say the same, for `memo`: lists and plain data by what they hold, since many apps make them anew
 * with every render; functions and all that lies deeper by identity.
 * @param depth how deep data lies in props: a list, its items, what an item holds
 */
export function arePropsEqual(one: unknown, other: unknown, depth = 4): boolean {
  if (Object.is(one, other)) return true;
  const kind = one?.constructor;
  if (!depth || kind !== other?.constructor || (kind !== Object && kind !== Array)) return false;
  const keys = Object.keys(one as PlainObject);
  return (
    keys.length === Object.keys(other as PlainObject).length &&
    keys.every(
      (key) =>
        key in (other as PlainObject) &&
        arePropsEqual((one as PlainObject)[key], (other as PlainObject)[key], depth - 1),
    )
  );
}
