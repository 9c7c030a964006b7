import { spyOn } from 'storybook/test';

/** Disables timers of this delay, ms, so that what they end stays visible. Call it in `beforeEach`: Storybook restores the mock. */
export function holdTimers(delay: number): void {
  const setTimer = globalThis.setTimeout;
  spyOn(globalThis, 'setTimeout').mockImplementation(((handler: () => void, ms?: number) =>
    ms === delay ? 0 : setTimer(handler, ms)) as typeof setTimeout);
}
