import { delay } from 'msw/utils/delay';

/** Waits as long as an answer should take; not at all for 0, so that no timer is needed. */
export async function pause(ms: number): Promise<void> {
  if (ms > 0) await delay(ms);
}
