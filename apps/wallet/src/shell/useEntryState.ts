import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import * as v from 'valibot';

export interface EntryStateOptions<T> {
  /** Names it among what the entry keeps. */
  key: string;
  /** Reads what was kept. What it refuses counts as nothing. */
  schema: v.GenericSchema<unknown, T>;
  /** What holds in a new entry. */
  initial: T;
}

/** Another entry can come in sight without the page being left: by Back and Forward, and by a link to the page itself. */
const ARRIVALS = ['popstate', 'pushState', 'replaceState'] as const;

const never = () => () => {};

/**
 * State that belongs to the browser's history entry, not to the page: it is there again after Back,
 * Forward and a reload, and gone with a new visit. It stands in no address, so nothing that a person
 * looks for is passed on with a link or kept in a log.
 */
export function useEntryState<T>({
  key,
  schema,
  initial,
}: EntryStateOptions<T>): [T, (value: T) => void] {
  const read = () => {
    const { success, output } = v.safeParse(v.object({ [key]: schema }), window.history.state);
    return success ? (output[key] ?? initial) : initial;
  };
  // A server knows of no entry: what it has drawn is taken as it is, and the entry read right after.
  const knowsEntry = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [value, setValue] = useState(() => (knowsEntry ? read() : initial));
  const [isRead, setIsRead] = useState(knowsEntry);
  if (knowsEntry && !isRead) {
    setIsRead(true);
    setValue(read());
  }

  const onArrival = useEffectEvent(() => setValue(read()));
  useEffect(() => {
    const listener = () => onArrival();
    for (const event of ARRIVALS) window.addEventListener(event, listener);
    return () => {
      for (const event of ARRIVALS) window.removeEventListener(event, listener);
    };
  }, []);

  const change = (next: T) => {
    try {
      window.history.replaceState({ ...window.history.state, [key]: next }, '');
    } catch {
      // Safari takes 100 changes in 30 seconds. What is on the screen stays; the next change is kept.
    }
    setValue(next);
  };
  return [value, change];
}
