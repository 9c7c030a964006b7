/** Header height, px. A state with children is located by its header, because its box contains theirs. */
const HEADER_HEIGHT = 32;

function getCenter(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + Math.min(height, HEADER_HEIGHT) / 2 };
}

/** Returns the closest element in the direction of an arrow key; null for other keys and at the edge. */
export function findNextItem<E extends Element>(
  elements: readonly E[],
  from: Element,
  key: string,
): E | null {
  const start = getCenter(from);
  let closest: E | null = null;
  let least = Infinity;
  for (const element of elements) {
    const { x, y } = getCenter(element);
    const [dx, dy] = [x - start.x, y - start.y];
    const directions = new Map([
      ['ArrowUp', [-dy, dx] as const],
      ['ArrowDown', [dy, dx] as const],
      ['ArrowLeft', [-dx, dy] as const],
      ['ArrowRight', [dx, dy] as const],
    ]);
    const [along, across] = directions.get(key) ?? [0, 0];
    const distance = along + 2 * Math.abs(across);
    if (along >= 1 && distance < least) [closest, least] = [element, distance];
  }
  return closest;
}
