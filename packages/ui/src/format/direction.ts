import { getDirection } from '../languages';

/**
 * Returns the direction of an amount with this unit: an Urdu or Arabic unit is left of its number.
 */
export const getUnitDirection = (unit: string): 'ltr' | 'rtl' =>
  /\p{Script=Arabic}/u.test(unit) ? 'rtl' : 'ltr';

/** Prevents a line break without affecting the direction. */
const NO_BREAK_SPACE = '\u00a0';

const ISOLATE_STARTS = { ltr: '\u2066', rtl: '\u2067' };
const ISOLATE_END = '\u2069';

/** Wraps text in bidi isolates, so it keeps its direction in a right-to-left sentence. */
export function isolateText(text: string, direction: keyof typeof ISOLATE_STARTS = 'ltr'): string {
  return ISOLATE_STARTS[direction] + text.replaceAll(' ', NO_BREAK_SPACE) + ISOLATE_END;
}

/**
 * Returns the direction of a text by its first letter outside bidi isolates; undefined if there is
 * none. HTML's `dir="auto"` would also count letters inside isolates.
 */
export function getTextDirection(text: string): 'ltr' | 'rtl' | undefined {
  const letter = text.replace(/[\u2066-\u2068][^\u2069]*\u2069/g, '').match(/\p{L}/u)?.[0];
  return letter === undefined ? undefined : getUnitDirection(letter);
}

/**
 * Prepares a formatted date or time for a line of text: in right-to-left languages, a day stays
 * with its month and ‘3:45 PM’ keeps its order. Replaces the narrow no-break space that some ICU
 * versions put before AM and PM.
 */
export function keepDateTogether(date: string, locale: string): string {
  const plain = date.replace(/[\u00a0\u202f]/g, ' ');
  if (getDirection(locale) === 'ltr') return plain;
  // Allow a line break only before the time.
  return plain
    .replace(/\S+:\S+ [AP]M/g, (time) => isolateText(time))
    .replace(/ (?!\S*:)/g, NO_BREAK_SPACE);
}

/** Invisible characters that control the text direction. */
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Removes invisible characters from text that is copied, shared or mailed, because banks reject
 * numbers that contain them. docs/rules.md LANG-9.
 */
export function toPlainText(text: string): string {
  return text.replace(BIDI_CONTROLS, '').replaceAll(NO_BREAK_SPACE, ' ');
}
