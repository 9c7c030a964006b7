import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { onHistoryChange } from './navigation';

export interface HistoryEntryStateOptions<T> {
  key: string;
  /** Parses the stored value. An invalid value is treated as missing. */
  schema: v.GenericSchema<unknown, T>;
  initial: T;
  /** Identifies whose state it is. The state of another owner is treated as missing. */
  owner: string | null;
}

const subscribeToNothing = () => () => {};

/**
 * State stored in the history entry, so that Back, Forward and a reload restore it. Not in the URL, because links and
 * logs would leak search terms.
 */
export function useHistoryEntryState<T>({
  key,
  schema,
  initial,
  owner,
}: HistoryEntryStateOptions<T>): [T, (value: T) => void] {
  const read = () => {
    const entrySchema = v.object({ value: schema, owner: v.nullable(v.string()) });
    const { success, output } = v.safeParse(v.object({ [key]: entrySchema }), window.history.state);
    const entry = success ? output[key] : undefined;
    return entry?.owner === owner ? entry.value : initial;
  };
  // There is no history entry on a server, so hydrate with the initial value, then read the entry.
  const hasEntry = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const [value, setValue] = useState(() => (hasEntry ? read() : initial));
  const [isRead, setIsRead] = useState(hasEntry);
  if (hasEntry && !isRead) {
    setIsRead(true);
    setValue(read());
  }

  const onArrival = useEffectEvent(() => setValue(read()));
  // The history entry can change while the page stays mounted: by Back, Forward or a link to the same page.
  useEffect(() => onHistoryChange(() => onArrival()), []);

  const change = (next: T) => {
    try {
      window.history.replaceState({ ...window.history.state, [key]: { value: next, owner } }, '');
    } catch {
      // Safari throws after 100 changes in 30 seconds. The state still updates, and a later change is stored.
    }
    setValue(next);
  };
  return [value, change];
}
