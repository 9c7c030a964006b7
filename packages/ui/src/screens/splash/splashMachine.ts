import {
  assign,
  emit,
  setup,
  type ActorRefFrom,
  type EventObject,
  type SnapshotFrom,
} from 'xstate';
import type { FlowTag, LeftEvent } from '../../flows/shared';
import { SPLASH_STAGES, STAGE_DURATION } from '../../splash/stages';

interface SplashContext {
  /** How much of the whole was over before the present stage began here, ms; 0 from the next stage on. */
  elapsed: number;
}

/** A stage, until its share of the whole is over. */
const stage = (next: string, end: number) => ({
  always: { guard: { type: 'isOver' as const, params: { end } }, target: next },
  after: { stage: { target: next, actions: 'forget' as const } },
});

/**
 * Goes through four stages of `stage` ms each, stays full for `completion` ms, and emits `left`, once.
 * Other lengths are given by `provide({ delays })`; with the input `elapsed`, ms, it goes on with a splash
 * that was shown for so long already. Nothing can be sent to it.
 */
export const splashMachine = setup({
  types: {
    context: {} as SplashContext,
    events: {} as EventObject,
    input: {} as Partial<SplashContext> | void,
    emitted: {} as LeftEvent,
    tags: {} as FlowTag,
  },
  actions: { leave: emit({ type: 'left', outcome: 'completed' }), forget: assign({ elapsed: 0 }) },
  guards: { isOver: ({ context }, { end }: { end: number }) => context.elapsed >= end },
  /** docs/rules.md TIME-10. */
  delays: {
    stage: ({ context }) => STAGE_DURATION - (context.elapsed % STAGE_DURATION),
    completion: 500,
  },
}).createMachine({
  id: 'splash',
  context: ({ input }) => ({ elapsed: input?.elapsed ?? 0 }),
  initial: 'starting',
  states: {
    starting: stage('preparing', STAGE_DURATION),
    preparing: stage('opening', STAGE_DURATION * 2),
    opening: stage('finishing', STAGE_DURATION * 3),
    finishing: stage('complete', STAGE_DURATION * 4),
    complete: { after: { completion: 'completed' } },
    completed: { tags: 'over', entry: 'leave' },
  },
});

/** A running `splashMachine`. */
export type SplashActor = ActorRefFrom<typeof splashMachine>;

/** The stage shown, or `complete`. */
export function splashStage({ value }: Pick<SnapshotFrom<typeof splashMachine>, 'value'>) {
  return SPLASH_STAGES.find((stage) => stage === value) ?? 'complete';
}
