type PlainObject = Record<string, unknown>;

/**
 * Compares props for `memo`: lists and plain objects by value, since many apps create them in every render;
 * functions and deeper values by identity.
 * @param depth levels of nesting to compare: a list, its items, their properties
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
