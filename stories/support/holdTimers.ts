import { spyOn } from 'storybook/test';

/** Timers of this length never ring while the story stands, so that what they would end can be looked at. Call it in `beforeEach`; Storybook restores the real one. */
export function holdTimers(delay: number): void {
  const setTimer = globalThis.setTimeout;
  spyOn(globalThis, 'setTimeout').mockImplementation(((handler: () => void, ms?: number) =>
    ms === delay ? 0 : setTimer(handler, ms)) as typeof setTimeout);
}
