import { configure, fireEvent, within, type ByRoleMatcher } from '@testing-library/dom';
import { act } from 'react';
import { wait } from './wallet';

// What is hidden behind an open dialog is no use to a person: roles are looked for in what is not.
configure({ throwSuggestions: false });

const page = () => within(document.body);

type Name = string | RegExp;

async function click(role: ByRoleMatcher, name: Name): Promise<void> {
  const [element] = page().getAllByRole(role, { name });
  if (!element) throw new Error(`Nothing to press: ${name}`);
  await act(async () => {
    element.focus();
    fireEvent.click(element);
  });
  await wait();
}

/** Does what a person does to a page. */
export const person = {
  /** Presses a button. */
  press: (name: Name) => click('button', name),

  /** Marks one of several choices. */
  choose: (name: Name) => click('radio', name),

  /** Types into a field, in place of what it holds. */
  async type(label: Name, text: string): Promise<void> {
    const field = page().getByLabelText(label);
    await act(async () => {
      fireEvent.change(field, { target: { value: text } });
    });
    await wait();
  },

  /** Chooses from a list that a button opens. */
  async pick(field: Name, option: Name): Promise<void> {
    await click('button', field);
    await click('option', option);
  },

  /** Presses every Try again that can be reached, and says how many there were. */
  async tryAgain(): Promise<number> {
    const buttons = page().queryAllByRole('button', { name: 'Try again' });
    await act(async () => {
      for (const button of buttons) fireEvent.click(button);
    });
    await wait();
    return buttons.length;
  },
};

export type Person = typeof person;

/** Read out as they come about: screen readers alone have them. */
const ANNOUNCEMENTS = '[data-live-announcer]';

/** Every text that stands on the page, toasts and dialogs included, in its order. */
export function textsShown(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text;
    if (data.trim() === '' || parentElement?.closest(`style, script, ${ANNOUNCEMENTS}`)) continue;
    texts.push(data.trim());
  }
  return texts;
}

/** What every field of the page holds and what is marked, in its order. */
export function fieldsHeld(): string[] {
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea');
  return [...fields].map(({ type, checked, value }) =>
    type === 'radio' || type === 'checkbox' ? `${value}: ${checked}` : value,
  );
}

/** The heading by which a page is known; '' where there is none. */
export const headingShown = (): string => document.querySelector('h1')?.textContent ?? '';
