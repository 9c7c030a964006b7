import { assign, enqueueActions, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { logFlowFault } from '../../faults';
import type { Problem } from '../../components/Toast';
import {
  getActorError,
  ProblemError,
  toProblem,
  createProblemToast,
  type FlowEmitted,
  type FlowTag,
  type FlowOutcome,
} from '../../engine';
import { requireActor, REQUEST_TIMEOUT, simulate } from '../../engine/requests';
import './messages';

export type UnlockMethod = 'press' | 'biometrics';

export interface LockInput {
  /** How the wallet is unlocked. @default 'press' */
  method?: UnlockMethod;
}

export interface LockContext {
  method: UnlockMethod;
  problem: Problem | null;
}

export type LockEvent =
  | { type: 'unlock.requested' }
  | { type: 'signOut.requested' }
  | { type: 'submitted' }
  | { type: 'back' };

/**
 * Provide the actor `verify` if biometrics unlock the wallet. If it rejects with a `ProblemError` whose id is
 * `biometricsGone`, pressing the button unlocks the wallet from then on. Emits `toast` events, and `left`: `completed`
 * after unlocking, `cancelled` after signing out. docs/rules.md LOCK.
 */
export const lockMachine = setup({
  types: {
    context: {} as LockContext,
    events: {} as LockEvent,
    // `void` makes the input optional: type inference would drop `undefined` and make it required.
    input: {} as LockInput | void,
    emitted: {} as FlowEmitted,
    tags: {} as FlowTag,
  },
  actors: {
    verify: requireActor<unknown, undefined>('lock', 'verify'),
    /** A simulated delay. docs/rules.md TIME-9. */
    signOut: simulate(2000),
  },
  actions: {
    leave: enqueueActions(({ enqueue }, { outcome }: { outcome: FlowOutcome }) =>
      enqueue.emit({ type: 'left', outcome }),
    ),
    showProblem: enqueueActions(({ context, event, enqueue }, otherwise: Problem) => {
      const error = getActorError(event);
      // Do not log a `ProblemError`: its cause is the device, not a bug.
      if (!(error instanceof ProblemError)) enqueue(() => logFlowFault(error));
      const problem = toProblem(error, otherwise);
      const method = problem.id === 'biometricsGone' ? 'press' : context.method;
      enqueue.assign({ problem, method });
      enqueue.emit(createProblemToast(problem));
    }),
    clearProblem: assign({ problem: null }),
  },
  guards: {
    needsDevice: ({ context }) => context.method === 'biometrics',
  },
  delays: {
    /** Timeout of the biometric prompt, in ms. docs/rules.md TIME-12. */
    verifyTimeout: 60_000,
    requestTimeout: REQUEST_TIMEOUT,
  },
}).createMachine({
  id: 'lock',
  description: 'Covers the wallet until it is unlocked, or the user signs out.',
  context: ({ input }) => ({ method: input?.method ?? 'press', problem: null }),
  initial: 'locked',
  states: {
    locked: {
      on: {
        'unlock.requested': [{ guard: 'needsDevice', target: 'verifying' }, { target: 'unlocked' }],
        'signOut.requested': 'confirmingSignOut',
      },
    },
    verifying: {
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'verify',
        src: 'verify',
        onDone: 'unlocked',
        onError: {
          target: 'refused',
          actions: { type: 'showProblem', params: { id: 'unlockFailed' } },
        },
      },
      on: { back: 'locked' },
      after: {
        verifyTimeout: {
          target: 'refused',
          actions: { type: 'showProblem', params: { id: 'unlockTimedOut' } },
        },
      },
    },
    refused: {
      description: 'Locked, and shows why unlocking or signing out failed.',
      on: {
        'unlock.requested': [{ guard: 'needsDevice', target: 'verifying' }, { target: 'unlocked' }],
        'signOut.requested': 'confirmingSignOut',
      },
    },
    confirmingSignOut: {
      entry: 'clearProblem',
      on: { submitted: 'signingOut', back: 'locked' },
    },
    signingOut: {
      tags: 'busy',
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: 'signedOut',
        onError: {
          target: 'refused',
          actions: { type: 'showProblem', params: { id: 'signOutFailed' } },
        },
      },
      after: {
        requestTimeout: {
          target: 'refused',
          actions: { type: 'showProblem', params: { id: 'signOutFailed' } },
        },
      },
    },
    unlocked: { tags: 'over', entry: { type: 'leave', params: { outcome: 'completed' } } },
    signedOut: { tags: 'over', entry: { type: 'leave', params: { outcome: 'cancelled' } } },
  },
});

export type LockActor = ActorRefFrom<typeof lockMachine>;

export type LockView = 'locked' | 'confirmingSignOut' | 'signingOut';

export function getLockView(snapshot: SnapshotFrom<typeof lockMachine>): LockView {
  if (snapshot.matches('confirmingSignOut')) return 'confirmingSignOut';
  if (snapshot.matches('signingOut') || snapshot.matches('signedOut')) return 'signingOut';
  return 'locked';
}
