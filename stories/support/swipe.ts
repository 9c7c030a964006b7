import { fireEvent } from 'storybook/test';

/** Moves one finger vertically from one position to another, px. */
export function swipe(target: Element, from: number, to: number): void {
  const finger = (clientY: number) => ({
    touches: [new Touch({ identifier: 1, target, clientX: 180, clientY })],
  });
  fireEvent.touchStart(target, finger(from));
  fireEvent.touchMove(target, finger((from + to) / 2));
  fireEvent.touchMove(target, finger(to));
  fireEvent.touchEnd(target);
}
