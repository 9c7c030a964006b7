import { useReadMessage } from '../messages/useMessages';
import { resolveEntries, type EntryText, type MenuEntry, type ResolvedEntry } from './menuEntries';
import { useHrefs } from './useHrefs';

export function useEntryText(): (text: EntryText) => string {
  const read = useReadMessage();
  return (text) => (typeof text === 'string' ? text : read(text));
}

/** Returns the available entries of a menu. docs/rules.md NAV-17, NAV-18. */
export function useMenuEntries<Entry extends MenuEntry>(
  entries: readonly Entry[],
): ResolvedEntry<Entry>[] {
  return resolveEntries(entries, useHrefs(), useEntryText());
}
