import { splashMachine } from '@rad-wallet/ui/screens/splash';
import type { Plan } from '../plan';

/** How a test explores the splash: nothing can be done but wait. */
export const splashPlan: Plan<typeof splashMachine> = {
  machine: splashMachine,
  events: [],
  outcomes: ['completed'],
};
