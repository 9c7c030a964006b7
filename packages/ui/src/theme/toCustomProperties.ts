/** Returns a token's custom property name without the leading dashes: `['space', '4']` → `rad-space-4`. */
export const getTokenName = (path: readonly string[]) => `rad-${path.join('-')}`;

interface ValueTree {
  readonly [key: string]: string | ValueTree;
}

/** Flattens a tree of values, or its branch at `path`, to custom properties: `{ '--rad-space-4': '1rem', … }`. */
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
