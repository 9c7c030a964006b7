import { useNotify } from '@rad-wallet/ui/Toast';
import { useSyncExternalStore } from 'react';
import type { StoredSetting } from './storedSetting';

/** Notifies the user once per page load that changes cannot be stored. docs/rules.md SET-3. */
export function useStoredSetting<T extends object>(
  setting: StoredSetting<T>,
): [T, (value: T) => void] {
  const value = useSyncExternalStore(setting.subscribe, setting.current, setting.initial);
  const notify = useNotify();
  const change = (next: T) => {
    if (setting.change(next) || !setting.claimLossNotice()) return;
    notify({ tone: 'neutral', id: 'settingsNotKept' });
  };
  return [value, change];
}
