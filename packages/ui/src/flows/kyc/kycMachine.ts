import { assign, emit, enqueueActions, fromPromise, setup, type PromiseActorLogic } from 'xstate';
import {
  problemToast,
  REQUEST_TIMEOUT,
  RequestTimeoutError,
  type LeftEvent,
  type Problem,
  type ToastEvent,
} from '../shared';
import { simulate } from '../submission';
import {
  initialContext,
  type KycContext,
  type KycEvent,
  type KycSubmission,
  type PendingFile,
} from './kycContext';
import {
  missingOn,
  refusalOf,
  refusalToasts,
  type KycDocument,
  type RefusedFile,
} from './kycRules';
import { readFile } from './readFile';

/** How long the simulated submission takes, ms (docs/rules.md KYC-11). */
const SUBMISSION_DELAY = 2000;

/** The stand-in, or the request of a page that has a server. */
type SubmitVerification = PromiseActorLogic<unknown, KycSubmission> | ReturnType<typeof simulate>;

/** The file that is being read, refused. */
function unreadable({ pending: [first] }: KycContext): RefusedFile {
  if (!first) throw new Error('kyc: no file was read.');
  return { document: first.document, why: 'unreadable' };
}

/**
 * Verifies a person's identity in five steps. What was typed and handed in is kept through every
 * step back; files are read in a region of their own, so that none is lost on the way either. The
 * submission is simulated unless the actor `submitVerification` is provided. Emits `toast` and,
 * when the person leaves or is done, `left`.
 */
export const kycMachine = setup({
  types: {
    context: {} as KycContext,
    events: {} as KycEvent,
    emitted: {} as ToastEvent | LeftEvent,
    tags: {} as 'busy',
  },
  actors: {
    readFile: fromPromise<void, File>(({ input }) => readFile(input)),
    submitVerification: simulate(SUBMISSION_DELAY) as SubmitVerification,
  },
  actions: {
    leave: emit({ type: 'left' }),
    forgetMessages: assign({ problem: null, notes: {} }),
    tell: enqueueActions(({ enqueue }, { problem }: { problem: Problem | null }) => {
      enqueue.assign({ problem });
      if (problem) enqueue.emit(problemToast(problem));
    }),
    toastSubmitted: emit({ type: 'toast', tone: 'success', id: 'verificationSubmitted' }),
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
    logError: (_, params: { error: unknown }) => console.error(params.error),
  },
  guards: {
    isReading: ({ context }) => context.pending.length > 0,
    isFree: ({ context }, { document }: { document: KycDocument }) =>
      context.pending.every((pending) => pending.document !== document),
    isAcceptable: ({ context }, { document, file }: PendingFile) =>
      refusalOf(document, file) === null &&
      context.pending.every((pending) => pending.document !== document),
    hasDetails: ({ context }) => missingOn.details(context) === null,
    hasCnic: ({ context }) => missingOn.cnic(context) === null,
    hasSelfie: ({ context }) => missingOn.selfie(context) === null,
    hasAddress: ({ context }) => missingOn.address(context) === null,
  },
  delays: {
    /** A file that takes longer than this to open counts as unreadable. */
    readTimeout: 10_000,
    requestTimeout: REQUEST_TIMEOUT,
  },
}).createMachine({
  id: 'kyc',
  context: initialContext,
  type: 'parallel',
  states: {
    verification: {
      initial: 'editing',
      states: {
        editing: {
          initial: 'enteringDetails',
          on: {
            'answers.changed': {
              actions: assign({
                answers: ({ context, event }) => ({ ...context.answers, ...event.answers }),
              }),
            },
            'file.chosen': [
              {
                guard: { type: 'isAcceptable', params: ({ event }) => event },
                actions: { type: 'queue', params: ({ event }) => event },
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
              actions: assign(({ context, event: { document } }) => ({
                files: { ...context.files, [document]: null },
                notes: { ...context.notes, [document]: undefined },
              })),
            },
          },
          states: {
            enteringDetails: {
              exit: 'forgetMessages',
              on: {
                continued: [
                  { guard: 'hasDetails', target: 'uploadingCnic' },
                  {
                    actions: {
                      type: 'tell',
                      params: ({ context }) => ({ problem: missingOn.details(context) }),
                    },
                  },
                ],
                back: { actions: 'leave' },
              },
            },
            uploadingCnic: {
              exit: 'forgetMessages',
              on: {
                continued: [
                  { guard: 'isReading' },
                  { guard: 'hasCnic', target: 'takingSelfie' },
                  {
                    actions: {
                      type: 'tell',
                      params: ({ context }) => ({ problem: missingOn.cnic(context) }),
                    },
                  },
                ],
                back: 'enteringDetails',
              },
            },
            takingSelfie: {
              exit: 'forgetMessages',
              on: {
                continued: [
                  { guard: 'isReading' },
                  { guard: 'hasSelfie', target: 'enteringAddress' },
                  {
                    actions: {
                      type: 'tell',
                      params: ({ context }) => ({ problem: missingOn.selfie(context) }),
                    },
                  },
                ],
                back: 'uploadingCnic',
              },
            },
            enteringAddress: {
              exit: 'forgetMessages',
              on: {
                continued: [
                  { guard: 'isReading' },
                  { guard: 'hasAddress', target: '#kyc.verification.submitting' },
                  {
                    actions: {
                      type: 'tell',
                      params: ({ context }) => ({ problem: missingOn.address(context) }),
                    },
                  },
                ],
                back: 'takingSelfie',
              },
            },
          },
        },
        submitting: {
          tags: 'busy',
          invoke: {
            id: 'submitVerification',
            src: 'submitVerification',
            input: ({ context: { answers, files } }) => ({ answers, files }),
            onDone: { target: 'submitted', actions: 'toastSubmitted' },
            onError: {
              target: 'editing.enteringAddress',
              actions: [
                { type: 'logError', params: ({ event: { error } }) => ({ error }) },
                { type: 'tell', params: { problem: { id: 'submissionFailed' } } },
              ],
            },
          },
          after: {
            requestTimeout: {
              target: 'editing.enteringAddress',
              actions: [
                { type: 'logError', params: () => ({ error: new RequestTimeoutError() }) },
                { type: 'tell', params: { problem: { id: 'submissionFailed' } } },
              ],
            },
          },
        },
        submitted: { on: { finished: 'left' } },
        left: { entry: 'leave' },
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
});
