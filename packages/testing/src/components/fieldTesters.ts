import { parseAmount } from '@rad-wallet/ui/format';
import type { Presser } from './presser';

const SELECT_ALL = '{Control>}a{/Control}';

/** `userEvent` reads these as the start of a key's name. */
const escapeKeys = (text: string) => text.replace(/[[{]/g, '$&$&');

/** Types into a field, and reads what a screen reader says of it. */
class FieldTester {
  protected readonly presser: Presser;
  readonly #field: HTMLInputElement;

  constructor(root: HTMLElement, presser: Presser) {
    const field = root instanceof HTMLInputElement ? root : root.querySelector('input');
    if (!field) throw new Error('The element contains no field.');
    this.#field = field;
    this.presser = presser;
  }

  getField(): HTMLInputElement {
    return this.#field;
  }

  /** Presses the field; rejects if it does not take the focus, because it is disabled, for example. */
  protected async focus(): Promise<void> {
    await this.presser.focus(this.#field);
    if (document.activeElement !== this.#field)
      throw new Error('The field does not take the focus.');
  }

  /** Replaces the text, key by key; leaves the focus in the field. */
  async enter(text: string): Promise<void> {
    await this.focus();
    await this.presser.type(`${SELECT_ALL}{Backspace}${escapeKeys(text)}`);
  }

  /** Returns the text as displayed. */
  getText(): string {
    return this.#field.value;
  }

  /** Returns the texts that describe the field: unit, error and help text. */
  getDescription(): string {
    const ids = this.#field.getAttribute('aria-describedby')?.split(' ') ?? [];
    const texts = ids.map((id) => document.getElementById(id)?.textContent?.trim());
    return texts.filter(Boolean).join(' ');
  }

  isInvalid(): boolean {
    return this.#field.getAttribute('aria-invalid') === 'true';
  }
}

/** For `AmountField`, and for the amount step of a flow. */
export class AmountFieldTester extends FieldTester {
  /** Returns the amount as a decimal string, in every language: '1500.5'; null if the text is not an amount. */
  getAmount(): string | null {
    const locale = this.getField().closest('[lang]')?.getAttribute('lang') ?? 'en';
    return parseAmount(this.getText(), { locale });
  }
}

/** For `CodeField`. */
export class CodeFieldTester extends FieldTester {
  /** Pastes a code, as the keyboard's suggestion of a one-time code does. */
  async paste(code: string): Promise<void> {
    await this.focus();
    await this.presser.paste(code);
  }
}
