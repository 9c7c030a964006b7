/** So deep may data lie in a prop: a list, its items, what an item holds. */
const DEPTH = 3;

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  // An element or an icon is what React made of it, not what it holds.
  !('$$typeof' in value) &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype);

function isSame(one: unknown, other: unknown, depth: number): boolean {
  if (Object.is(one, other)) return true;
  if (depth === 0 || !isPlain(one) || !isPlain(other)) return false;
  const keys = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === Object.keys(other).length &&
    keys.every((key) => key in other && isSame(one[key], other[key], depth - 1))
  );
}

/**
 * Whether props say the same, for `memo`: lists and plain data by what they hold, since many apps make them anew
 * with every render; functions, elements and all that lies deep by identity.
 */
export const sameProps = (one: object, other: object): boolean => isSame(one, other, DEPTH + 1);
