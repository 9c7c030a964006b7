// @vitest-environment jsdom
import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createUserActions, replaceClipboard, replaceShare, withoutHandler } from './index';

const user = createUserActions({
  click: async (element) => void fireEvent.click(element),
  fill: async (field, text) => void fireEvent.change(field, { target: { value: text } }),
  blur: async (field) => field.blur(),
  until: async (findProblem) => {
    const problem = findProblem();
    if (problem !== null) throw new Error(problem);
  },
  sendFromPage: () => {},
});

const pressed = vi.fn();

function render(html: string) {
  document.body.innerHTML = html;
}

const onClick = ({ target }: Event) => pressed((target as Element).id);

beforeEach(() => {
  pressed.mockReset();
  document.body.addEventListener('click', onClick);
  // jsdom has no layout.
  Element.prototype.checkVisibility = function isShown(this: Element) {
    return !this.closest('[hidden]');
  };
});
afterEach(() => document.body.replaceChildren());

it('presses the only reachable element with the role and name', async () => {
  render(`
    <button id="hidden" hidden>Continue</button>
    <div inert><button id="covered">Continue</button></div>
    <button id="shown">Continue</button>
    <a id="link" href="#top">Continue</a>`);
  await user.press('Continue');
  await user.press(/^Cont/, 'link');
  expect(pressed.mock.calls).toEqual([['shown'], ['link']]);
});

it('rejects if several elements match, none, or a dialog is closing', async () => {
  render('<button>Done</button><button>Done</button>');
  await expect(user.press('Done')).rejects.toThrow('Found 2 elements for button Done.');
  await expect(user.press('Back')).rejects.toThrow('Found 0 elements for button Back.');
  render('<button>Done</button><div data-exiting></div>');
  await expect(user.press('Done')).rejects.toThrow('A dialog is still closing.');
});

it('explains a missing element on a page that is not in English', async () => {
  render('<button>Kembali</button>');
  onTestFinished(() => document.documentElement.removeAttribute('lang'));
  document.documentElement.lang = 'ms-MY';
  await expect(user.press('Back')).rejects.toThrow(
    "Found 0 elements for button Back. The page is in ms-MY, but the gestures of the library's plans use English names.",
  );
  document.documentElement.lang = 'en-GB';
  await expect(user.press('Back')).rejects.toThrow(/button Back\.$/);
});

it('finds a field by the start of its label', async () => {
  render('<label>Amount (PKR) <input id="amount" /></label>');
  await user.type('Amount', '250');
  expect(document.querySelector('input')?.value).toBe('250');
});

it('opens a dialog unless it is open', async () => {
  render('<button id="open">Add</button><div role="dialog" aria-label="New card"></div>');
  await user.openDialog('New card', 'Add');
  expect(pressed).not.toHaveBeenCalled();
});

it('disconnects a button only during the action', async () => {
  render('<button id="pay">Pay</button><button id="back">Back</button>');
  await withoutHandler('Pay', async () => {
    await user.press('Pay');
    await user.press('Back');
  });
  expect(pressed.mock.calls).toEqual([['back']]);
  await user.press('Pay');
  expect(pressed).toHaveBeenLastCalledWith('pay');
});

it('restores what it replaces', async () => {
  const restore = [replaceClipboard(undefined), replaceShare(async () => {})];
  expect(navigator.share).toBeTypeOf('function');
  user.setClipboard(false);
  await expect(navigator.clipboard.writeText('a')).rejects.toThrow('No permission');
  for (const undo of restore) undo();
  expect([navigator.clipboard, navigator.share]).toEqual([undefined, undefined]);
});
