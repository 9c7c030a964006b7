import type { Plan } from '../../plans';
import { splashMachine } from './splashMachine';

export const splashPlan: Plan<typeof splashMachine> = {
  machine: splashMachine,
  events: [],
  // The full splash duration has already elapsed.
  variants: [{ input: { elapsed: 3000 } }],
  outcomes: ['completed'],
};
