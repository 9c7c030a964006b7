import { assign, emit, setup } from 'xstate';
import { isPositive, parseAmount } from '../../format';
import type { LeftEvent, Problem, ToastEvent } from '../shared';

/** Longest note, so that its code stays coarse enough for a phone's camera. docs/rules.md QR-6. */
export const NOTE_LENGTH = 80;

export interface QrPaymentContext {
  /** What the person typed, untouched. */
  amount: string;
  note: string;
  problem: Problem | null;
}

export type QrPaymentEvent =
  | { type: 'scan.chosen' }
  | { type: 'generate.chosen' }
  | { type: 'amount.changed'; amount: string }
  /** The person has finished typing the amount, for now. */
  | { type: 'amount.left' }
  | { type: 'note.changed'; note: string }
  | { type: 'code.copied' }
  | { type: 'code.copyFailed' }
  | { type: 'link.copied' }
  | { type: 'link.copyFailed' }
  | { type: 'done' }
  | { type: 'back' };

const initialContext: QrPaymentContext = { amount: '', note: '', problem: null };

/** An empty amount is not wrong, only missing. */
function problemOf({ amount }: QrPaymentContext): Problem | null {
  if (amount.trim() === '' || isPositive(parseAmount(amount))) return null;
  return { id: 'invalidAmount' };
}

/** Wherever a code is shown it can be copied and shared. */
const passingOn = {
  'code.copied': { actions: 'toastCopied' },
  'code.copyFailed': { actions: 'toastCopyFailed' },
  'link.copied': { actions: 'toastLinkCopied' },
  'link.copyFailed': { actions: 'toastCopyFailed' },
} as const;

/**
 * Pays by a scanned code (simulated) and makes codes to be paid by. No server takes part. Emits
 * `toast` and, when the person leaves from home, `left`.
 */
export const qrPaymentMachine = setup({
  types: {
    context: {} as QrPaymentContext,
    events: {} as QrPaymentEvent,
    emitted: {} as ToastEvent | LeftEvent,
    tags: {} as 'busy',
  },
  actions: {
    leave: emit({ type: 'left' }),
    toastCopied: emit({ type: 'toast', tone: 'success', id: 'copied' }),
    toastLinkCopied: emit({ type: 'toast', tone: 'success', id: 'shareLinkCopied' }),
    toastCopyFailed: emit({ type: 'toast', tone: 'danger', id: 'linkCopyFailed' }),
  },
  delays: {
    /** docs/rules.md TIME-7: how long the simulated scan takes. */
    scan: 2000,
  },
}).createMachine({
  id: 'qrPayment',
  context: initialContext,
  initial: 'home',
  states: {
    home: {
      on: {
        ...passingOn,
        'scan.chosen': 'scanning',
        'generate.chosen': 'generating',
        back: { actions: 'leave' },
      },
    },
    scanning: {
      tags: 'busy',
      on: { back: 'home' },
      after: { scan: 'scanned' },
    },
    scanned: {
      on: { done: 'home', back: 'home' },
    },
    generating: {
      on: {
        ...passingOn,
        'amount.changed': {
          actions: assign({ amount: ({ event }) => event.amount, problem: null }),
        },
        'amount.left': { actions: assign({ problem: ({ context }) => problemOf(context) }) },
        'note.changed': {
          actions: assign({ note: ({ event }) => event.note.slice(0, NOTE_LENGTH) }),
        },
        done: { target: 'home', actions: assign(initialContext) },
        back: 'home',
      },
    },
  },
});
