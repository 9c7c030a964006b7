import { useToastText } from '@rad-wallet/ui/flows/shared';
import { useToast } from '@rad-wallet/ui/Toast';
import { useState, useSyncExternalStore } from 'react';
import type { StoredSetting } from './storedSetting';

/** A setting and how to change it. That a change is not kept is said once. docs/rules.md SET-3. */
export function useStoredSetting<T>(setting: StoredSetting<T>): [T, (value: T) => void] {
  const value = useSyncExternalStore(setting.subscribe, setting.current);
  const showToast = useToast();
  const text = useToastText();
  const [wasTold, setTold] = useState(false);
  const change = (next: T) => {
    const isKept = setting.change(next);
    if (isKept || wasTold) return;
    setTold(true);
    showToast({ tone: 'neutral', ...text({ id: 'settingsNotKept' }) });
  };
  return [value, change];
}
