import { configure, fireEvent, within } from '@testing-library/dom';
import { act } from 'react';
import { createUserActions } from '@rad-wallet/testing/user';
import { wait } from './wallet';

configure({ throwSuggestions: false });

const ATTEMPTS = 10;

async function dispatch(action: () => void): Promise<void> {
  await act(async () => action());
  await wait();
}

export const user = createUserActions({
  click: (element) =>
    dispatch(() => {
      element.focus();
      fireEvent.click(element);
    }),
  fill: (field, text) => dispatch(() => void fireEvent.change(field, { target: { value: text } })),
  blur: (field) => dispatch(() => field.blur()),
  until: async (findProblem) => {
    let problem = findProblem();
    for (let attempt = 0; problem !== null && attempt < ATTEMPTS; attempt += 1) {
      await wait();
      problem = findProblem();
    }
    if (problem !== null) throw new Error(problem);
  },
  sendFromPage: () => {},
});

/** Presses all reachable Try again buttons, and returns their number. */
export async function tryAgain(): Promise<number> {
  const buttons = within(document.body).queryAllByRole('button', { name: 'Try again' });
  await dispatch(() => {
    for (const button of buttons) fireEvent.click(button);
  });
  return buttons.length;
}

/** React Aria's announcer contains text for screen readers only, which is not part of the page. */
const ANNOUNCER = '[data-live-announcer]';

export function readTexts(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text;
    if (data.trim() === '' || parentElement?.closest(`style, script, ${ANNOUNCER}`)) continue;
    texts.push(data.trim());
  }
  return texts;
}

export function readFields(): string[] {
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea');
  return [...fields].map(({ type, checked, value }) =>
    type === 'radio' || type === 'checkbox' ? `${value}: ${checked}` : value,
  );
}

/** Returns the text of the page's heading; '' if there is none. */
export const readHeading = (): string => document.querySelector('h1')?.textContent ?? '';
