import { emit, setup, type ActorRefFrom, type EventObject, type SnapshotFrom } from 'xstate';
import type { LeftEvent } from '../../flows/shared';
import { SPLASH_STAGES, STAGE_DURATION } from './stages';

/**
 * Goes through four stages of `stage` ms each, stays full for `completion` ms, and emits `left`.
 * Other lengths are given by `provide({ delays })`. Nothing can be sent to it.
 */
export const splashMachine = setup({
  types: { events: {} as EventObject, emitted: {} as LeftEvent },
  actions: { leave: emit({ type: 'left' }) },
  /** docs/rules.md TIME-10. */
  delays: { stage: STAGE_DURATION, completion: 500 },
}).createMachine({
  id: 'splash',
  initial: 'starting',
  states: {
    starting: { after: { stage: 'securing' } },
    securing: { after: { stage: 'loading' } },
    loading: { after: { stage: 'finishing' } },
    finishing: { after: { stage: 'complete' } },
    complete: { after: { completion: 'left' } },
    left: { entry: 'leave' },
  },
});

/** A running `splashMachine`. */
export type SplashActor = ActorRefFrom<typeof splashMachine>;

/** The stage shown, or `complete`. */
export function splashStage({ value }: Pick<SnapshotFrom<typeof splashMachine>, 'value'>) {
  return SPLASH_STAGES.find((stage) => stage === value) ?? 'complete';
}
