import { createContext, use } from 'react';

/** Returns the current time. Stories and tests provide a fixed one. */
export type Clock = () => Date;

/** The system clock of the browser or server; the two can differ. */
export const deviceClock: Clock = () => new Date();

export const ClockContext = createContext<Clock>(deviceClock);

/** Returns the provider's clock, on which relative dates are based. */
export function useClock(): Clock {
  return use(ClockContext);
}
