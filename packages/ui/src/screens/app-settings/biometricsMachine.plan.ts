import { definePlan } from '../../flows/testing/definePlan';
import { biometricsMachine } from './biometricsMachine';

/** How a test explores the switch. */
export const plan = definePlan({
  machine: biometricsMachine,
  events: [{ type: 'asked' }, { type: 'back' }],
  toasts: ['biometricsFailed', 'biometricsTimedOut'],
  distinguish: ({ problem }) => problem?.id,
});
