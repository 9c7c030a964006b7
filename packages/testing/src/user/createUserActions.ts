import { fireEvent, within } from '@testing-library/dom';
import type { UserActions } from '@rad-wallet/ui/plans';
import { cancelDialog, chooseFile } from './files';
import { replaceClipboard } from './replaceApi';

/** What differs between test environments; `createUser` has one for user-event. */
export interface UserDriver {
  click: (element: HTMLElement) => Promise<void>;
  /** Replaces the value of a field. */
  fill: (field: HTMLInputElement, text: string) => Promise<void>;
  /** Moves focus out of a field with the Tab key. */
  blur: (field: HTMLInputElement) => Promise<void>;
  /** Waits until `findProblem` returns null; rejects with the remaining problem. */
  until: (findProblem: () => string | null) => Promise<void>;
  /** Sends an event that the page sends rather than the view. */
  sendFromPage: UserActions['sendFromPage'];
}

const EXITING_SELECTOR = '[data-exiting]';

/** Whether the element is visible and not covered by a dialog. */
const isReachable = (element: Element) =>
  element.checkVisibility() && !element.closest('[inert], [aria-hidden="true"]');

/** Gestures of the library's plans use English names. Returns a hint if the page is in another language. */
function describeLanguage(): string {
  const { lang } = document.documentElement;
  const hint = `The page is in ${lang}, but the gestures of the library's plans use English names.`;
  return lang === '' || /^en\b/i.test(lang) ? '' : ` ${hint}`;
}

const startsWith = (words: string) => (label: string) => label.startsWith(words);

/**
 * Implements the user's actions on `document.body`: finds elements by their accessible role, name or label. Rejects unless
 * exactly one match is visible, not covered by a dialog, and no dialog is closing.
 */
export function createUserActions(driver: UserDriver): UserActions {
  const { click, fill, blur, until, sendFromPage } = driver;

  async function findOne<Found extends Element>(
    description: string,
    query: () => readonly Found[],
  ): Promise<Found> {
    let found: readonly Found[] = [];
    await until(() => {
      if (document.querySelector(EXITING_SELECTOR)) return 'A dialog is still closing.';
      found = query().filter(isReachable);
      if (found.length === 1) return null;
      const problem = `Found ${found.length} elements for ${description}.`;
      return found.length === 0 ? problem + describeLanguage() : problem;
    });
    const [element] = found;
    if (!element) throw new Error(`Found no ${description}.`);
    return element;
  }
  // Check reachability only for matches, because checking every element of the page is slow.
  const queryRole = (role: string, name: string | RegExp | ((name: string) => boolean)) =>
    within(document.body).queryAllByRole(role, { name, hidden: true });
  const findField = (label: string) =>
    findOne(`field “${label}”`, () =>
      within(document.body).queryAllByLabelText<HTMLInputElement>(startsWith(label), {
        selector: 'input, textarea',
      }),
    );

  const press: UserActions['press'] = async (name, role = 'button') => {
    await click(await findOne(`${role} ${String(name)}`, () => queryRole(role, name)));
  };
  return {
    press,
    sendFromPage,
    type: async (label, text) => fill(await findField(label), text),
    blur: async (label) => blur(await findField(label)),
    choose: async (select, option) => {
      await press(select);
      await press(option, 'option');
      await until(() => (document.querySelector('[role="listbox"]') ? 'The list is open.' : null));
    },
    upload: async (label, file) => {
      const field = await findOne(`group or button “${label}”`, () => {
        const groups = queryRole('group', label);
        return groups.length > 0 ? groups : queryRole('button', startsWith(label));
      });
      // A single button is next to its file input; the file dialog returns focus to the button.
      const isButton = field instanceof HTMLButtonElement;
      if (isButton) field.focus();
      const group = (isButton && field.parentElement) || field;
      if (file) chooseFile(group, file);
      else cancelDialog(group);
    },
    openDialog: async (title, button) => {
      await until(() =>
        document.querySelector(EXITING_SELECTOR) ? 'A dialog is still closing.' : null,
      );
      const queryDialogs = () => queryRole('dialog', title);
      if (queryDialogs().some(isReachable)) return;
      await press(button);
      await findOne(`dialog ${title}`, queryDialogs);
    },
    pointAtContent: (isInside) => {
      const content = within(document.body).getByRole('main');
      if (isInside) fireEvent.pointerMove(content);
      else fireEvent.pointerOut(content, { relatedTarget: document.body });
    },
    setClipboard: (isAllowed) => {
      replaceClipboard({
        writeText: async () => {
          if (!isAllowed) throw new DOMException('No permission', 'NotAllowedError');
        },
      });
    },
  };
}
