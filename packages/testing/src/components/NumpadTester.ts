import { within } from '@testing-library/dom';
import type { Presser } from './presser';

const KEYS = /^(\d|\.|Backspace)$/;

/** For `Numpad`. Keys are '0' to '9', '.' for the decimal sign of any language, and 'Backspace'. */
export class NumpadTester {
  readonly #group: HTMLElement;
  readonly #presser: Presser;

  constructor(root: HTMLElement, presser: Presser) {
    this.#group = root;
    this.#presser = presser;
  }

  /** Returns a key's button; null if the pad has no such key. */
  findKey(key: string): HTMLElement | null {
    const buttons = within(this.#group).getAllByRole('button');
    if (key === 'Backspace') return buttons.at(-1) ?? null;
    const digits = buttons.slice(0, -1);
    const isKey = ({ textContent }: HTMLElement) =>
      key === '.' ? !/^\d$/.test(textContent) : textContent === key;
    return digits.find(isKey) ?? null;
  }

  /** Presses one key; with the keyboard, types it while the pad has the focus. */
  async press(key: string): Promise<void> {
    if (!KEYS.test(key)) throw new Error(`A number pad has no key ${key}.`);
    const button = this.findKey(key);
    if (!button) throw new Error(`This number pad has no key ${key}.`);
    if (this.#presser.interactionType !== 'keyboard') return this.#presser.press(button);
    if (!this.#group.contains(document.activeElement)) await this.#presser.focus(button);
    return this.#presser.type(key === 'Backspace' ? '{Backspace}' : button.textContent);
  }

  /** Presses the keys of a number: '12.5'. */
  async enter(number: string): Promise<void> {
    for (const key of number) await this.press(key);
  }

  /** Holds the delete key, which clears the number. */
  async clear(): Promise<void> {
    const button = this.findKey('Backspace');
    if (button) await this.#presser.hold(button);
  }

  /** Returns the entered number in English notation, as it is announced; of a PIN, how many digits are entered. */
  getValue(): string {
    return this.#group.querySelector('[aria-live]')?.textContent ?? '';
  }
}
