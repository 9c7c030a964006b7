import { assign, enqueueActions, setup, type ActorRefFrom } from 'xstate';
import type { Problem } from '../../components/Toast';
import {
  errorOf,
  ProblemError,
  problemOfError,
  problemToast,
  type FlowTag,
  type ToastEvent,
} from '../../flows/shared';
import { notProvided } from '../../requests';

export interface BiometricsContext {
  problem: Problem | null;
}

export type BiometricsEvent = { type: 'asked' } | { type: 'back' };

/**
 * Switches biometrics on. Provide the actor `register`: it has the device recognise the person, keeps
 * what is needed to ask it again, and rejects, with a `ProblemError` where it knows why, when they stay
 * off. Emits `toast`. docs/rules.md SET-8.
 */
export const biometricsMachine = setup({
  types: {
    context: {} as BiometricsContext,
    events: {} as BiometricsEvent,
    emitted: {} as ToastEvent,
    tags: {} as FlowTag,
  },
  actors: { register: notProvided<unknown, undefined>('biometrics', 'register') },
  actions: {
    refuse: enqueueActions(({ event, enqueue }, otherwise: Problem) => {
      const error = errorOf(event);
      // What the device itself has said is no fault of ours.
      if (!(error instanceof ProblemError)) enqueue(() => console.error(error));
      const problem = problemOfError(error, otherwise);
      enqueue.assign({ problem });
      enqueue.emit(problemToast(problem));
    }),
    forgetProblem: assign({ problem: null }),
  },
  /** docs/rules.md TIME-12. */
  delays: { registerTimeout: 60_000 },
}).createMachine({
  id: 'biometrics',
  context: { problem: null },
  initial: 'resting',
  states: {
    resting: { on: { asked: 'registering', back: { actions: 'forgetProblem' } } },
    registering: {
      tags: 'busy',
      entry: 'forgetProblem',
      invoke: {
        id: 'register',
        src: 'register',
        onDone: 'resting',
        onError: {
          target: 'resting',
          actions: { type: 'refuse', params: { id: 'biometricsFailed' } },
        },
      },
      on: { back: 'resting' },
      after: {
        registerTimeout: {
          target: 'resting',
          actions: { type: 'refuse', params: { id: 'biometricsTimedOut' } },
        },
      },
    },
  },
});

/** A running `biometricsMachine`. */
export type BiometricsActor = ActorRefFrom<typeof biometricsMachine>;
