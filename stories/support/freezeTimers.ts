import { spyOn } from 'storybook/test';

/** Delay in ms. Call it in `beforeEach`; Storybook restores the mock. */
export function freezeTimers(delay: number): void {
  const setTimer = globalThis.setTimeout;
  spyOn(globalThis, 'setTimeout').mockImplementation(((handler: () => void, ms?: number) =>
    ms === delay ? 0 : setTimer(handler, ms)) as typeof setTimeout);
}
