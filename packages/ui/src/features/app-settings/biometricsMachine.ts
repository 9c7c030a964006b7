import { assign, enqueueActions, setup, type ActorRefFrom } from 'xstate';
import { logFlowFault } from '../../faults';
import type { Problem } from '../../components/Toast';
import {
  getActorError,
  ProblemError,
  toProblem,
  createProblemToast,
  type FlowTag,
  type ToastEvent,
} from '../../engine';
import { requireActor } from '../../engine/requests';
import './messages';

export interface BiometricsContext {
  problem: Problem | null;
}

export type BiometricsEvent = { type: 'requested' } | { type: 'back' };

/**
 * Provide the actor `register`, which creates a credential or rejects; with a `ProblemError` if the reason is known.
 * Emits `toast` events. docs/rules.md SET-8.
 */
export const biometricsMachine = setup({
  types: {
    context: {} as BiometricsContext,
    events: {} as BiometricsEvent,
    emitted: {} as ToastEvent,
    tags: {} as FlowTag,
  },
  actors: { register: requireActor<unknown, undefined>('biometrics', 'register') },
  actions: {
    showProblem: enqueueActions(({ event, enqueue }, otherwise: Problem) => {
      const error = getActorError(event);
      // Do not log a `ProblemError`: its cause is the device, not a bug.
      if (!(error instanceof ProblemError)) enqueue(() => logFlowFault(error));
      const problem = toProblem(error, otherwise);
      enqueue.assign({ problem });
      enqueue.emit(createProblemToast(problem));
    }),
    clearProblem: assign({ problem: null }),
  },
  /** Timeout of the biometric prompt, in ms. docs/rules.md TIME-12. */
  delays: { registerTimeout: 60_000 },
}).createMachine({
  id: 'biometrics',
  description: 'Turns on unlocking with biometrics.',
  context: { problem: null },
  initial: 'resting',
  states: {
    resting: { on: { requested: 'registering', back: { actions: 'clearProblem' } } },
    registering: {
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'register',
        src: 'register',
        onDone: 'resting',
        onError: {
          target: 'resting',
          actions: { type: 'showProblem', params: { id: 'biometricsFailed' } },
        },
      },
      on: { back: 'resting' },
      after: {
        registerTimeout: {
          target: 'resting',
          actions: { type: 'showProblem', params: { id: 'biometricsTimedOut' } },
        },
      },
    },
  },
});

export type BiometricsActor = ActorRefFrom<typeof biometricsMachine>;
