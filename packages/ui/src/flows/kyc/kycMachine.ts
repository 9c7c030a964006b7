import {
  assign,
  emit,
  enqueueActions,
  fromPromise,
  setup,
  type ActorRefFrom,
  type SnapshotFrom,
} from 'xstate';
import { attemptFor, REQUEST_TIMEOUT, simulate } from '../../requests';
import {
  errorOf,
  problemOfError,
  problemToast,
  type FlowEmitted,
  type FlowTag,
  type LeftOutcome,
} from '../shared';
import {
  initialContext,
  type KycContext,
  type KycEvent,
  type PendingFile,
  type SubmitKycInput,
} from './kycContext';
import {
  isMissing,
  missingOn,
  refusalOf,
  refusalToasts,
  subjectOf,
  type KycDocument,
  type KycPart,
  type RefusedFile,
} from './kycRules';
import { readFile } from './readFile';

/** How long the simulated submission takes, ms (docs/rules.md KYC-11). */
const SUBMISSION_DELAY = 2000;

/** The file that is being read, refused. */
function unreadable({ pending: [first] }: KycContext): RefusedFile {
  if (!first) throw new Error('kyc: no file was read.');
  return { document: first.document, why: 'unreadable' };
}

/**
 * Verifies a person's identity in five steps. What was typed and handed in is kept through every
 * step back; files are read in a region of their own, so that none is lost on the way either. The
 * submission is simulated unless the actor `submitKyc` is provided, which rejects when nothing was
 * handed in. Emits `toast`, and `left` once, when the person leaves or is done.
 */
export const kycMachine = setup({
  types: {
    context: {} as KycContext,
    events: {} as KycEvent,
    emitted: {} as FlowEmitted,
    tags: {} as FlowTag,
  },
  actors: {
    readFile: fromPromise<void, File>(({ input }) => readFile(input)),
    submitKyc: simulate<unknown, SubmitKycInput>(SUBMISSION_DELAY),
  },
  actions: {
    leave: enqueueActions(({ enqueue }, { outcome }: { outcome: LeftOutcome }) =>
      enqueue.emit({ type: 'left', outcome }),
    ),
    forgetMessages: assign({ problem: null, notes: {} }),
    tellMissing: enqueueActions(({ context, enqueue }, { part }: { part: KycPart }) => {
      const problem = missingOn[part](context);
      enqueue.assign({ problem });
      if (problem) enqueue.emit(problemToast(problem));
    }),
    toastSubmitted: emit({ type: 'toast', tone: 'success', id: 'verificationSubmitted' }),
    /** A submission that failed is said until something changes. */
    forgetFailure: assign({
      problem: ({ context: { problem } }) => (isMissing(problem) ? problem : null),
    }),
    queue: assign(({ context }, { document, file }: PendingFile) => ({
      pending: [...context.pending, { document, file }],
      notes: { ...context.notes, [document]: undefined },
    })),
    refuse: enqueueActions(({ context, enqueue }, { document, why }: RefusedFile) => {
      enqueue.assign({ notes: { ...context.notes, [document]: why } });
      enqueue.emit(problemToast({ id: refusalToasts[why] }));
    }),
    keepRead: assign(({ context: { files, pending } }) => ({
      files: pending[0] ? { ...files, [pending[0].document]: pending[0].file } : files,
    })),
    dropRead: assign({ pending: ({ context }) => context.pending.slice(1) }),
    /** Says that nothing was handed in, and why the actor thinks so. */
    fail: enqueueActions(({ event, enqueue }) => {
      const error = errorOf(event);
      const problem = problemOfError(error, { id: 'verificationFailed' });
      enqueue(() => console.error(error));
      enqueue.assign({ problem });
      enqueue.emit(problemToast(problem));
    }),
  },
  guards: {
    isGiven: ({ context }, { part }: { part: KycPart }) => missingOn[part](context) === null,
    isReading: ({ context }) => context.pending.length > 0,
    isFree: ({ context }, { document }: { document: KycDocument }) =>
      context.pending.every((pending) => pending.document !== document),
    isAcceptable: ({ context }, { document, file }: PendingFile) =>
      refusalOf(document, file) === null &&
      context.pending.every((pending) => pending.document !== document),
  },
  delays: {
    /** A file that takes longer than this to open counts as unreadable. */
    readTimeout: 10_000,
    requestTimeout: REQUEST_TIMEOUT,
  },
}).createMachine({
  id: 'kyc',
  context: initialContext,
  initial: 'open',
  states: {
    /** Once this is left, no file is read any more. */
    open: {
      type: 'parallel',
      states: {
        verification: {
          initial: 'editing',
          states: {
            editing: {
              initial: 'enteringDetails',
              on: {
                'answers.changed': {
                  actions: [
                    assign({
                      answers: ({ context, event }) => ({ ...context.answers, ...event.answers }),
                    }),
                    'forgetFailure',
                  ],
                },
                'file.chosen': [
                  {
                    guard: { type: 'isAcceptable', params: ({ event }) => event },
                    actions: [{ type: 'queue', params: ({ event }) => event }, 'forgetFailure'],
                  },
                  {
                    guard: { type: 'isFree', params: ({ event }) => event },
                    actions: {
                      type: 'refuse',
                      params: ({ event: { document, file } }) => ({
                        document,
                        why: refusalOf(document, file) ?? 'wrongType',
                      }),
                    },
                  },
                ],
                'file.cancelled': {
                  actions: assign({
                    notes: ({ context, event }) => ({
                      ...context.notes,
                      [event.document]: 'cancelled',
                    }),
                  }),
                },
                'file.removed': {
                  actions: [
                    assign(({ context, event: { document } }) => ({
                      files: { ...context.files, [document]: null },
                      notes: { ...context.notes, [document]: undefined },
                    })),
                    'forgetFailure',
                  ],
                },
              },
              states: {
                enteringDetails: {
                  exit: 'forgetMessages',
                  on: {
                    continued: [
                      {
                        guard: { type: 'isGiven', params: { part: 'details' } },
                        target: 'uploadingCnic',
                      },
                      { actions: { type: 'tellMissing', params: { part: 'details' } } },
                    ],
                    back: '#kyc.cancelled',
                  },
                },
                uploadingCnic: {
                  exit: 'forgetMessages',
                  on: {
                    continued: [
                      { guard: 'isReading' },
                      {
                        guard: { type: 'isGiven', params: { part: 'cnic' } },
                        target: 'takingSelfie',
                      },
                      { actions: { type: 'tellMissing', params: { part: 'cnic' } } },
                    ],
                    back: 'enteringDetails',
                  },
                },
                takingSelfie: {
                  exit: 'forgetMessages',
                  on: {
                    continued: [
                      { guard: 'isReading' },
                      {
                        guard: { type: 'isGiven', params: { part: 'selfie' } },
                        target: 'enteringAddress',
                      },
                      { actions: { type: 'tellMissing', params: { part: 'selfie' } } },
                    ],
                    back: 'uploadingCnic',
                  },
                },
                enteringAddress: {
                  exit: 'forgetMessages',
                  on: {
                    continued: [
                      { guard: 'isReading' },
                      {
                        guard: { type: 'isGiven', params: { part: 'address' } },
                        target: '#kyc.open.verification.submitting',
                      },
                      { actions: { type: 'tellMissing', params: { part: 'address' } } },
                    ],
                    back: 'takingSelfie',
                  },
                },
              },
            },
            submitting: {
              tags: 'busy',
              entry: assign({
                attempt: ({ context }) => attemptFor(context.attempt, subjectOf(context)),
              }),
              invoke: {
                id: 'submitKyc',
                src: 'submitKyc',
                input: ({ context: { answers, files, attempt } }) => {
                  if (!attempt) throw new Error('kyc: nothing to submit.');
                  return { answers, files, idempotencyKey: attempt.key };
                },
                onDone: { target: 'submitted', actions: 'toastSubmitted' },
                onError: { target: 'editing.enteringAddress', actions: 'fail' },
              },
              after: { requestTimeout: { target: 'editing.enteringAddress', actions: 'fail' } },
            },
            submitted: { tags: 'over', on: { finished: '#kyc.completed' } },
          },
        },
        reading: {
          initial: 'idle',
          states: {
            idle: { always: { guard: 'isReading', target: 'active' } },
            /** Reads one file; the next in line follows by way of `idle`. */
            active: {
              invoke: {
                id: 'readFile',
                src: 'readFile',
                input: ({ context: { pending } }) => {
                  if (!pending[0]) throw new Error('kyc: no file to read.');
                  return pending[0].file;
                },
                onDone: { target: 'idle', actions: ['keepRead', 'dropRead'] },
                onError: {
                  target: 'idle',
                  actions: [
                    { type: 'refuse', params: ({ context }) => unreadable(context) },
                    'dropRead',
                  ],
                },
              },
              after: {
                readTimeout: {
                  target: 'idle',
                  actions: [
                    { type: 'refuse', params: ({ context }) => unreadable(context) },
                    'dropRead',
                  ],
                },
              },
            },
          },
        },
      },
    },
    cancelled: { tags: 'over', entry: { type: 'leave', params: { outcome: 'cancelled' } } },
    completed: { tags: 'over', entry: { type: 'leave', params: { outcome: 'completed' } } },
  },
});

/** A running `kycMachine`. */
export type KycActor = ActorRefFrom<typeof kycMachine>;
/** How a `kycMachine` stands. */
export type KycSnapshot = SnapshotFrom<typeof kycMachine>;

/** The steps that the person sees, in their order. */
export const KYC_STEPS = [
  'enteringDetails',
  'uploadingCnic',
  'takingSelfie',
  'enteringAddress',
  'submitted',
] as const;
/** A step of the flow. */
export type KycStep = (typeof KYC_STEPS)[number];

/** The step shown: who submits is still at the address, and who has left sees what he left. */
export function kycStep({ value }: KycSnapshot): KycStep {
  if (typeof value === 'string') return value === 'cancelled' ? 'enteringDetails' : 'submitted';
  const { verification } = value.open;
  if (typeof verification !== 'string') return verification.editing;
  return verification === 'submitted' ? 'submitted' : 'enteringAddress';
}
