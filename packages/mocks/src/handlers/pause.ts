import { delay } from 'msw/utils/delay';

/** Waits for the delay of a response; for 0 it resolves without a timer. */
export async function pause(ms: number): Promise<void> {
  if (ms > 0) await delay(ms);
}
