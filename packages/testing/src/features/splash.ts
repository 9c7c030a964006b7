import { splashMachine } from '@rad-wallet/ui/features/splash';
import type { Plan } from '../plan';

export const splashPlan: Plan<typeof splashMachine> = {
  machine: splashMachine,
  events: [],
  // The full splash duration has already elapsed.
  variants: [{ input: { elapsed: 3000 } }],
  outcomes: ['completed'],
};
