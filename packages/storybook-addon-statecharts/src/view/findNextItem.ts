/** Header height, in px. A state with children is located by its header, because its box contains theirs. */
const HEADER_HEIGHT = 32;

function getCenter(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + Math.min(height, HEADER_HEIGHT) / 2 };
}

const DIRECTIONS = new Map([
  ['ArrowUp', [0, -1] as const],
  ['ArrowDown', [0, 1] as const],
  ['ArrowLeft', [-1, 0] as const],
  ['ArrowRight', [1, 0] as const],
]);

/** Returns the closest element in an arrow key's direction; null for other keys and at the edge. */
export function findNextItem<E extends Element>(
  elements: readonly E[],
  from: Element,
  key: string,
): E | null {
  const start = getCenter(from);
  const [right, down] = DIRECTIONS.get(key) ?? [0, 0];
  const candidates = elements.flatMap((element) => {
    const { x, y } = getCenter(element);
    const [dx, dy] = [x - start.x, y - start.y];
    const along = dx * right + dy * down;
    const distance = along + 2 * Math.abs(dx * down - dy * right);
    return along >= 1 ? [{ element, distance }] : [];
  });
  return candidates.toSorted((a, b) => a.distance - b.distance)[0]?.element ?? null;
}
