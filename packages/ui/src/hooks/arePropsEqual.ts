type PlainObject = Record<string, unknown>;

/**
 * Compares arrays and plain objects by value, because many apps create them on every render.
 * @param depth nesting levels to compare by value: props, an array, its items, their properties
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
