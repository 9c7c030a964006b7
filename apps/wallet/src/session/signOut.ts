import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { forgetCredential } from '../platform/credential/platformCredential';
import { useDevice } from '../platform/storage/DeviceContext';
import type { Device } from '../platform/storage/storage';
import { getKycAnswers } from './kycAnswers';
import { getLock } from '../platform/storage/lockState';
import { useNavigation } from '../platform/navigation/navigation';
import { announceSignOut } from './otherTabs';
import { removeSessionRecords } from './sessionRecords';
import { getSettings } from './settings';
import { getVisit, defineVisitValue } from './sessionValues';

/** docs/rules.md SIGNOUT-4. */
export const SIGNED_OUT_PATH = '/auth';

/** Whether the last sign-out failed to remove all data. docs/rules.md SIGNOUT-9. */
export const SIGN_OUT_INCOMPLETE = defineVisitValue(false);

export interface PersonalData {
  device: Device;
  queryClient: QueryClient;
}

/** docs/rules.md SIGNOUT-7. */
export function forgetPerson({ device, queryClient }: PersonalData): void {
  const { app, notifications } = getSettings(device);
  const { credentialId } = app.current();
  if (credentialId !== null) forgetCredential(credentialId);
  const areGone = [
    app.forget(),
    notifications.forget(),
    removeSessionRecords(device.openSession),
    getKycAnswers(device).forget(),
    getLock(device).unlock(),
  ];
  queryClient.clear();
  const visit = getVisit(device);
  visit.clear();
  visit.write(SIGN_OUT_INCOMPLETE, areGone.includes(false));
}

/** Signs out in this tab. `leave` must navigate to the sign-in page. */
export function signOut(kept: PersonalData, leave: () => void): void {
  // Navigate first, because the current page would refetch its balances when the cache is cleared.
  flushSync(leave);
  forgetPerson(kept);
}

/** Returns a function that signs out in all tabs. */
export function useSignOut(): () => void {
  const device = useDevice();
  const queryClient = useQueryClient();
  const { navigate } = useNavigation();
  return () => {
    // Replace the history entry, so Back does not return to the sign-out page.
    signOut({ device, queryClient }, () => navigate(SIGNED_OUT_PATH, { replace: true }));
    announceSignOut(device);
  };
}
