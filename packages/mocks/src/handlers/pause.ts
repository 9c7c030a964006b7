import { delay } from 'msw/utils/delay';

export async function pause(ms: number): Promise<void> {
  if (ms > 0) await delay(ms);
}
