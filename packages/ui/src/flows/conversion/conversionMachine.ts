import { assign, emit, fromPromise, setup } from 'xstate';
import type { CurrencyCode } from '../../format';
import type { WalletAccount } from '../../types';
import {
  attemptFor,
  problemToast,
  REQUEST_TIMEOUT,
  RequestTimeoutError,
  type LeftEvent,
  type ToastEvent,
} from '../shared';
import { conversionOf, type Conversion } from './conversion';
import { begunAttempt, problemOf, wordsOf, type ConversionContext } from './conversionRules';

/** What is asked of the world: post both entries, each once per key. */
export interface ConvertInput extends Conversion {
  idempotencyKey: string;
}

export type ConversionEvent =
  | { type: 'accounts.changed'; accounts: WalletAccount[] }
  | { type: 'opened' }
  | { type: 'amount.changed'; amount: string }
  | { type: 'source.changed'; currency: CurrencyCode }
  | { type: 'target.changed'; currency: CurrencyCode }
  | { type: 'currencies.swapped' }
  | { type: 'confirmed' }
  | { type: 'back' };

/** docs/rules.md CONV-3. */
const DEFAULT_AMOUNT = '1000';

const initialContext: ConversionContext = {
  accounts: [],
  amount: DEFAULT_AMOUNT,
  source: 'PKR',
  target: 'USD',
  problem: null,
  attempts: [],
};

/**
 * Converts between PKR, foreign money and metals in a dialog. Needs the actor `convert`, which
 * rejects unless both entries were posted. Emits `toast` and, when the person leaves, `left`.
 */
export const conversionMachine = setup({
  types: {
    context: {} as ConversionContext,
    events: {} as ConversionEvent,
    emitted: {} as ToastEvent | LeftEvent,
    tags: {} as 'busy',
  },
  actors: {
    convert: fromPromise<unknown, ConvertInput>(async () => {
      throw new Error('conversionMachine: provide the actor convert.');
    }),
  },
  actions: {
    leave: emit({ type: 'left' }),
    logError: (_, params: { error: unknown }) => console.error(params.error),
    toastProblem: emit(({ context }) =>
      problemToast(context.problem ?? { id: 'conversionFailed' }),
    ),
    toastConverted: emit(({ context }) => ({
      type: 'toast' as const,
      tone: 'success' as const,
      id: 'converted' as const,
      values: wordsOf(context),
    })),
    begin: assign({
      problem: null,
      attempts: ({ context }) =>
        begunAttempt(context)
          ? context.attempts
          : [...context.attempts, attemptFor(null, conversionOf(context.accounts, context))],
    }),
    finish: assign({
      amount: DEFAULT_AMOUNT,
      attempts: ({ context }) => {
        const done = begunAttempt(context);
        return context.attempts.filter((attempt) => attempt !== done);
      },
    }),
    fail: assign({ problem: { id: 'conversionFailed' } }),
  },
  guards: {
    conversionIsSound: ({ context }) => problemOf(context) === null,
  },
  delays: { requestTimeout: REQUEST_TIMEOUT },
}).createMachine({
  id: 'conversion',
  context: initialContext,
  initial: 'closed',
  on: {
    'accounts.changed': { actions: assign({ accounts: ({ event }) => event.accounts }) },
  },
  states: {
    closed: {
      on: {
        opened: 'editing',
        back: { actions: 'leave' },
      },
    },
    editing: {
      on: {
        'amount.changed': {
          actions: assign({ amount: ({ event }) => event.amount, problem: null }),
        },
        'source.changed': {
          actions: assign({ source: ({ event }) => event.currency, problem: null }),
        },
        'target.changed': {
          actions: assign({ target: ({ event }) => event.currency, problem: null }),
        },
        'currencies.swapped': {
          actions: assign(({ context }) => ({
            source: context.target,
            target: context.source,
            problem: null,
          })),
        },
        confirmed: [
          { guard: 'conversionIsSound', target: 'converting' },
          { actions: [assign({ problem: ({ context }) => problemOf(context) }), 'toastProblem'] },
        ],
        back: { target: 'closed', actions: assign({ problem: null }) },
      },
    },
    converting: {
      tags: 'busy',
      entry: 'begin',
      invoke: {
        id: 'convert',
        src: 'convert',
        input: ({ context }) => {
          const conversion = conversionOf(context.accounts, context);
          const attempt = begunAttempt(context);
          if (!conversion || !attempt) throw new Error('conversion: nothing to convert.');
          return { ...conversion, idempotencyKey: attempt.key };
        },
        onDone: { target: 'closed', actions: ['toastConverted', 'finish'] },
        onError: {
          target: 'editing',
          actions: [
            { type: 'logError', params: ({ event }) => ({ error: event.error }) },
            'fail',
            'toastProblem',
          ],
        },
      },
      after: {
        requestTimeout: {
          target: 'editing',
          actions: [
            { type: 'logError', params: () => ({ error: new RequestTimeoutError() }) },
            'fail',
            'toastProblem',
          ],
        },
      },
    },
  },
});
