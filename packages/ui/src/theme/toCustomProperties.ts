/** The name of a token as a custom property, without its two dashes: `['space', '4']` → `rad-space-4`. */
export const getTokenName = (path: readonly string[]) => `rad-${path.join('-')}`;

interface ValueTree {
  readonly [key: string]: string | ValueTree;
}

/** Flattens a tree of values, or a branch of it, to custom properties by name: `{ '--rad-space-4': '1rem', … }`. */
export function toCustomProperties(
  values: ValueTree,
  path: readonly string[] = [],
): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(values).map(([key, value]) => {
      const here = [...path, key];
      return typeof value === 'string'
        ? { [`--${getTokenName(here)}`]: value }
        : toCustomProperties(value, here);
    }),
  ) as Record<string, string>;
}
