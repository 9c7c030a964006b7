import type { MessageReference } from '../messages/messageOf';
import type { IconComponent } from '../types';
import type { WalletDestination, WalletHrefs } from './useHrefs';

/** Text in the user's language, or a message reference: `messageOf(homeMessages, 'cash')`. */
export type EntryText = string | MessageReference;

export interface EntryContent<Id extends string = string> {
  id: Id;
  icon: IconComponent;
  label: EntryText;
  description?: EntryText;
}

/** A wallet destination (the entry is omitted if its href is null), any other href, or an action. */
export type EntryTarget =
  | { to: WalletDestination; href?: never; onPress?: never }
  | { href: string; to?: never; onPress?: never }
  | { onPress: () => void; to?: never; href?: never };

/** A menu entry: a tile, an option, a tab or an item. docs/rules.md NAV-18. */
export type MenuEntry<Id extends string = string> = EntryContent<Id> & EntryTarget;

/** Entries grouped under a heading or behind a button. Omitted if no entry is available. */
export interface MenuGroup<Id extends string = string, Entry = MenuEntry> {
  id: Id;
  label: EntryText;
  entries: readonly Entry[];
}

export type ResolvedEntry<Entry extends MenuEntry = MenuEntry> = Omit<
  Entry,
  'label' | 'description' | 'to' | 'href' | 'onPress'
> & { label: string; description?: string } & (
    | { href: string; onPress?: undefined }
    | { href?: undefined; onPress: () => void }
  );

/** Returns an entry's href; null if the app does not offer the destination, undefined for an action. */
export const getEntryHref = ({ to, href }: EntryTarget, hrefs: WalletHrefs) =>
  to ? hrefs[to] : href;

/** Returns the entries available in the app, with texts and hrefs. */
export const resolveEntries = <Entry extends MenuEntry>(
  entries: readonly Entry[],
  hrefs: WalletHrefs,
  getText: (text: EntryText) => string,
): ResolvedEntry<Entry>[] =>
  entries.flatMap((entry) => {
    const href = getEntryHref(entry, hrefs);
    if (href === null) return [];
    const { label, description, to: _, ...rest } = entry;
    return {
      ...rest,
      href,
      label: getText(label),
      description: description === undefined ? undefined : getText(description),
    } as ResolvedEntry<Entry>;
  });
