import { createContext, use } from 'react';

/** Returns the current time. Stories and tests freeze it. */
export type Clock = () => Date;

/** The clock of the environment: the time on a server differs from that of the device. */
export const deviceClock: Clock = () => new Date();

export const ClockContext = createContext<Clock>(deviceClock);

/** The clock that relative dates are measured against. */
export function useClock(): Clock {
  return use(ClockContext);
}
