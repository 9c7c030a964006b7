import { conversionPlan } from '@rad-wallet/testing/flows/conversion';
import { ConversionFlow } from '@rad-wallet/ui/flows/conversion';
import { en } from '@rad-wallet/ui/messages/en';
import type { Loadable, WalletAccount } from '@rad-wallet/ui/types';
import { course } from '../course';
import { beginning, holding } from '../hands';

export const conversion = course({
  plans: [
    {
      ...conversionPlan,
      events: [
        ...conversionPlan.events,
        { type: 'source.changed', currency: 'SAR' },
        { type: 'target.changed', currency: 'BHD' },
        { type: 'currencies.swapped' },
      ],
      distinguish: (context) => [
        conversionPlan.distinguish?.(context),
        context.source,
        context.target,
      ],
    },
  ],
  view: (actor) => <ConversionFlow actor={actor} recent={{ status: 'ready', value: [] }} />,
  page: {
    accounts: (actor, accounts: Loadable<readonly WalletAccount[]>) =>
      actor.send({ type: 'accounts.changed', accounts }),
  },
  gestures: {
    'accounts.changed': ({ page }, { accounts }) => page('accounts', accounts),
    opened: ({ press }) => press(en.conversion.convertCurrency),
    'amount.changed': ({ type }, { amount }) => type(en.conversion.amount, amount),
    'source.changed': ({ choose }, { currency }) =>
      choose(new RegExp(`${en.conversion.from}$`), beginning(currency)),
    'target.changed': ({ choose }, { currency }) =>
      choose(new RegExp(`${en.conversion.to}$`), beginning(currency)),
    'currencies.swapped': ({ press }) => press(en.conversion.swap),
    confirmed: ({ press }) => press(holding(en.conversion.convert)),
    back: ({ press }, _event, snapshot) =>
      press(snapshot.matches('closed') ? en.common.back : en.common.close),
  },
});
