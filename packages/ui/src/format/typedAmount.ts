import {
  groupDigits,
  hasDecimalComma,
  normalizeMarks,
  swapMarks,
  toLocalNotation,
} from './amountNotation';
import { INVISIBLE_CHARACTERS, readAmount, type AmountFormat } from './parseAmount';

/** The content of an amount field. */
export interface TypedAmount {
  /** The displayed text. */
  text: string;
  /** The text in English notation, for `parseAmount`. Not an amount unless the text is one in the field's language. */
  value: string;
}

export interface FieldFormat {
  locale: string;
  decimals: number;
  /** Code of the field's currency. @default any currency */
  currency?: string;
  /** The field's own unit, to be removed from pasted text. docs/rules.md MONEY-15. */
  unit?: string;
}

/**
 * The generic currency sign, before a value in another currency: '¤$5' has two units, so it is an amount for no parser.
 * docs/rules.md MONEY-20.
 */
const OTHER_CURRENCY = '\u00a4';

export const isInOtherCurrency = (value: string): boolean => value.startsWith(OTHER_CURRENCY);

/** Returns the displayed text for a value in English notation. */
export function showValue(value: string, locale: string): string {
  const isOther = isInOtherCurrency(value);
  if (!isOther && readAmount(value).kind === 'amount') return toLocalNotation(value, locale);
  const text = isOther ? value.slice(OTHER_CURRENCY.length) : value;
  return hasDecimalComma(locale) ? swapMarks(text) : text;
}

/** Removes the unit before or after an amount such as 'KD 5.250' or '2 tola'. */
function removeOwnUnit(text: string, unit: string, format: AmountFormat): string {
  const { kind } = readAmount(text, format);
  if (unit === '' || (kind !== 'unreadable' && kind !== 'otherCurrency')) return text;
  const pasted = text.replace(INVISIBLE_CHARACTERS, '').trim();
  const sign = /^[+\u2212-]?/.exec(pasted)?.[0] ?? '';
  const rest = pasted.slice(sign.length);
  const isLeading = rest.startsWith(unit);
  if (!isLeading && !rest.endsWith(unit)) return text;
  const bare = sign + (isLeading ? rest.slice(unit.length) : rest.slice(0, -unit.length)).trim();
  return readAmount(bare, format).kind === 'unreadable' ? text : bare;
}

/** Parses the whole text of a field. docs/rules.md MONEY-9, MONEY-18. */
export function readField(text: string, format: FieldFormat): TypedAmount {
  const { locale, unit = '' } = format;
  const bare = removeOwnUnit(text, unit, format);
  const reading = readAmount(bare, format);
  if (reading.kind !== 'amount') {
    const plain = normalizeMarks(bare, locale);
    const value = hasDecimalComma(locale) ? swapMarks(plain) : plain;
    const mark = reading.kind === 'otherCurrency' ? OTHER_CURRENCY : '';
    return { text: bare, value: mark + value };
  }
  const { integer, fraction } = reading.figure;
  // A leading zero is about to be replaced.
  const whole = integer.startsWith('0') ? integer : groupDigits(integer, locale);
  const value = reading.sign + whole + (fraction === undefined ? '' : `.${fraction}`);
  // A space may start a group, and an Urdu full stop may start the decimals.
  const isKept = !reading.isOwnNotation || /[\s\u06d4]$/.test(bare);
  return { value, text: isKept ? bare : showValue(value, locale) };
}

/**
 * Removes the field's own grouping separators from the text after a key press, because a digit may have moved them:
 * '1,2345' and '1,23' become '12345' and '123'.
 */
function removeOldGrouping(before: string, after: string, { locale, decimals }: FieldFormat) {
  const reading = readAmount(before, { locale });
  if (reading.kind !== 'amount' || !reading.isOwnNotation) return after;
  const shortest = Math.min(before.length, after.length);
  let start = 0;
  while (start < shortest && after[start] === before[start]) start += 1;
  let end = 0;
  while (end < shortest - start && after.at(-1 - end) === before.at(-1 - end)) end += 1;
  const rest = after.length - end;
  const inserted = after.slice(start, rest);
  // Separators with which another notation groups; any, if the currency has no decimals.
  const commaOrPoint = hasDecimalComma(locale) ? '.' : ',';
  const groupMarks = ' \u066c' + (decimals === 0 ? '.,' : commaOrPoint);
  const isMark = inserted !== '' && groupMarks.includes(inserted);
  if (!isMark && !/^\p{N}*$/u.test(inserted)) return after;
  const group = toLocalNotation(',', locale);
  const regroup = (part: string) => part.replaceAll(group, isMark ? inserted : '');
  return regroup(after.slice(0, start)) + inserted + regroup(after.slice(rest));
}

/** Parses a field's text after one key press. */
export function typeIntoField(before: string, after: string, format: FieldFormat): TypedAmount {
  return readField(removeOldGrouping(before, after, format), format);
}

interface Edit {
  text: string;
  caret: number;
}

/**
 * If only a grouping separator was deleted, also deletes the adjacent digit, because the separator would be inserted
 * again.
 */
export function skipMark(before: string, edit: Edit, inputType: string, format: FieldFormat): Edit {
  const { text, caret } = edit;
  if (text === before || typeIntoField(before, text, format).text !== before) return edit;
  if (inputType === 'deleteContentBackward' && caret > 0) {
    return { text: text.slice(0, caret - 1) + text.slice(caret), caret: caret - 1 };
  }
  return inputType === 'deleteContentForward'
    ? { text: text.slice(0, caret) + text.slice(caret + 1), caret }
    : edit;
}

/** Returns the caret position after grouping, with the same number of digits after it. */
export function moveCaret(typed: string, caret: number, shown: string, locale: string): number {
  if (shown === typed) return caret;
  const count = (text: string) => text.replaceAll(toLocalNotation(',', locale), '').length;
  const behind = count(typed.slice(caret));
  let moved = shown.length;
  while (moved > 0 && count(shown.slice(moved)) < behind) moved -= 1;
  return moved;
}

/** Whether more digits could complete a group: '12,5' may become '12,500'. */
export const canBecomeGrouped = (text: string): boolean =>
  /^[1-9]\d*(?:[.,]\d+)*[.,]\d{0,2}$/.test(text);
