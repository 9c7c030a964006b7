import { assign, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { AmountValue, Problem } from '../../components/Toast';
import {
  compare,
  isDecimal,
  parseHomeAmount,
  toPlainDecimal,
  type MoneyDefinition,
} from '../../format';
import { simulate, type PreparedRequest } from '../../engine/requests';
import {
  createInDoubtState,
  createRepeatState,
  createRequestState,
  defineSteps,
  exitStates,
  setupFlow,
  type RequestContext,
} from '../../engine';
import { addUnits, calculateUnits, type Fund, type FundPosition, type RiskLevel } from './fund';
import './messages';

export type RiskFilter = 'all' | RiskLevel;

/** Requests with the same `idempotencyKey` must invest only once. */
export interface InvestInput {
  fundId: string;
  /** A plain decimal string in the home currency. */
  amount: string;
  idempotencyKey: string;
  /** Used only by the simulation, to compute the units from the fund's NAV. */
  fund: Fund;
}

export interface Purchase {
  /** Units, a decimal string. */
  units: string;
  /** Home currency per unit, a decimal string. */
  navPrice: string;
}

export interface InvestmentInput {
  /** Units already bought in this session. @default none */
  positions?: readonly FundPosition[];
  /** The wallet's currencies, needed for the home currency's decimals. @default 2 decimals */
  money?: MoneyDefinition;
}

type Investment = Omit<InvestInput, 'idempotencyKey'>;

export interface InvestmentContext extends RequestContext<Investment> {
  money?: MoneyDefinition;
  filter: RiskFilter;
  fund: Fund | null;
  /** Raw input. */
  amount: string;
  purchase: Purchase | null;
  positions: readonly FundPosition[];
}

export type InvestmentEvent =
  | { type: 'filter.changed'; filter: RiskFilter }
  | { type: 'fund.chosen'; fund: Fund }
  | { type: 'amount.changed'; amount: string }
  | { type: 'submitted' }
  | { type: 'finished' }
  | { type: 'back' };

const initialContext: Omit<InvestmentContext, 'positions' | 'money'> = {
  filter: 'all',
  fund: null,
  amount: '',
  problem: null,
  attempt: null,
  purchase: null,
};

/** Duration of the simulated purchase, in ms (docs/rules.md TIME-8). */
const PROCESSING_DELAY = 2000;

function prepareInvestment({
  amount,
  fund,
  money,
}: InvestmentContext): PreparedRequest<Investment> | null {
  const entered = parseHomeAmount(amount, money);
  if (!fund || !entered) return null;
  const order = { fundId: fund.id, amount: toPlainDecimal(entered) };
  return {
    request: { ...order, fund },
    subject: order,
    payee: fund.id,
    summary: { payee: fund.name, amount: order.amount },
    entered: { fund, amount },
  };
}

/** The amount must reach the fund's minimum. docs/rules.md INVEST-5. */
function findProblem({ amount, fund, money }: InvestmentContext): Problem | null {
  const minimum = fund?.minInvestment ?? '0';
  const entered = parseHomeAmount(amount, money);
  if (entered !== null && isDecimal(minimum) && compare(entered, minimum) >= 0) return null;
  const min: AmountValue = { amount: minimum, trailingZeroDisplay: 'stripIfInteger' };
  return { id: 'investmentInvalidAmount', values: { min } };
}

const flow = setupFlow({
  types: {
    context: {} as InvestmentContext,
    events: {} as InvestmentEvent,
    input: {} as InvestmentInput | void,
  },
  actors: {
    invest: simulate<Purchase, InvestInput>(PROCESSING_DELAY, ({ amount, fund }) => ({
      units: calculateUnits(amount, fund),
      navPrice: fund.currentNAV,
    })),
  },
  request: {
    actor: 'invest',
    prepare: prepareInvestment,
    applyResult: ({ fund, positions }, purchase) => ({
      purchase,
      positions: fund ? addUnits(positions, { fundId: fund.id, units: purchase.units }) : positions,
    }),
    announce: ({ amount, fund, money }) => ({
      id: 'investmentSuccessful',
      values: { amount: { amount: parseHomeAmount(amount, money) ?? '0' }, fund: fund?.name ?? '' },
    }),
  },
  failure: { id: 'investmentFailed' },
  validate: findProblem,
}).extend({
  actions: {
    clearInvestment: assign({
      fund: null,
      amount: '',
      problem: null,
      purchase: null,
    }),
  },
  guards: {
    isAmountSufficient: ({ context }) => findProblem(context) === null,
  },
});

/**
 * `invest` must reject if nothing was bought (docs/rules.md INVEST-7). Emits `toast` events, and `left` once, on
 * leaving the fund list.
 */
export const investmentMachine = flow.createMachine({
  id: 'investment',
  description: 'Invests PKR in a fund.',
  context: ({ input }) => ({
    ...initialContext,
    money: input?.money,
    positions: input?.positions ?? [],
  }),
  initial: 'browsing',
  states: {
    browsing: {
      on: {
        'filter.changed': { actions: assign({ filter: ({ event }) => event.filter }) },
        'fund.chosen': {
          description: 'Another fund clears the amount.',
          target: 'viewing',
          actions: assign({
            fund: ({ event }) => event.fund,
            amount: ({ context, event }) =>
              context.fund?.id === event.fund.id ? context.amount : '',
            problem: null,
          }),
        },
        back: 'cancelled',
      },
    },
    viewing: {
      on: {
        'amount.changed': {
          actions: assign({ amount: ({ event }) => event.amount, problem: null }),
        },
        submitted: [
          { guard: 'isAmountSufficient', target: 'processing', actions: 'begin' },
          { actions: 'showProblem' },
        ],
        back: 'browsing',
      },
    },
    processing: createRequestState({
      actor: 'invest',
      succeeded: 'invested',
      failed: 'viewing',
      unanswered: 'inDoubt',
      repeated: 'asking',
    }),
    asking: createRepeatState({ send: 'processing', back: 'viewing' }),
    inDoubt: createInDoubtState({
      actor: 'invest',
      succeeded: '#investment.invested',
      failed: '#investment.viewing',
      back: '#investment.browsing',
    }),
    invested: {
      on: {
        finished: { target: 'browsing', actions: 'clearInvestment' },
        back: { target: 'browsing', actions: 'clearInvestment' },
      },
    },
    cancelled: exitStates.cancelled,
  },
});

export type InvestmentActor = ActorRefFrom<typeof investmentMachine>;
export type InvestmentSnapshot = SnapshotFrom<typeof investmentMachine>;

export const investmentSteps = defineSteps({
  browsing: ['cancelled'],
  viewing: ['processing', 'asking', 'inDoubt'],
  invested: [],
});
export type InvestmentStep = (typeof investmentSteps.names)[number];
