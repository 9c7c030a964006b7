import type { Plan } from '../../plans';
import { biometricsMachine } from './biometricsMachine';
import { appSettingsMessages } from './messages';

export const biometricsPlan: Plan<typeof biometricsMachine> = {
  machine: biometricsMachine,
  events: [{ type: 'requested' }, { type: 'back' }],
  // Biometrics are initially off, so only a registration in progress can be cancelled.
  isAvailable: (snapshot, { type }) => type === 'requested' || snapshot.matches('registering'),
  // Biometrics are initially on; the user turns them off.
  variants: [{ events: [{ type: 'back' }], isAvailable: () => true }],
  gestures: {
    requested: ({ press }) => press(appSettingsMessages.en.biometrics, 'switch'),
    back: ({ press }) => press(appSettingsMessages.en.biometrics, 'switch'),
  },
  toasts: ['biometricsFailed', 'biometricsTimedOut'],
  distinguish: ({ problem }) => problem?.id,
};
