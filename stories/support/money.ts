import { money } from '#.storybook/money';
import { dinarMoneyDefinition } from '@rad-wallet/mocks/samples';
import { defineMoney, type Quotes } from '@rad-wallet/ui/format';
import type { Loadable } from '@rad-wallet/ui/types';

export { money };

/** A wallet in Kuwaiti dinars, with gold in tola and platinum. */
export const dinarMoney = defineMoney(dinarMoneyDefinition);

function getLoaded(quotes: Loadable<Quotes>): Quotes {
  if (quotes.status !== 'ready') throw new Error('The sample prices and rates are loaded.');
  return quotes.value;
}

export const prices = getLoaded(money.prices);
export const rates = getLoaded(money.rates);
