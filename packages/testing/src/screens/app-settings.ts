import { biometricsMachine } from '@rad-wallet/ui/screens/app-settings';
import type { Plan } from '../plan';

/** How a test explores the switch. */
export const biometricsPlan: Plan<typeof biometricsMachine> = {
  machine: biometricsMachine,
  events: [{ type: 'asked' }, { type: 'back' }],
  toasts: ['biometricsFailed', 'biometricsTimedOut'],
  distinguish: ({ problem }) => problem?.id,
};
