import { useMemo, useSyncExternalStore } from 'react';
import { createObjectUrlStore } from './createObjectUrlStore';

/** Returns an object URL for the file, which is revoked when the file changes and on unmount. */
export function useObjectUrl(file: Blob | null): string | null {
  const { subscribe, current } = useMemo(() => createObjectUrlStore(file), [file]);
  return useSyncExternalStore(subscribe, current, () => null);
}
