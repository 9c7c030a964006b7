import { defineMoney, type CurrencyCode } from '../../format';
import { commonMessages } from '../../messages/shared/common';
import {
  exceedBalance,
  matchPartialText,
  matchStart,
  pressBack,
  pressSubmit,
  sendFromPage,
  type Plan,
  type PlanData,
  repeatEvents,
  repeatGestures,
  repeating,
} from '../../plans';
import { conversionMachine, type ConversionEvent } from './conversionMachine';
import { conversionMessages } from './messages';

export interface ConversionPlanData extends Pick<PlanData, 'accounts' | 'amount' | 'money'> {
  /** The foreign currencies chosen as source and target. */
  currencies: readonly [source: CurrencyCode, target: CurrencyCode];
}

export function createConversionPlan({
  accounts,
  amount = '1,500',
  currencies: [source, target],
  money,
}: ConversionPlanData): Plan<typeof conversionMachine> {
  const unratedMoney = defineMoney({ ...money, rates: { status: 'error', retry: () => {} } });
  const loaded: ConversionEvent = {
    type: 'accounts.changed',
    accounts: { status: 'ready', value: accounts },
  };
  return {
    machine: conversionMachine,
    input: { money },
    given: [loaded],
    variants: [repeating],
    events: [
      loaded,
      { type: 'accounts.changed', accounts: { status: 'ready', value: [] } },
      { type: 'accounts.changed', accounts: { status: 'error', retry: () => {} } },
      { type: 'money.changed', money },
      { type: 'money.changed', money: unratedMoney },
      { type: 'opened' },
      { type: 'amount.changed', amount },
      { type: 'amount.changed', amount: exceedBalance({ accounts, money }) },
      { type: 'submitted' },
      { type: 'back' },
      { type: 'source.changed', currency: source },
      { type: 'target.changed', currency: target },
      { type: 'currencies.swapped' },
      ...repeatEvents,
    ],
    gestures: {
      ...repeatGestures,
      'accounts.changed': sendFromPage,
      'money.changed': sendFromPage,
      opened: ({ press }) => press(conversionMessages.en.convertCurrency),
      'amount.changed': ({ type }, { amount }) => type(conversionMessages.en.amount, amount),
      'source.changed': ({ choose }, { currency }) =>
        choose(new RegExp(`${conversionMessages.en.from}$`), matchStart(currency)),
      'target.changed': ({ choose }, { currency }) =>
        choose(new RegExp(`${conversionMessages.en.to}$`), matchStart(currency)),
      'currencies.swapped': ({ press }) => press(conversionMessages.en.swap),
      submitted: pressSubmit(matchPartialText(conversionMessages.en.convert)),
      back: pressBack((snapshot) =>
        snapshot.matches('closed') ? commonMessages.en.back : commonMessages.en.close,
      ),
    },
    toasts: [
      'accountsNotLoaded',
      'conversionAccountError',
      'conversionFailed',
      'conversionInsufficientBalance',
      'converted',
      'noAnswerYet',
      'rateChanged',
      'ratesNotLoaded',
      'sameCurrency',
    ],
    outcomes: ['cancelled'],
    distinguish: ({ accounts: held, money, amount, problem, source, target }) => [
      money.rates.status,
      held.status === 'ready' ? held.value.length : held.status,
      amount,
      problem?.id,
      source,
      target,
    ],
    limit: 1200,
  };
}
