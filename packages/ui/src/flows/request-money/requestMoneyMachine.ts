import { assign, emit, setup } from 'xstate';
import { isPositive, parseAmount } from '../../format';
import type { Contact } from '../../types';
import type { LeftEvent, ToastEvent } from '../shared';

export interface RequestMoneyContext {
  contact: Contact | null;
  /** What the person typed, untouched. */
  amount: string;
  reason: string;
}

export type RequestMoneyEvent =
  | { type: 'contact.chosen'; contact: Contact }
  | { type: 'amount.changed'; amount: string }
  | { type: 'reason.changed'; reason: string }
  | { type: 'submitted' }
  | { type: 'link.copied' }
  | { type: 'link.copyFailed' }
  | { type: 'finished' }
  | { type: 'back' };

const initialContext: RequestMoneyContext = { contact: null, amount: '', reason: '' };

/**
 * Asks a contact for PKR in three steps. No server takes part (docs/rules.md REQ-5). Emits `toast`
 * and, when the person leaves or is done, `left`.
 */
export const requestMoneyMachine = setup({
  types: {
    context: {} as RequestMoneyContext,
    events: {} as RequestMoneyEvent,
    emitted: {} as ToastEvent | LeftEvent,
  },
  actions: {
    leave: emit({ type: 'left' }),
    toastCopied: emit({ type: 'toast', tone: 'success', id: 'linkCopied' }),
    toastCopyFailed: emit({ type: 'toast', tone: 'danger', id: 'linkCopyFailed' }),
  },
  guards: {
    amountIsPositive: ({ context }) => isPositive(parseAmount(context.amount)),
  },
  delays: {
    /** docs/rules.md TIME-3: back to funds, counted from when the request is sent. */
    successRedirect: 4000,
  },
}).createMachine({
  id: 'requestMoney',
  context: initialContext,
  initial: 'choosingContact',
  states: {
    choosingContact: {
      on: {
        'contact.chosen': {
          target: 'enteringAmount',
          actions: assign({ contact: ({ event }) => event.contact }),
        },
        back: { actions: 'leave' },
      },
    },
    enteringAmount: {
      on: {
        'amount.changed': { actions: assign({ amount: ({ event }) => event.amount }) },
        'reason.changed': { actions: assign({ reason: ({ event }) => event.reason }) },
        submitted: { guard: 'amountIsPositive', target: 'requested' },
        back: 'choosingContact',
      },
    },
    requested: {
      on: {
        'link.copied': { actions: 'toastCopied' },
        'link.copyFailed': { actions: 'toastCopyFailed' },
        finished: 'left',
      },
      after: { successRedirect: 'left' },
    },
    /** Takes nothing more and ends the redirect's time, so that nobody is moved twice. */
    left: { entry: 'leave' },
  },
});
