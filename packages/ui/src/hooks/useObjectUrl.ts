import { useMemo, useSyncExternalStore } from 'react';
import { objectUrlOf } from './objectUrl';

/** An address to show a file by; null without one. Released when the file changes or nobody shows it any more. */
export function useObjectUrl(file: Blob | null): string | null {
  const { subscribe, current } = useMemo(() => objectUrlOf(file), [file]);
  return useSyncExternalStore(subscribe, current, () => null);
}
