import { assign, setup, type ActorRefFrom } from 'xstate';
import type { FieldError } from '../../engine/submission';
import { compare, isBlank, isDecimal, parseAmount, toPlainDecimal } from '../../format';
import { groupAmount } from '../../format/amountNotation';
import type { ConsentChange } from './consentMachine';

export interface ConsentSettingValues {
  isOn: boolean;
  /** Raw input. */
  amount: string;
}

export interface ConsentSettingContext {
  /** As last confirmed by the server. */
  saved: ConsentChange;
  /** Of the home currency. */
  decimals: number;
  values: ConsentSettingValues;
  fieldError: FieldError | null;
  /** What the account holder authorizes. */
  change: ConsentChange | null;
}

export type ConsentSettingEvent =
  | { type: 'changed'; values: Partial<ConsentSettingValues> }
  | { type: 'submitted' }
  | { type: 'consent.given' }
  | { type: 'consent.declined' }
  | { type: 'back' };

export interface ConsentSettingInput {
  saved: ConsentChange;
  /** Of the home currency. */
  decimals: number;
  /** BCP 47 tag that determines how the saved amount is grouped in the field. @default 'en' */
  locale?: string;
}

/** Accepts 0, for which every payment needs consent. */
function parseLimit({ values, decimals }: ConsentSettingContext): string | null {
  const amount = parseAmount(values.amount, { decimals });
  return amount === null || amount.startsWith('-') ? null : toPlainDecimal(amount);
}

function toChange(context: ConsentSettingContext): ConsentChange | null {
  if (!context.values.isOn) return { above: null };
  const above = parseLimit(context);
  return above === null ? null : { above };
}

/** A server may write 5000 as `5000.00`. */
const isSameLimit = (limit: string | null | undefined, saved: string | null) =>
  limit && saved && isDecimal(saved) ? compare(limit, saved) === 0 : limit === saved;

/** Chooses which payments need consent. `consentMachine` authorizes and saves the change. docs/rules.md CONSENT-9. */
export const consentSettingMachine = setup({
  types: {
    context: {} as ConsentSettingContext,
    events: {} as ConsentSettingEvent,
    input: {} as ConsentSettingInput,
  },
  actions: {
    keepValues: assign(({ context }, values: Partial<ConsentSettingValues>) => ({
      values: { ...context.values, ...values },
      fieldError: null,
    })),
  },
  guards: {
    isInvalid: ({ context }) => toChange(context) === null,
    isUnchanged: ({ context }) => isSameLimit(toChange(context)?.above, context.saved.above),
  },
}).createMachine({
  id: 'consentSetting',
  description: 'Chooses which payments need consent.',
  context: ({ input: { saved, decimals, locale } }) => ({
    saved,
    decimals,
    values: { isOn: saved.above !== null, amount: groupAmount(saved.above ?? '', locale) },
    fieldError: null,
    change: null,
  }),
  initial: 'editing',
  on: { back: '.closed' },
  states: {
    editing: {
      on: {
        changed: { actions: { type: 'keepValues', params: ({ event }) => event.values } },
        submitted: [
          {
            guard: 'isInvalid',
            actions: assign(({ context: { values } }) => ({
              fieldError: isBlank(values.amount) ? ('missing' as const) : ('malformed' as const),
            })),
          },
          { guard: 'isUnchanged', target: 'closed' },
          {
            target: 'authorizing',
            actions: assign(({ context }) => ({ change: toChange(context) })),
          },
        ],
      },
    },
    authorizing: {
      on: {
        'consent.given': 'saved',
        'consent.declined': { target: 'editing', actions: assign({ change: null }) },
      },
    },
    saved: { type: 'final' },
    closed: { type: 'final' },
  },
});

export type ConsentSettingActor = ActorRefFrom<typeof consentSettingMachine>;
