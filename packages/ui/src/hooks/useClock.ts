import { createContext, use } from 'react';

/** Returns the current time. Stories and tests freeze it. */
export type Clock = () => Date;

/** The clock of the current environment: a server's differs from the device's. */
export const deviceClock: Clock = () => new Date();

export const ClockContext = createContext<Clock>(deviceClock);

/** The clock that relative dates are measured against. */
export function useClock(): Clock {
  return use(ClockContext);
}
