import type { Locale } from '../locale/languages';
import type { Shape } from './shape';

type Translated = Exclude<Locale, 'en'>;

type Translations<English> = Readonly<
  Record<Translated, () => Promise<{ default: Shape<English> }>>
>;

/** The messages of a feature or component: in English, with functions that load them in the other languages. */
export interface MessageSet<English extends object = object, Id extends string = string> {
  /** The key of the set in a catalogue, such as `sendMoney`. */
  readonly id: Id;
  readonly en: English;
  readonly load: Translations<English>;
}

/** The sets of all modules that have been imported, by id. */
const sets = new Map<string, MessageSet>();

/**
 * Defines a set of messages. `loadMessages` loads the other languages of the sets that are defined when it is called.
 * @param id its key in a catalogue
 */
export function defineMessages<const Id extends string, English extends object>(
  id: Id,
  { en, ...load }: { en: English } & Translations<English>,
): MessageSet<English, Id> {
  const set = { id, en, load };
  sets.set(id, set);
  return set;
}

/** Lists the sets that are defined so far. */
export const listSets = (): MessageSet[] => [...sets.values()];
