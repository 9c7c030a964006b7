import { en } from '@rad-wallet/ui/messages/en';
import { biometricsMachine } from '@rad-wallet/ui/features/app-settings';
import type { Plan } from '../plan';

export const biometricsPlan: Plan<typeof biometricsMachine> = {
  machine: biometricsMachine,
  events: [{ type: 'requested' }, { type: 'back' }],
  // Biometrics are initially off, so only a registration in progress can be cancelled.
  isAvailable: (snapshot, { type }) => type === 'requested' || snapshot.matches('registering'),
  // Biometrics are initially on; the user turns them off.
  variants: [{ events: [{ type: 'back' }], isAvailable: () => true }],
  gestures: {
    requested: ({ press }) => press(en.appSettings.biometrics, 'switch'),
    back: ({ press }) => press(en.appSettings.biometrics, 'switch'),
  },
  toasts: ['biometricsFailed', 'biometricsTimedOut'],
  distinguish: ({ problem }) => problem?.id,
};
