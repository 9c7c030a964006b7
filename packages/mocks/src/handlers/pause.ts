import { delay } from 'msw/utils/delay';

/** Delays a response by `ms`; sets no timer for 0. */
export async function pause(ms: number): Promise<void> {
  if (ms > 0) await delay(ms);
}
