import { definePlan } from '../../flows/testing/definePlan';
import { splashMachine } from './splashMachine';

/** How a test explores the splash: nothing can be done but wait. */
export const plan = definePlan({
  machine: splashMachine,
  events: [],
  outcomes: ['completed'],
});
