import { removeSessionRecords } from './sessionRecords';
import { createPerDevice, withStorage, type Device } from '../platform/storage/storage';

/**
 * In local storage: time of the last sign-out in any tab, in ms since 1970; writing it dispatches a `storage` event in
 * all other tabs. In session storage: the last sign-out that this tab has followed.
 */
export const SIGNED_OUT_KEY = 'rad-wallet/signed-out';

export const readSignOutTime = ({ openLocal }: Device) =>
  withStorage(openLocal, (storage) => storage.getItem(SIGNED_OUT_KEY));

/** The last sign-out that this page has followed or started. */
export const getFollowedSignOut = createPerDevice((device) => ({ time: readSignOutTime(device) }));

export function recordFollowedSignOut(device: Device): void {
  const time = readSignOutTime(device);
  getFollowedSignOut(device).time = time;
  if (time !== null)
    withStorage(device.openSession, (storage) => storage.setItem(SIGNED_OUT_KEY, time));
}

/**
 * Removes user input that predates a sign-out in another tab, if this tab was discarded or showed another site at that
 * time. Call it before a page reads the session storage. docs/rules.md SIGNOUT-10.
 */
export function removeStaleRecords(device: Device): void {
  const time = readSignOutTime(device);
  const followed = withStorage(device.openSession, (storage) => storage.getItem(SIGNED_OUT_KEY));
  if (time !== null && followed !== time) removeSessionRecords(device.openSession);
  recordFollowedSignOut(device);
}
