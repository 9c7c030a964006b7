import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { forgetCredential } from './platformCredential';
import { forgetGift } from '../gift/giftRecords';
import type { Device } from '../data/DeviceContext';
import { LEFT_BEHIND } from '../data/leftBehind';
import { lockOf } from '../data/lockState';
import { useNavigation } from '../data/navigation';
import { announceSignOut } from '../data/otherTabs';
import { settingsOf } from '../data/settings';
import { useDevice } from '../data/useDevice';
import { visitOf } from '../data/visit';

/** Where signing out leads. docs/rules.md SIGNOUT-4. */
export const SIGNED_OUT_PATH = '/auth';

/** What the wallet keeps of a person in this tab. */
export interface Kept {
  device: Device;
  queryClient: QueryClient;
}

/** Clears what the wallet keeps of the person on this device; what it could not clear is noted. docs/rules.md SIGNOUT-7. */
export function forgetPerson({ device, queryClient }: Kept): void {
  const { app, notifications } = settingsOf(device);
  const { credentialId } = app.current();
  if (credentialId !== null) forgetCredential(credentialId);
  const areGone = [
    app.forget(),
    notifications.forget(),
    forgetGift(device.openSession),
    lockOf(device).unlock(),
  ];
  queryClient.clear();
  const visit = visitOf(device);
  visit.clear();
  visit.write(LEFT_BEHIND, areGone.includes(false));
}

/** Signs the person out of this tab; `leave` leads to the sign-in. */
export function signOut(kept: Kept, leave: () => void): void {
  // Gone before anything is cleared: the page that is left would read its balances anew.
  flushSync(leave);
  forgetPerson(kept);
}

/** Gives the function that signs the person out, here and in the wallet's other tabs. */
export function useSignOut(): () => void {
  const device = useDevice();
  const queryClient = useQueryClient();
  const { navigate } = useNavigation();
  return () => {
    // In place of the page that asked: Back does not ask again whom it has already let go.
    signOut({ device, queryClient }, () => navigate(SIGNED_OUT_PATH, { replace: true }));
    announceSignOut(device);
  };
}
