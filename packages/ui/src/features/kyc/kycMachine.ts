import { assign, enqueueActions, fromPromise, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { getRequestInput, simulate } from '../../engine/requests';
import {
  createProblemToast,
  createRequestState,
  defineSteps,
  exitStates,
  setupFlow,
} from '../../engine';
import {
  initialContext,
  type KycContext,
  type KycEvent,
  type KycInput,
  type PendingFile,
  type SubmitKycInput,
} from './kycContext';
import {
  isMissing,
  findMissing,
  claimsAcceptable,
  isAcceptedType,
  MAX_FILE_SIZE,
  rejectionToasts,
  toSubject,
  type KycDocument,
  type KycPart,
  type RejectedFile,
} from './kycRules';
import { cleanIdentifier } from '../../format';
import { readFile } from './readFile';
import './messages';

/** Duration of the simulated submission, in ms (docs/rules.md KYC-11). */
const SUBMISSION_DELAY = 2000;

const flow = setupFlow({
  types: {
    context: {} as KycContext,
    events: {} as KycEvent,
    // `void` makes the input optional: type inference would drop `undefined` and make it required.
    input: {} as KycInput | void,
  },
  actors: {
    readFile: fromPromise<File, File>(({ input }) => readFile(input)),
    submitKyc: simulate<unknown, SubmitKycInput>(SUBMISSION_DELAY),
  },
  request: {
    actor: 'submitKyc',
    prepare: ({ answers: given, files }) => {
      const answers = { ...given, cnicNumber: cleanIdentifier(given.cnicNumber) };
      return { request: { answers, files }, subject: toSubject({ answers, files }) };
    },
    announce: () => ({ id: 'verificationSubmitted' }),
  },
  failure: { id: 'verificationFailed' },
}).extend({
  actions: {
    clearMessages: assign({ problem: null, notes: {} }),
    showMissing: enqueueActions(({ context, enqueue }, { part }: { part: KycPart }) => {
      const problem = findMissing[part](context);
      enqueue.assign({ problem });
      if (problem) enqueue.emit(createProblemToast(problem));
    }),
    /** A submission failure is shown until any input changes. */
    clearFailure: assign({
      problem: ({ context: { problem } }) => (isMissing(problem) ? problem : null),
    }),
    queue: assign(({ context }, { document, file }: PendingFile) => ({
      pending: [...context.pending, { document, file }],
      notes: { ...context.notes, [document]: undefined },
    })),
    rejectFile: enqueueActions(({ context, enqueue }, { document, why }: RejectedFile) => {
      enqueue.assign({ notes: { ...context.notes, [document]: why } });
      enqueue.emit(createProblemToast({ id: rejectionToasts[why] }));
    }),
    rejectRead: enqueueActions(
      ({ context: { notes, pending }, enqueue }, { why }: Pick<RejectedFile, 'why'>) => {
        const [read, ...rest] = pending;
        enqueue.assign({
          notes: read ? { ...notes, [read.document]: why } : notes,
          pending: rest,
        });
        enqueue.emit(createProblemToast({ id: rejectionToasts[why] }));
      },
    ),
    keepRead: enqueueActions(
      ({ context: { files, notes, pending }, enqueue }, { file }: { file: File }) => {
        const [read] = pending;
        if (!read) return;
        if (isAcceptedType(read.document, file.type)) {
          enqueue.assign({ files: { ...files, [read.document]: file } });
          return;
        }
        // The content can have another type than the chosen file reports.
        enqueue.assign({ notes: { ...notes, [read.document]: 'wrongType' } });
        enqueue.emit(createProblemToast({ id: rejectionToasts.wrongType }));
      },
    ),
    dropRead: assign({ pending: ({ context }) => context.pending.slice(1) }),
  },
  guards: {
    claimsAcceptable: ({ context: { pending } }) =>
      pending[0] !== undefined && claimsAcceptable(pending[0].document, pending[0].file),
    isGiven: ({ context }, { part }: { part: KycPart }) => findMissing[part](context) === null,
    isShare: (_, { share }: { share: number }) => share >= 0 && share <= 1,
    isReading: ({ context }) => context.pending.length > 0,
    isFree: ({ context }, { document }: { document: KycDocument }) =>
      context.pending.every((pending) => pending.document !== document),
    isAcceptable: ({ context }, { document, file }: PendingFile) =>
      file.size <= MAX_FILE_SIZE &&
      context.pending.every((pending) => pending.document !== document),
  },
  delays: {
    /** Time limit for reading a file, after which it is rejected, in ms. */
    readTimeout: 10_000,
  },
});

const submission = createRequestState({
  actor: 'submitKyc',
  succeeded: 'submitted',
  failed: 'editing.enteringAddress',
});

const rejectUnreadable = { type: 'rejectRead', params: { why: 'unreadable' } } as const;

const timedOut = {
  target: '#kyc.open.verification.editing.enteringAddress',
  actions: 'fail',
} as const;

/**
 * `submitKyc` must reject if nothing was submitted; create it with `upload` so that Cancel aborts the upload.
 * `readFile` validates a file and scales down large images (docs/rules.md KYC-14). Emits `toast` events, and `left`
 * once.
 */
export const kycMachine = flow.createMachine({
  id: 'kyc',
  description: 'Verifies identity in five steps. Going back keeps answers and files.',
  context: ({ input }) => ({
    ...initialContext,
    answers: { ...initialContext.answers, ...input?.answers },
  }),
  initial: 'open',
  states: {
    open: {
      description: 'Leaving this state stops reading files.',
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
                    'clearFailure',
                  ],
                },
                'file.chosen': [
                  {
                    guard: { type: 'isAcceptable', params: ({ event }) => event },
                    actions: [{ type: 'queue', params: ({ event }) => event }, 'clearFailure'],
                  },
                  {
                    guard: { type: 'isFree', params: ({ event }) => event },
                    actions: {
                      type: 'rejectFile',
                      params: ({ event: { document } }) => ({ document, why: 'tooLarge' }),
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
                    'clearFailure',
                  ],
                },
              },
              states: {
                enteringDetails: {
                  exit: 'clearMessages',
                  on: {
                    continued: [
                      {
                        guard: { type: 'isGiven', params: { part: 'details' } },
                        target: 'uploadingCnic',
                      },
                      { actions: { type: 'showMissing', params: { part: 'details' } } },
                    ],
                    back: '#kyc.cancelled',
                  },
                },
                uploadingCnic: {
                  exit: 'clearMessages',
                  on: {
                    continued: [
                      { guard: 'isReading' },
                      {
                        guard: { type: 'isGiven', params: { part: 'cnic' } },
                        target: 'takingSelfie',
                      },
                      { actions: { type: 'showMissing', params: { part: 'cnic' } } },
                    ],
                    back: 'enteringDetails',
                  },
                },
                takingSelfie: {
                  exit: 'clearMessages',
                  on: {
                    continued: [
                      { guard: 'isReading' },
                      {
                        guard: { type: 'isGiven', params: { part: 'selfie' } },
                        target: 'enteringAddress',
                      },
                      { actions: { type: 'showMissing', params: { part: 'selfie' } } },
                    ],
                    back: 'uploadingCnic',
                  },
                },
                enteringAddress: {
                  exit: 'clearMessages',
                  on: {
                    submitted: [
                      { guard: 'isReading' },
                      {
                        guard: { type: 'isGiven', params: { part: 'address' } },
                        target: '#kyc.open.verification.submitting',
                        actions: 'begin',
                      },
                      { actions: { type: 'showMissing', params: { part: 'address' } } },
                    ],
                    back: 'takingSelfie',
                  },
                },
              },
            },
            submitting: {
              ...submission,
              exit: assign({ progress: null }),
              invoke: {
                ...submission.invoke,
                input: ({ context, self }) => ({
                  ...getRequestInput({ context }),
                  onProgress: (share: number) => self.send({ type: 'upload.progressed', share }),
                }),
              },
              // Each nested state has its own timeout.
              after: {},
              initial: 'waiting',
              states: {
                waiting: {
                  description: 'No progress was reported yet; many actors report none.',
                  after: { requestTimeout: timedOut },
                },
                uploading: {
                  description: 'Every report of progress starts the time limit again.',
                  on: {
                    'upload.cancelled': {
                      target: '#kyc.open.verification.editing.enteringAddress',
                      actions: {
                        type: 'toast',
                        params: { tone: 'neutral', id: 'verificationCancelled' },
                      },
                    },
                  },
                  after: { requestTimeout: timedOut },
                },
              },
              on: {
                'upload.progressed': {
                  guard: { type: 'isShare', params: ({ event }) => event },
                  target: '.uploading',
                  actions: assign({ progress: ({ event }) => event.share }),
                },
              },
            },
            submitted: { tags: 'over', on: { finished: '#kyc.completed' } },
          },
        },
        reading: {
          initial: 'idle',
          states: {
            idle: { always: { guard: 'isReading', target: 'active' } },
            active: {
              description: 'Reads one file, then returns to idle for the next.',
              invoke: {
                id: 'readFile',
                src: 'readFile',
                input: ({ context: { pending } }) => {
                  // `isReading` guards this state, so there is always a file.
                  return pending[0]?.file ?? new File([], '');
                },
                onDone: {
                  target: 'idle',
                  actions: [
                    { type: 'keepRead', params: ({ event }) => ({ file: event.output }) },
                    'dropRead',
                  ],
                },
                onError: [
                  { guard: 'claimsAcceptable', target: 'idle', actions: rejectUnreadable },
                  {
                    target: 'idle',
                    actions: { type: 'rejectRead', params: { why: 'wrongType' } },
                  },
                ],
              },
              after: { readTimeout: { target: 'idle', actions: rejectUnreadable } },
            },
          },
        },
      },
    },
    ...exitStates,
  },
});

export type KycActor = ActorRefFrom<typeof kycMachine>;
export type KycSnapshot = SnapshotFrom<typeof kycMachine>;

export const kycSteps = defineSteps({
  enteringDetails: ['cancelled'],
  uploadingCnic: [],
  takingSelfie: [],
  enteringAddress: ['submitting'],
  submitted: ['completed'],
});
export type KycStep = (typeof kycSteps.names)[number];
