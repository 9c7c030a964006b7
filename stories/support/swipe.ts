import { fireEvent } from 'storybook/test';

/** A position in the viewport, in px. */
export type Point = readonly [x: number, y: number];

/**
 * Moves fingers along the given positions, then lifts them. Returns whether a handler prevented the browser's default
 * action, such as scrolling.
 */
export async function touch(target: Element, ...positions: (readonly Point[])[]): Promise<boolean> {
  const fingers = (points: readonly Point[]) => ({
    touches: points.map(
      ([clientX, clientY], identifier) => new Touch({ identifier, target, clientX, clientY }),
    ),
  });
  const [start = [], ...moves] = positions;
  let isPrevented = false;
  await fireEvent.touchStart(target, fingers(start));
  for (const points of moves) {
    const isDefault = await fireEvent.touchMove(target, fingers(points));
    isPrevented ||= !isDefault;
  }
  await fireEvent.touchEnd(target);
  return isPrevented;
}

/** Moves one finger vertically from one position to another, in px. */
export async function swipe(target: Element, from: number, to: number): Promise<void> {
  await touch(target, [[180, from]], [[180, (from + to) / 2]], [[180, to]]);
}
