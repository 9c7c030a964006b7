import { useToastText } from '@rad-wallet/ui/flows/shared';
import { useToast } from '@rad-wallet/ui/Toast';
import { useSyncExternalStore } from 'react';
import type { StoredSetting } from './storedSetting';

/** A setting and how to change it. That a change is not kept is said once a visit. docs/rules.md SET-3. */
export function useStoredSetting<T>(setting: StoredSetting<T>): [T, (value: T) => void] {
  const value = useSyncExternalStore(setting.subscribe, setting.current);
  const showToast = useToast();
  const text = useToastText();
  const change = (next: T) => {
    if (setting.change(next) || !setting.claimLossNotice()) return;
    showToast({ tone: 'neutral', ...text({ id: 'settingsNotKept' }) });
  };
  return [value, change];
}
