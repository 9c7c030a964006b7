import type { QueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { forgetCredential } from '../platform/credential/platformCredential';
import { getIntentStore } from '../platform/storage/intents';
import type { Device } from '../platform/storage/storage';
import { getInbox } from '../platform/live/storedInbox';
import { getKycAnswers } from './kycAnswers';
import { getLock } from '../platform/storage/lockState';
import { removeSessionRecords } from './sessionRecords';
import { getSettings } from './settings';
import { getSession, defineSessionValue } from './sessionValues';

/** Whether the last sign-out failed to remove some data. docs/rules.md SIGNOUT-9. */
export const SIGN_OUT_INCOMPLETE = defineSessionValue(false);

export interface PersonalData {
  device: Device;
  queryClient: QueryClient;
}

/** Removes the user's data from this device; sets `SIGN_OUT_INCOMPLETE` if some remains. docs/rules.md SIGNOUT-7. */
export function removeUserData({ device, queryClient }: PersonalData): void {
  const { app, notifications } = getSettings(device);
  const { credentialId } = app.current();
  if (credentialId !== null) forgetCredential(credentialId);
  const areGone = [
    app.forget(),
    notifications.forget(),
    removeSessionRecords(device.openSession),
    getKycAnswers(device).forget(),
    getInbox(device).forget(),
    getIntentStore(device).forget(),
    getLock(device).unlock(),
  ];
  queryClient.clear();
  const session = getSession(device);
  session.clear();
  session.write(SIGN_OUT_INCOMPLETE, areGone.includes(false));
}

/** Signs out in this tab. `leave` must navigate to the sign-in page. */
export function signOut(kept: PersonalData, leave: () => void): void {
  // Navigate first, because the current page would refetch its balances when the cache is cleared.
  flushSync(leave);
  removeUserData(kept);
}
