import { ABOVE_CASH_BALANCE, accounts, moneyDefinition } from '@rad-wallet/mocks/samples';
import { conversionMachine } from '@rad-wallet/ui/features/conversion';
import { defineMoney } from '@rad-wallet/ui/format';
import { en } from '@rad-wallet/ui/messages/en';
import { matchPartialText, sendFromPage, matchStart, pressSubmit } from '../gestures';
import { money } from '../money';
import type { Plan } from '../plan';

const unratedMoney = defineMoney({
  ...moneyDefinition,
  rates: { status: 'error', retry: () => {} },
});

export const conversionPlan: Plan<typeof conversionMachine> = {
  machine: conversionMachine,
  input: { money },
  events: [
    { type: 'accounts.changed', accounts: { status: 'ready', value: accounts } },
    { type: 'accounts.changed', accounts: { status: 'ready', value: [] } },
    { type: 'accounts.changed', accounts: { status: 'error', retry: () => {} } },
    { type: 'money.changed', money },
    { type: 'money.changed', money: unratedMoney },
    { type: 'opened' },
    { type: 'amount.changed', amount: '1,500' },
    { type: 'amount.changed', amount: ABOVE_CASH_BALANCE },
    { type: 'submitted' },
    { type: 'back' },
    { type: 'source.changed', currency: 'SAR' },
    { type: 'target.changed', currency: 'BHD' },
    { type: 'currencies.swapped' },
  ],
  gestures: {
    'accounts.changed': sendFromPage,
    'money.changed': sendFromPage,
    opened: ({ press }) => press(en.conversion.convertCurrency),
    'amount.changed': ({ type }, { amount }) => type(en.conversion.amount, amount),
    'source.changed': ({ choose }, { currency }) =>
      choose(new RegExp(`${en.conversion.from}$`), matchStart(currency)),
    'target.changed': ({ choose }, { currency }) =>
      choose(new RegExp(`${en.conversion.to}$`), matchStart(currency)),
    'currencies.swapped': ({ press }) => press(en.conversion.swap),
    submitted: pressSubmit(matchPartialText(en.conversion.convert)),
    back: ({ press }, _event, snapshot) =>
      press(snapshot.matches('closed') ? en.common.back : en.common.close),
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
