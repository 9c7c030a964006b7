import { getDirection } from '../locale/languages';

/** Urdu and Arabic units are to the left of their number. */
export const getUnitDirection = (unit: string): 'ltr' | 'rtl' =>
  /\p{Script=Arabic}/u.test(unit) ? 'rtl' : 'ltr';

const NO_BREAK_SPACE = '\u00a0';

const ISOLATE_STARTS = { ltr: '\u2066', rtl: '\u2067' };
const ISOLATE_END = '\u2069';
/** Excludes nested starts, so that a text with many starts is searched in linear time. */
const ISOLATED_TEXT = /[\u2066-\u2068][^\u2066-\u2069]*\u2069/g;

/** Keeps text on one line. Browsers copy no-break spaces as ordinary ones. */
export const preventBreaks = (text: string): string => text.replaceAll(' ', NO_BREAK_SPACE);

/** Wraps text in bidi isolates, so that it keeps its direction in a right-to-left sentence. */
export function isolateText(text: string, direction: keyof typeof ISOLATE_STARTS = 'ltr'): string {
  return ISOLATE_STARTS[direction] + preventBreaks(text) + ISOLATE_END;
}

/**
 * Returns the direction of the first letter outside bidi isolates; HTML's `dir="auto"` would include isolated letters.
 */
export function getTextDirection(text: string): 'ltr' | 'rtl' | undefined {
  const letter = text.replace(ISOLATED_TEXT, '').match(/\p{L}/u)?.[0];
  return letter === undefined ? undefined : getUnitDirection(letter);
}

/**
 * In right-to-left languages, keeps day and month on one line and preserves the order of ‘3:45 PM’. Also replaces the
 * narrow no-break space that some ICU versions insert before AM and PM.
 */
export function keepDateTogether(date: string, locale: string): string {
  const plain = date.replace(/[\u00a0\u202f]/g, ' ');
  if (getDirection(locale) === 'ltr') return plain;
  return plain
    .replace(/\S+:\S+ [AP]M/g, (time) => isolateText(time))
    .replace(/ (?!\S*:)/g, NO_BREAK_SPACE);
}

const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Removes bidi controls and replaces no-break spaces, because banks reject numbers that contain invisible characters.
 * docs/rules.md LANG-9.
 */
export function toPlainText(text: string): string {
  return text.replace(BIDI_CONTROLS, '').replaceAll(NO_BREAK_SPACE, ' ');
}
