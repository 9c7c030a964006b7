import { cleanIdentifier } from '@rad-wallet/ui/format';
import { recordSignIn } from '../platform/api/serverSession';
import { getIntentStore } from '../platform/storage/intents';
import { getLock } from '../platform/storage/lockState';
import { withStorage, type Device } from '../platform/storage/storage';
import { hashHolder } from './hashHolder';
import { broadcastSignOut, HOLDER_KEY } from './otherTabs';
import { getSession } from './sessionValues';
import { removeUserData, SIGN_OUT_INCOMPLETE, type PersonalData } from './signOut';

const readHolder = ({ openLocal }: Device) =>
  withStorage(openLocal, (storage) => storage.getItem(HOLDER_KEY));

/** Whether it is known to whom the data on the device belongs. */
export const hasHolder = (device: Device) => readHolder(device) !== null;

/** Recognises this person's payments from before a sign-out. docs/rules.md PAY-10. */
async function recordHolderId(device: Device, holder: string): Promise<void> {
  const id = await hashHolder(holder);
  // Somebody else may have signed in meanwhile.
  if (id !== null && readHolder(device) === holder) getIntentStore(device).setHolder(id);
}

/**
 * Call it when somebody has signed in. Returns whether the same person was signed in before. Otherwise it removes what
 * the device and other tabs keep of a person, for example after an expired session. docs/rules.md AUTH-12.
 */
export function startSession(kept: PersonalData, email: string): boolean {
  const { device, queryClient } = kept;
  const holder = cleanIdentifier(email).toLowerCase();
  if (readHolder(device) === holder) {
    void recordHolderId(device, holder);
    getLock(device).unlock();
    getSession(device).write(SIGN_OUT_INCOMPLETE, false);
    recordSignIn(true);
    // The queries failed or were loaded without a session. Those of a page that is still open are sent again.
    void queryClient.resetQueries();
    return true;
  }
  removeUserData(kept);
  broadcastSignOut(device);
  withStorage(device.openLocal, (storage) => storage.setItem(HOLDER_KEY, holder));
  void recordHolderId(device, holder);
  recordSignIn(false);
  return false;
}
