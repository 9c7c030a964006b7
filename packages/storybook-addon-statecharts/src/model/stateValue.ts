import type { StateValue } from 'xstate';

function listLeaves(value: StateValue): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([name, inner]) => {
    const leaves = inner === undefined ? [] : listLeaves(inner);
    return leaves.length === 0 ? [name] : leaves.map((leaf) => `${name}.${leaf}`);
  });
}

/** Returns the leaf states of a state value, such as `editing.details`, one per region. */
export function getLeafStates(value: unknown): string[] {
  return typeof value === 'string' || (typeof value === 'object' && value !== null)
    ? listLeaves(value as StateValue)
    : [];
}
