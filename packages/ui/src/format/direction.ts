import { getDirection } from '../languages';

/** The direction of an amount with this unit: a unit in Urdu or Arabic is left of its figure. */
export const getUnitDirection = (unit: string): 'ltr' | 'rtl' =>
  /\p{Script=Arabic}/u.test(unit) ? 'rtl' : 'ltr';

/** Between what belongs together: neither a line nor a direction parts it. */
const NO_BREAK_SPACE = '\u00a0';

const ISOLATE_STARTS = { ltr: '\u2066', rtl: '\u2067' };
const ISOLATE_END = '\u2069';

/** Isolates a text, so that it keeps its direction in a right-to-left sentence. */
export function isolateText(text: string, direction: keyof typeof ISOLATE_STARTS = 'ltr'): string {
  return ISOLATE_STARTS[direction] + text.replaceAll(' ', NO_BREAK_SPACE) + ISOLATE_END;
}

/**
 * A date, a time, or both, as they stand in a line: one that runs from the right parts no day from its month, and
 * turns no ‘3:45 PM’ round. Some ICU versions put a narrow space before AM and PM: it is one text for all browsers.
 */
export function keepDateTogether(date: string, locale: string): string {
  const plain = date.replace(/[\u00a0\u202f]/g, ' ');
  if (getDirection(locale) === 'ltr') return plain;
  // A line may end before the time, and nowhere else.
  return plain
    .replace(/\S+:\S+ [AP]M/g, (time) => isolateText(time))
    .replace(/ (?!\S*:)/g, NO_BREAK_SPACE);
}

/** Marks that steer the direction of a text and are not seen. */
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * A text as it may leave the wallet, by the clipboard, a share sheet or a mail: a bank refuses a number
 * with an invisible character in it. docs/rules.md LANG-9.
 */
export function toPlainText(text: string): string {
  return text.replace(BIDI_CONTROLS, '').replaceAll(NO_BREAK_SPACE, ' ');
}
