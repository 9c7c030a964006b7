import { createContext, use } from 'react';

/** Gives the present moment. Stories and tests hold it still. */
export type Clock = () => Date;

export const ClockContext = createContext<Clock>(() => new Date());

/** The clock that relative dates are measured against. */
export function useClock(): Clock {
  return use(ClockContext);
}
