import { assign, enqueueActions, fromPromise, setup, type ActorRefFrom } from 'xstate';
import { logFlowFault } from '../../faults';
import type { Problem } from '../../components/Toast';
import { REQUEST_TIMEOUT, type RequestActor } from '../../engine/requests';
import type { ScannedPayment } from '../qr-payment';
import {
  createProblemToast,
  getActorError,
  ProblemError,
  toProblem,
  type FlowEmitted,
  type FlowTag,
} from '../../engine';
import { identifyPayment } from './identifyPayment';
import { readCamera, type ReadCameraInput } from './readCamera';
import { decodeImageFile } from './decodeImageFile';
import './messages';

export interface ScannerContext {
  /** The camera's video stream; null while the camera is off. */
  stream: MediaStream | null;
  image: File | null;
  /** Text of the last code that was read. */
  text: string;
  /** Texts of codes seen by the camera that are not payment codes. */
  refused: readonly string[];
  payment: ScannedPayment | null;
  problem: Problem | null;
}

export type ScannerEvent =
  /** The camera was turned on. */
  | { type: 'camera.opened'; stream: MediaStream }
  /** The camera sees a code. */
  | { type: 'code.seen'; text: string }
  | { type: 'image.chosen'; image: File }
  | { type: 'retried' };

const imageChosen = {
  target: 'readingImage',
  actions: 'keepImage',
} as const;

/**
 * Reads a payment code with the camera or from an image; its output is the payment. The actor `readCamera` calls
 * `onSeen` with texts of codes; `decodeImageFile` returns one. `identify` returns the payment for a text, and rejects
 * with a `ProblemError` if it is not a payment code; the camera then continues. The default `identify` accepts EMVCo
 * codes in PKR; for another home currency, provide an actor that passes the currency to `identifyPayment`. Emits
 * `toast` events.
 */
export const scannerMachine = setup({
  types: {
    context: {} as ScannerContext,
    events: {} as ScannerEvent,
    output: {} as ScannedPayment | null,
    emitted: {} as FlowEmitted,
    tags: {} as FlowTag,
  },
  actors: {
    readCamera: fromPromise<unknown, ReadCameraInput>(({ input, signal }) =>
      readCamera(input, signal),
    ),
    decodeImageFile: fromPromise<string | null, File>(({ input, signal }) =>
      decodeImageFile(input, signal),
    ),
    identify: fromPromise<ScannedPayment, string>(async ({ input }) => identifyPayment(input)),
  },
  actions: {
    keepImage: assign({
      image: ({ context, event }) => (event.type === 'image.chosen' ? event.image : context.image),
      problem: null,
    }),
    passOver: assign({ refused: ({ context }) => [...context.refused, context.text] }),
    keepText: assign((_, { text }: { text: string }) => ({ text })),
    showReason: enqueueActions(({ event, enqueue }, otherwise: Problem) => {
      const error = getActorError(event);
      // Do not log a `ProblemError`: its cause is the device or the code, not a bug.
      if ('error' in event && !(error instanceof ProblemError)) enqueue(() => logFlowFault(error));
      const problem = toProblem(error, otherwise);
      enqueue.assign({ problem });
      enqueue.emit(createProblemToast(problem));
    }),
  },
  guards: {
    isNew: ({ context }, { text }: { text: string }) => !context.refused.includes(text),
    isRefusal: (_, { error }: { error: unknown }) => error instanceof ProblemError,
    isText: (_, { text }: { text: string | null }) => text !== null,
  },
  delays: { readTimeout: 10_000, requestTimeout: REQUEST_TIMEOUT },
}).createMachine({
  id: 'qrScanner',
  description: 'Reads a payment code with the camera or from an image.',
  context: { stream: null, image: null, text: '', refused: [], payment: null, problem: null },
  initial: 'scanning',
  output: ({ context }) => context.payment,
  states: {
    scanning: {
      description: 'The camera is on until this state is left.',
      entry: assign({ problem: null, refused: [] }),
      exit: assign({ stream: null }),
      initial: 'opening',
      invoke: {
        id: 'readCamera',
        src: 'readCamera',
        input: ({ self }) => ({
          onOpened: (stream) => self.send({ type: 'camera.opened', stream }),
          onSeen: (text) => self.send({ type: 'code.seen', text }),
        }),
        onError: {
          target: 'stopped',
          actions: { type: 'showReason', params: { id: 'cameraMissing' } },
        },
      },
      on: {
        'camera.opened': {
          target: '.looking',
          actions: assign({ stream: ({ event }) => event.stream }),
        },
        'image.chosen': imageChosen,
      },
      states: {
        opening: {},
        looking: {
          on: {
            'code.seen': {
              guard: { type: 'isNew', params: ({ event }) => event },
              target: 'checking',
              actions: { type: 'keepText', params: ({ event }) => event },
            },
          },
        },
        checking: {
          description: 'A code that is not a payment is passed over: the camera stays on.',
          invoke: {
            id: 'identifySeen',
            src: 'identify',
            input: ({ context }) => context.text,
            onDone: {
              target: '#qrScanner.read',
              actions: assign({ payment: ({ event }) => event.output }),
            },
            onError: [
              {
                guard: { type: 'isRefusal', params: ({ event }) => event },
                target: 'looking',
                actions: ['passOver', { type: 'showReason', params: { id: 'codeNotPayment' } }],
              },
              {
                target: '#qrScanner.stopped',
                actions: { type: 'showReason', params: { id: 'codeNotPayment' } },
              },
            ],
          },
          after: {
            requestTimeout: {
              target: '#qrScanner.stopped',
              actions: { type: 'showReason', params: { id: 'codeNotPayment' } },
            },
          },
        },
      },
    },
    readingImage: {
      tags: 'busy',
      invoke: {
        id: 'decodeImageFile',
        src: 'decodeImageFile',
        input: ({ context: { image } }) => {
          if (!image) throw new Error('qrScanner: no image to read.');
          return image;
        },
        onDone: [
          {
            guard: { type: 'isText', params: ({ event }) => ({ text: event.output }) },
            target: 'identifying',
            actions: { type: 'keepText', params: ({ event }) => ({ text: event.output ?? '' }) },
          },
          { target: 'stopped', actions: { type: 'showReason', params: { id: 'codeNotFound' } } },
        ],
        onError: {
          target: 'stopped',
          actions: { type: 'showReason', params: { id: 'codeNotFound' } },
        },
      },
      after: {
        readTimeout: {
          target: 'stopped',
          actions: { type: 'showReason', params: { id: 'codeNotFound' } },
        },
      },
    },
    identifying: {
      tags: 'busy',
      invoke: {
        id: 'identify',
        src: 'identify',
        input: ({ context }) => context.text,
        onDone: { target: 'read', actions: assign({ payment: ({ event }) => event.output }) },
        onError: {
          target: 'stopped',
          actions: { type: 'showReason', params: { id: 'codeNotPayment' } },
        },
      },
      after: {
        requestTimeout: {
          target: 'stopped',
          actions: { type: 'showReason', params: { id: 'codeNotPayment' } },
        },
      },
    },
    stopped: {
      description: 'No camera, no permission, no code, or a code that is no payment.',
      on: { retried: 'scanning', 'image.chosen': imageChosen },
    },
    read: { type: 'final', tags: 'busy' },
  },
});

export type ScannerActor = ActorRefFrom<typeof scannerMachine>;

/** Creates the `decodeQr` actor for `qrPaymentMachine`. Use `CameraStep` as the view of the step `scanning`. */
export const toDecodeQr = (
  machine: typeof scannerMachine = scannerMachine,
): RequestActor<ScannedPayment, undefined> =>
  machine as unknown as RequestActor<ScannedPayment, undefined>;
