import { assign, setup, type ActorRefFrom } from 'xstate';
import { isIsoDate } from '../../ledger';
import { getDecimals, type Money } from '../../format';
import {
  getFieldCurrency,
  parseZakatAmount,
  type NisabMetal,
  type ZakatAmountField,
  type ZakatAmounts,
} from './calculateZakat';

export interface ZakatValues extends ZakatAmounts {
  metal: NisabMetal;
  /** ISO date on which the lunar year began; '' until entered. */
  began: string;
}

export type ZakatErrors = {
  readonly [Field in keyof ZakatValues]?: 'malformed' | 'missing' | 'inFuture';
};

export interface ZakatContext {
  values: ZakatValues;
  errors: ZakatErrors;
}

export type ZakatEvent =
  | { type: 'changed'; values: Partial<ZakatValues> }
  /** `today` is an ISO date. Without `money`, amounts may have any number of decimals. */
  | { type: 'calculated'; today: string; money?: Money }
  | { type: 'back' };

const AMOUNTS = ['cash', 'gold', 'silver', 'goods', 'debts'] as const;

type Calculated = Extract<ZakatEvent, { type: 'calculated' }>;

function countFieldDecimals(field: ZakatAmountField, money: Money | undefined) {
  const currency = money && getFieldCurrency(field, money);
  return currency === undefined ? undefined : getDecimals(currency, money);
}

/** Returns the errors of invalid fields. docs/rules.md ZAKAT-6 */
function findErrors(values: ZakatValues, { today, money }: Calculated): ZakatErrors {
  const amounts = AMOUNTS.filter(
    (field) => parseZakatAmount(values[field], countFieldDecimals(field, money)) === null,
  );
  const errors: Record<string, ZakatErrors[keyof ZakatErrors]> = Object.fromEntries(
    amounts.map((field) => [field, 'malformed']),
  );
  if (!isIsoDate(values.began)) errors.began = 'missing';
  else if (values.began > today) errors.began = 'inFuture';
  return errors;
}

/** Calculates the zakat for one lunar year. Sends no requests, and keeps the input. docs/rules.md ZAKAT. */
export const zakatMachine = setup({
  types: { context: {} as ZakatContext, events: {} as ZakatEvent },
  actions: {
    change: assign(({ context, event }) => {
      if (event.type !== 'changed') return {};
      const errors = { ...context.errors };
      for (const field of Object.keys(event.values) as (keyof ZakatValues)[]) delete errors[field];
      return { values: { ...context.values, ...event.values }, errors };
    }),
    storeErrors: assign(({ context, event }) =>
      event.type === 'calculated' ? { errors: findErrors(context.values, event) } : {},
    ),
  },
  guards: {
    isSound: ({ context, event }) =>
      event.type === 'calculated' && Object.keys(findErrors(context.values, event)).length === 0,
  },
}).createMachine({
  id: 'zakat',
  description: 'Calculates the zakat of a lunar year.',
  context: {
    values: { cash: '', gold: '', silver: '', goods: '', debts: '', metal: 'silver', began: '' },
    errors: {},
  },
  initial: 'editing',
  states: {
    editing: {
      on: {
        changed: { actions: 'change' },
        calculated: [{ guard: 'isSound', target: 'calculated' }, { actions: 'storeErrors' }],
      },
    },
    calculated: { on: { back: 'editing' } },
  },
});

export type ZakatActor = ActorRefFrom<typeof zakatMachine>;
