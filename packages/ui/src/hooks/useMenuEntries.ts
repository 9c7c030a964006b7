import { useTranslations, type PlainMessageKey } from '../messages/useTranslations';
import { resolveEntries, type EntryText, type MenuEntry, type ResolvedEntry } from './menuEntries';
import { useHrefs } from './useHrefs';

export function useEntryText(): (text: EntryText) => string {
  const t = useTranslations() as (key: PlainMessageKey) => string;
  return (text) => (typeof text === 'string' ? text : t(text.message));
}

/** docs/rules.md NAV-17, NAV-18. */
export function useMenuEntries<Entry extends MenuEntry>(
  entries: readonly Entry[],
): ResolvedEntry<Entry>[] {
  return resolveEntries(entries, useHrefs(), useEntryText());
}
