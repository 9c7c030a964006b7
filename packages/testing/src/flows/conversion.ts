import { ABOVE_CASH_BALANCE, accounts } from '@rad-wallet/mocks/samples';
import { conversionMachine } from '@rad-wallet/ui/flows/conversion';
import { en } from '@rad-wallet/ui/messages/en';
import { containing, sendFromPage, startingWith } from '../gestures';
import type { Plan } from '../plan';

export const conversionPlan: Plan<typeof conversionMachine> = {
  machine: conversionMachine,
  events: [
    { type: 'accounts.changed', accounts: { status: 'ready', value: accounts } },
    { type: 'accounts.changed', accounts: { status: 'ready', value: [] } },
    { type: 'accounts.changed', accounts: { status: 'error', retry: () => {} } },
    { type: 'opened' },
    { type: 'amount.changed', amount: '1,500' },
    { type: 'amount.changed', amount: ABOVE_CASH_BALANCE },
    { type: 'confirmed' },
    { type: 'back' },
    { type: 'source.changed', currency: 'SAR' },
    { type: 'target.changed', currency: 'BHD' },
    { type: 'currencies.swapped' },
  ],
  gestures: {
    'accounts.changed': sendFromPage,
    opened: ({ press }) => press(en.conversion.convertCurrency),
    'amount.changed': ({ type }, { amount }) => type(en.conversion.amount, amount),
    'source.changed': ({ choose }, { currency }) =>
      choose(new RegExp(`${en.conversion.from}$`), startingWith(currency)),
    'target.changed': ({ choose }, { currency }) =>
      choose(new RegExp(`${en.conversion.to}$`), startingWith(currency)),
    'currencies.swapped': ({ press }) => press(en.conversion.swap),
    confirmed: ({ press }) => press(containing(en.conversion.convert)),
    back: ({ press }, _event, snapshot) =>
      press(snapshot.matches('closed') ? en.common.back : en.common.close),
  },
  toasts: [
    'accountsNotLoaded',
    'conversionAccountError',
    'conversionFailed',
    'conversionInsufficientBalance',
    'converted',
    'sameCurrency',
  ],
  outcomes: ['cancelled'],
  distinguish: ({ accounts: held, amount, problem, source, target }) => [
    held.status === 'ready' ? held.value.length : held.status,
    amount,
    problem?.id,
    source,
    target,
  ],
};
