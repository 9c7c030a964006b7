import { host } from '#host/host';
import { getIntentStore, type WalletIntentStore } from '../platform/storage/intents';
import type { Device } from '../platform/storage/storage';

/** Returns the store of intents. It keeps recent payments if the host confirms repeated ones. docs/rules.md PAY-12. */
export function getSessionIntents(device: Device): WalletIntentStore {
  const store = getIntentStore(device);
  if (host.asksBeforeRepeating) store.keepRecent();
  return store;
}
