import type { StateValue } from 'xstate';

/** The innermost states of a state value, such as `editing.details`: one for each parallel region. */
export function leavesOf(value: StateValue): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([name, inner]) =>
    inner === undefined || Object.keys(inner).length === 0
      ? [name]
      : leavesOf(inner).map((leaf) => `${name}.${leaf}`),
  );
}
