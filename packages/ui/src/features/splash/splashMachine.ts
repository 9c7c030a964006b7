import {
  assign,
  emit,
  setup,
  type ActorRefFrom,
  type EventObject,
  type SnapshotFrom,
} from 'xstate';
import type { FlowTag, FlowEndedEvent } from '../../engine';
import { SPLASH_STAGES, STAGE_DURATION } from './initial/stages';

interface SplashContext {
  /** How long the splash was already visible when this machine started, in ms; 0 after its first stage. */
  elapsed: number;
}

/** `end`: end of the stage, in ms since the splash appeared. */
const createStage = (next: string, end: number) => ({
  always: { guard: { type: 'isOver' as const, params: { end } }, target: next },
  after: { stage: { target: next, actions: 'forget' as const } },
});

/** The input `elapsed` (in ms) continues a splash that is already visible. Emits `left` once. */
export const splashMachine = setup({
  types: {
    context: {} as SplashContext,
    events: {} as EventObject,
    input: {} as Partial<SplashContext> | void,
    emitted: {} as FlowEndedEvent,
    tags: {} as FlowTag,
  },
  actions: { leave: emit({ type: 'left', outcome: 'completed' }), forget: assign({ elapsed: 0 }) },
  guards: { isOver: ({ context }, { end }: { end: number }) => context.elapsed >= end },
  /** In ms. docs/rules.md TIME-10. */
  delays: {
    stage: ({ context }) => STAGE_DURATION - (context.elapsed % STAGE_DURATION),
    completion: 500,
  },
}).createMachine({
  id: 'splash',
  description: 'Shows four stages of loading, then leaves.',
  context: ({ input }) => ({ elapsed: input?.elapsed ?? 0 }),
  initial: 'starting',
  states: {
    starting: createStage('preparing', STAGE_DURATION),
    preparing: createStage('opening', STAGE_DURATION * 2),
    opening: createStage('finishing', STAGE_DURATION * 3),
    finishing: createStage('complete', STAGE_DURATION * 4),
    complete: { after: { completion: 'completed' } },
    completed: { tags: 'over', entry: 'leave' },
  },
});

export type SplashActor = ActorRefFrom<typeof splashMachine>;

export function getSplashStage({ value }: Pick<SnapshotFrom<typeof splashMachine>, 'value'>) {
  return SPLASH_STAGES.find((stage) => stage === value) ?? 'complete';
}
