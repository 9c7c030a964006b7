import type { Locale } from '../locale/languages';
import type { Shape } from './shape';

type Translated = Exclude<Locale, 'en'>;

type Translations<English> = Readonly<
  Record<Translated, () => Promise<{ default: Shape<English> }>>
>;

/** The messages of a feature or component: English, and functions that load other languages. */
export interface MessageSet<English extends object = object, Id extends string = string> {
  /** Key of the set in a catalogue, such as `sendMoney`. */
  readonly id: Id;
  readonly en: English;
  readonly load: Translations<English>;
}

/** The sets of all imported modules, by id. */
const sets = new Map<string, MessageSet>();

/**
 * Defines a message set. `loadMessages` loads the other languages for all sets defined at that time.
 * @param id key in a catalogue
 */
export function defineMessages<const Id extends string, English extends object>(
  id: Id,
  { en, ...load }: { en: English } & Translations<English>,
): MessageSet<English, Id> {
  const set = { id, en, load };
  sets.set(id, set);
  return set;
}

/** Lists the sets defined so far. */
export const listSets = (): MessageSet[] => [...sets.values()];
