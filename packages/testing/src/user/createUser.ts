import { fireEvent } from '@testing-library/dom';
import type { UserActions } from '@rad-wallet/ui/plans';
import { createUserActions } from './createUserActions';

/** The functions of `@testing-library/user-event`, or of Storybook's `userEvent`, that `createUser` calls. */
export interface UserEvents {
  click: (element: Element) => Promise<unknown>;
  clear: (element: Element) => Promise<unknown>;
  type: (element: Element, text: string) => Promise<unknown>;
  tab: () => Promise<unknown>;
}

/** Waits until `findProblem` returns null; rejects with the problem that remains after `timeout` ms. */
export async function waitUntilResolved(
  findProblem: () => string | null,
  timeout: number,
): Promise<void> {
  const end = performance.now() + timeout;
  for (;;) {
    const problem = findProblem();
    if (problem === null) return;
    if (performance.now() > end) throw new Error(problem);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

export interface UserOptions {
  userEvent: UserEvents;
  /** How long an element may take to appear, ms. @default 10000 */
  timeout?: number;
  /** @default does nothing, because the page under test sends the event itself */
  sendFromPage?: UserActions['sendFromPage'];
}

/** Creates a user who acts on `document.body` with mouse and keyboard events, and waits for what appears late. */
export function createUser({
  userEvent,
  timeout = 10_000,
  sendFromPage = () => {},
}: UserOptions): UserActions {
  const retryUntilPassed = (findProblem: () => string | null) =>
    waitUntilResolved(findProblem, timeout);
  return createUserActions({
    click: async (element) => {
      await retryUntilPassed(() =>
        element.matches(':disabled, [aria-disabled="true"]') ? 'The element is disabled.' : null,
      );
      await userEvent.click(element);
    },
    fill: async (field, text) => {
      // userEvent types text, but a date field needs its whole value at once.
      if (field.type === 'date') {
        fireEvent.change(field, { target: { value: text } });
        return;
      }
      if (field.value !== '') await userEvent.clear(field);
      if (text !== '') await userEvent.type(field, text);
    },
    blur: async (field) => {
      if (document.activeElement !== field) await userEvent.click(field);
      await userEvent.tab();
    },
    until: retryUntilPassed,
    sendFromPage,
  });
}
