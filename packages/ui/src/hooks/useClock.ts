import { createContext, use } from 'react';

/** Gives the present moment. Stories and tests hold it still. */
export type Clock = () => Date;

/** The clock of the current environment: a server's differs from the device's. */
export const deviceClock: Clock = () => new Date();

export const ClockContext = createContext<Clock>(deviceClock);

/** The clock that relative dates are measured against. */
export function useClock(): Clock {
  return use(ClockContext);
}
