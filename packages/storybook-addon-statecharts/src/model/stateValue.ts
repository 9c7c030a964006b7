/** Returns the leaf states of a state value, such as `editing.details`, one per region. */
export function getLeafStates(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value ?? {}).flatMap(([name, inner]) => {
    const leaves = getLeafStates(inner);
    return leaves.length === 0 ? [name] : leaves.map((leaf) => `${name}.${leaf}`);
  });
}
