import { assign, emit, setup } from 'xstate';
import { compare, formatAmount, formatDecimal, isDecimal, parseAmount } from '../../format';
import { problemToast, type LeftEvent, type Problem, type ToastEvent } from '../shared';
import type { Fund, RiskLevel } from './fund';

/** Which funds the list shows. */
export type RiskFilter = 'all' | RiskLevel;

export interface InvestmentContext {
  filter: RiskFilter;
  fund: Fund | null;
  /** What the person typed, untouched. */
  amount: string;
  problem: Problem | null;
}

export type InvestmentEvent =
  | { type: 'filter.changed'; filter: RiskFilter }
  | { type: 'fund.chosen'; fund: Fund }
  | { type: 'amount.changed'; amount: string }
  | { type: 'submitted' }
  | { type: 'done' }
  | { type: 'back' };

const initialContext: InvestmentContext = { filter: 'all', fund: null, amount: '', problem: null };

/** A least amount as the message writes it: whole rupees without decimals. */
function writtenMinimum(minimum: string): string {
  return formatDecimal(minimum, 2).replace(/\.00$/, '');
}

/** docs/rules.md INVEST-5. */
function problemOf({ amount, fund }: InvestmentContext): Problem | null {
  const minimum = fund?.minInvestment ?? '0';
  const entered = parseAmount(amount);
  if (entered !== null && isDecimal(minimum) && compare(entered, minimum) >= 0) return null;
  return { id: 'investmentInvalidAmount', values: { min: writtenMinimum(minimum) } };
}

/**
 * Puts PKR into a fund: a list, a fund, the purchase (simulated), its end. No server takes part.
 * Emits `toast` and, when the person leaves from the list, `left`.
 */
export const investmentMachine = setup({
  types: {
    context: {} as InvestmentContext,
    events: {} as InvestmentEvent,
    emitted: {} as ToastEvent | LeftEvent,
    tags: {} as 'busy',
  },
  actions: {
    leave: emit({ type: 'left' }),
    toastProblem: emit(({ context }) =>
      problemToast(problemOf(context) ?? { id: 'invalidAmount' }),
    ),
    toastInvested: emit(({ context }) => ({
      type: 'toast',
      tone: 'success',
      id: 'investmentSuccessful',
      values: {
        amount: formatAmount(parseAmount(context.amount) ?? '0', 'PKR'),
        fund: context.fund?.name ?? '',
      },
    })),
    forgetInvestment: assign({ fund: null, amount: '', problem: null }),
  },
  guards: {
    amountIsEnough: ({ context }) => problemOf(context) === null,
  },
  delays: {
    /** docs/rules.md TIME-8: how long the simulated purchase takes. */
    processing: 2000,
  },
}).createMachine({
  id: 'investment',
  context: initialContext,
  initial: 'browsing',
  states: {
    browsing: {
      on: {
        'filter.changed': { actions: assign({ filter: ({ event }) => event.filter }) },
        'fund.chosen': {
          target: 'viewing',
          actions: assign({
            fund: ({ event }) => event.fund,
            // What was meant for one fund is not meant for another.
            amount: ({ context, event }) =>
              context.fund?.id === event.fund.id ? context.amount : '',
            problem: null,
          }),
        },
        back: { actions: 'leave' },
      },
    },
    viewing: {
      on: {
        'amount.changed': {
          actions: assign({ amount: ({ event }) => event.amount, problem: null }),
        },
        submitted: [
          {
            guard: 'amountIsEnough',
            target: 'processing',
            actions: assign({ problem: null }),
          },
          {
            actions: [assign({ problem: ({ context }) => problemOf(context) }), 'toastProblem'],
          },
        ],
        back: 'browsing',
      },
    },
    processing: {
      tags: 'busy',
      after: { processing: { target: 'invested', actions: 'toastInvested' } },
    },
    invested: {
      on: {
        done: { target: 'browsing', actions: 'forgetInvestment' },
        back: { target: 'browsing', actions: 'forgetInvestment' },
      },
    },
  },
});
