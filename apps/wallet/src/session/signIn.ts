import { cleanIdentifier } from '@rad-wallet/ui/format';
import { getLock } from '../platform/storage/lockState';
import { withStorage, type Device } from '../platform/storage/storage';
import { broadcastSignOut, HOLDER_KEY } from './otherTabs';
import { getSession } from './sessionValues';
import { removeUserData, SIGN_OUT_INCOMPLETE, type PersonalData } from './signOut';

const readHolder = ({ openLocal }: Device) =>
  withStorage(openLocal, (storage) => storage.getItem(HOLDER_KEY));

/**
 * Call it when somebody has signed in. Unless the same person was signed in before, it removes what the device and other
 * tabs keep of a person, for example after an expired session. docs/rules.md AUTH-12.
 */
export function startSession(kept: PersonalData, email: string): void {
  const { device, queryClient } = kept;
  const holder = cleanIdentifier(email).toLowerCase();
  if (readHolder(device) === holder) {
    // Its queries failed or were loaded without a session.
    queryClient.clear();
    getLock(device).unlock();
    getSession(device).write(SIGN_OUT_INCOMPLETE, false);
    return;
  }
  removeUserData(kept);
  broadcastSignOut(device);
  withStorage(device.openLocal, (storage) => storage.setItem(HOLDER_KEY, holder));
}
