import { assign, emit, setup } from 'xstate';
import type { CurrencyCode } from '../../format';
import type { LeftEvent } from '../shared';
import type { BankCountryCode } from './countries';

export interface BankTransferContext {
  country: BankCountryCode | null;
  bank: string | null;
  /** Account number or IBAN as typed. */
  accountNumber: string;
  /** As typed; no rule asks about it (docs/rules.md BANK-6). */
  amount: string;
  currency: CurrencyCode;
}

export type BankTransferEvent =
  | { type: 'country.chosen'; country: BankCountryCode }
  | { type: 'bank.chosen'; bank: string }
  | { type: 'account.changed'; accountNumber: string }
  | { type: 'continued' }
  | { type: 'amount.changed'; amount: string }
  | { type: 'currency.changed'; currency: CurrencyCode }
  | { type: 'confirmed' }
  | { type: 'acknowledged' }
  | { type: 'back' };

const initialContext: BankTransferContext = {
  country: null,
  bank: null,
  accountNumber: '',
  amount: '25000',
  currency: 'PKR',
};

/**
 * Asks for a transfer to a bank in four steps and announces it. No server takes part (docs/rules.md
 * BANK-8). Emits `left` when the person goes back from the first step, or has read the announcement.
 */
export const bankTransferMachine = setup({
  types: {
    context: {} as BankTransferContext,
    events: {} as BankTransferEvent,
    emitted: {} as LeftEvent,
  },
  actions: { leave: emit({ type: 'left' }) },
  guards: { accountIsGiven: ({ context }) => context.accountNumber.trim() !== '' },
}).createMachine({
  id: 'bankTransfer',
  context: initialContext,
  initial: 'choosingCountry',
  states: {
    choosingCountry: {
      on: {
        'country.chosen': {
          target: 'choosingBank',
          // A bank and an account belong to a country: another one begins anew.
          actions: assign(({ context, event }) =>
            event.country === context.country
              ? {}
              : { country: event.country, bank: null, accountNumber: '' },
          ),
        },
        back: { actions: 'leave' },
      },
    },
    choosingBank: {
      on: {
        'bank.chosen': {
          target: 'enteringAccount',
          actions: assign({ bank: ({ event }) => event.bank }),
        },
        back: 'choosingCountry',
      },
    },
    enteringAccount: {
      on: {
        'account.changed': {
          actions: assign({ accountNumber: ({ event }) => event.accountNumber }),
        },
        continued: { guard: 'accountIsGiven', target: 'confirming' },
        back: 'choosingBank',
      },
    },
    confirming: {
      on: {
        'amount.changed': { actions: assign({ amount: ({ event }) => event.amount }) },
        'currency.changed': { actions: assign({ currency: ({ event }) => event.currency }) },
        confirmed: 'announced',
        back: 'enteringAccount',
      },
    },
    /** The alert stands; nothing but its button leads on. */
    announced: { on: { acknowledged: 'left' } },
    left: { entry: 'leave' },
  },
});
