import { fireEvent, within } from 'storybook/test';
import type { StoryContext } from '../types';
import { chooseFile, cancelDialog } from '../files';
import { until } from './until';

/** A role that can be pressed, or that holds what can. */
type Role = 'button' | 'link' | 'radio' | 'switch' | 'option' | 'group' | 'dialog';

/**
 * All that a walk has to bring an event about: a person's hands on the page, and what the page itself may
 * tell. There is no actor among it.
 */
export interface Hands {
  /** Presses what has this name. */
  press: (name: string | RegExp, role?: Exclude<Role, 'group' | 'dialog'>) => Promise<void>;
  /** Types into the field of this label, in place of what stands there. */
  type: (label: string, text: string) => Promise<void>;
  /** Opens the list of this label and chooses from it. */
  choose: (label: string | RegExp, option: string | RegExp) => Promise<void>;
  /** Leaves a field, as Tab does. */
  leave: (label: string) => Promise<void>;
  /** Gives a file to the field of this label, or closes the dialog of files without one. */
  give: (label: string, file: File | null) => Promise<void>;
  /** Opens the dialog of this title by its button, unless it lies over the page already. */
  open: (title: string, button: string) => Promise<void>;
  /** The page tells its view something, by a name of the course's `page`. */
  page: (name: string, told?: unknown) => void;
}

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** A message of the catalogue, whatever stands in the place of its arguments. */
export const like = (message: string): RegExp =>
  new RegExp(
    `^${message
      .split(/\{\w+\}/)
      .map(escaped)
      .join('.*')}$`,
  );

/** A name that has these words in it, among what describes it. */
export const holding = (words: string): RegExp => new RegExp(escaped(words));

/** A name that begins with these words and goes on with what describes it. */
export const beginning = (words: string): RegExp => new RegExp(`^${escaped(words)}`);

/** Whether a person can come to an element: it is drawn, and nothing lies over all of it. */
const isReachable = (element: Element) =>
  element.checkVisibility() && !element.closest('[inert], [aria-hidden="true"]');

/** The hands of a person with a pointer and a keyboard. */
export function handsOf(
  { userEvent }: Pick<StoryContext, 'userEvent'>,
  page: Hands['page'],
  patience: number,
): Hands {
  /** Waits for the one that there is to be. */
  async function theOne<Found extends Element>(
    what: string,
    look: () => readonly Found[],
  ): Promise<Found> {
    let found: readonly Found[] = [];
    await until(() => {
      // A dialog that is about to be gone is neither pressed nor opened again.
      if (document.querySelector('[data-exiting]')) return 'Something is still leaving.';
      found = look().filter(isReachable);
      if (found.length === 1) return null;
      return found.length === 0 ? `There is no ${what}.` : `There are ${found.length} of ${what}.`;
    }, patience);
    const [one] = found;
    if (!one) throw new Error(`There is no ${what}.`);
    return one;
  }
  const body = within(document.body);
  // Whether it is hidden is asked of the few that are found, and not of every element of the page.
  const byRole = (role: Role, name: string | RegExp) =>
    theOne(`${role} ${String(name)}`, () => body.queryAllByRole(role, { name, hidden: true }));
  const field = (label: string) =>
    theOne(`field “${label}”`, () =>
      body.queryAllByLabelText<HTMLInputElement>(beginning(label), { selector: 'input, textarea' }),
    );

  const press: Hands['press'] = async (name, role = 'button') => {
    const target = await byRole(role, name);
    await until(
      () =>
        target.matches(':disabled, [aria-disabled="true"]') ? `${String(name)} is held.` : null,
      patience,
    );
    await userEvent.click(target);
  };
  return {
    press,
    page,
    open: async (title, button) => {
      await until(
        () => (document.querySelector('[data-exiting]') ? 'Something is still leaving.' : null),
        patience,
      );
      const dialogs = body.queryAllByRole('dialog', { name: title, hidden: true });
      if (dialogs.filter(isReachable).length > 0) return;
      await press(button);
      await byRole('dialog', title);
    },
    type: async (label, text) => {
      const target = await field(label);
      // A date is no text: the browser's own field gives it whole.
      if (target.type === 'date') {
        fireEvent.change(target, { target: { value: text } });
        return;
      }
      if (target.value !== '') await userEvent.clear(target);
      if (text !== '') await userEvent.type(target, text);
    },
    choose: async (label, option) => {
      await press(label);
      await press(option, 'option');
      await until(
        () => (document.querySelector('[role="listbox"]') ? 'The list stays open.' : null),
        patience,
      );
    },
    leave: async (label) => {
      const target = await field(label);
      if (document.activeElement !== target) await userEvent.click(target);
      await userEvent.tab();
    },
    give: async (label, file) => {
      const group = await byRole('group', beginning(label));
      if (!(group instanceof HTMLElement)) throw new TypeError(`${label} is no field.`);
      if (file) chooseFile(group, file);
      else cancelDialog(group);
    },
  };
}
