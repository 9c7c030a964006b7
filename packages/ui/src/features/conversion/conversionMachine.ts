import { assign, enqueueActions, not, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { hasRates, type CurrencyCode, type Money } from '../../format';
import { requireActor, type RequestActor } from '../../engine/requests';
import type { Loadable, WalletAccount } from '../../types';
import {
  createInDoubtState,
  createRepeatState,
  createRequestState,
  defineSteps,
  exitStates,
  setupFlow,
} from '../../engine';
import { getInitialTarget, type Conversion } from './conversion';
import {
  dropRejectedRate,
  findProblem,
  getAmounts,
  prepareConversion,
  type ConversionContext,
} from './conversionRules';
import './messages';

/** Input of the actor `convert`. Repeating an `idempotencyKey` must not post either entry again. */
export interface ConvertInput extends Conversion {
  idempotencyKey: string;
}

export type ConversionEvent =
  | { type: 'accounts.changed'; accounts: Loadable<readonly WalletAccount[]> }
  /** The exchange rates were loaded, changed or failed to load. */
  | { type: 'money.changed'; money: Money }
  | { type: 'opened' }
  | { type: 'amount.changed'; amount: string }
  | { type: 'source.changed'; currency: CurrencyCode }
  | { type: 'target.changed'; currency: CurrencyCode }
  | { type: 'currencies.swapped' }
  | { type: 'submitted' }
  | { type: 'back' };

/** The initial amount. docs/rules.md CONV-3. */
const DEFAULT_AMOUNT = '1000';

export interface ConversionMachineInput {
  /** Currencies and exchange rates; send `money.changed` when they change. */
  money: Money;
  /** Initial amount of the form, in the home currency. @default '1000' */
  initialAmount?: string;
}

const createContext = ({
  money,
  initialAmount = DEFAULT_AMOUNT,
}: ConversionMachineInput): ConversionContext => ({
  accounts: { status: 'loading' },
  money,
  initialAmount,
  amount: initialAmount,
  source: money.home,
  target: getInitialTarget(money),
  problem: null,
  attempt: null,
});

const flow = setupFlow({
  types: {
    context: {} as ConversionContext,
    events: {} as ConversionEvent,
    input: {} as ConversionMachineInput,
  },
  actors: {
    convert: requireActor('conversionMachine', 'convert') as RequestActor<unknown, ConvertInput>,
  },
  request: {
    actor: 'convert',
    prepare: prepareConversion,
    applyResult: ({ initialAmount }) => ({ amount: initialAmount }),
    announce: (context) => ({ id: 'converted', values: getAmounts(context) }),
    applyFailure: dropRejectedRate,
  },
  failure: { id: 'conversionFailed' },
  validate: findProblem,
}).extend({
  actions: {
    reloadAccounts: enqueueActions(({ context: { accounts }, enqueue }) => {
      enqueue.assign({ accounts: { status: 'loading' }, problem: null });
      if (accounts.status === 'error') enqueue(() => accounts.retry());
    }),
    reloadRates: ({ context: { money } }) => {
      if (money.rates.status === 'error') money.rates.retry();
    },
    setMoney: assign(({ context: { problem }, event }) => {
      if (event.type !== 'money.changed') return {};
      const isSolved = problem?.id === 'ratesNotLoaded' && hasRates(event.money);
      return { money: event.money, problem: isSolved ? null : problem };
    }),
  },
  guards: {
    areRatesMissing: ({ context }) => findProblem(context)?.id === 'ratesNotLoaded',
    accountsNotLoaded: ({ context }) => findProblem(context)?.id === 'accountsNotLoaded',
    areAccountsLoading: ({ context }) => context.accounts.status === 'loading',
    isConversionValid: ({ context }) => findProblem(context) === null,
  },
});

/**
 * Provide `convert`. It must reject unless both ledger entries were posted; if the rate is no longer valid, with a
 * `ProblemError` whose id is `rateChanged`. Emits `toast` events, and `left` once.
 */
export const conversionMachine = flow.createMachine({
  id: 'conversion',
  description: 'Converts between the home currency, foreign currencies and metals in a dialog.',
  context: ({ input }) => createContext(input),
  initial: 'closed',
  on: {
    'accounts.changed': { actions: assign({ accounts: ({ event }) => event.accounts }) },
    'money.changed': { actions: 'setMoney' },
  },
  states: {
    closed: {
      on: { opened: 'editing', back: 'cancelled' },
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
        submitted: [
          { guard: 'accountsNotLoaded', target: 'awaitingAccounts' },
          { guard: 'isConversionValid', target: 'converting', actions: 'begin' },
          { guard: 'areRatesMissing', actions: ['showProblem', 'reloadRates'] },
          { actions: 'showProblem' },
        ],
        back: { target: 'closed', actions: assign({ problem: null }) },
      },
    },
    awaitingAccounts: {
      description: 'Continues once the accounts have loaded.',
      tags: 'busy',
      entry: 'reloadAccounts',
      on: {
        'money.changed': {
          guard: ({ context, event }) => event.money !== context.money,
          target: 'editing',
          description: 'The confirmed amount was at the previous rates.',
          actions: ['setMoney', { type: 'toast', params: { tone: 'neutral', id: 'rateChanged' } }],
        },
      },
      always: [
        { guard: 'isConversionValid', target: 'converting', actions: 'begin' },
        { guard: not('areAccountsLoading'), target: 'editing', actions: 'showProblem' },
      ],
      after: { requestTimeout: { target: 'editing', actions: 'showProblem' } },
    },
    converting: createRequestState({
      actor: 'convert',
      succeeded: 'closed',
      failed: 'editing',
      unanswered: 'inDoubt',
      repeated: 'asking',
    }),
    asking: createRepeatState({ send: 'converting', back: 'editing' }),
    inDoubt: createInDoubtState({
      actor: 'convert',
      succeeded: '#conversion.closed',
      failed: '#conversion.editing',
      back: '#conversion.closed',
    }),
    cancelled: exitStates.cancelled,
  },
});

export type ConversionActor = ActorRefFrom<typeof conversionMachine>;
export type ConversionSnapshot = SnapshotFrom<typeof conversionMachine>;

export const conversionSteps = defineSteps({
  overview: ['closed', 'cancelled'],
  dialog: ['editing', 'awaitingAccounts', 'converting', 'asking', 'inDoubt'],
});
export type ConversionStep = (typeof conversionSteps.names)[number];
