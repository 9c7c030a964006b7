import { moneyDefinition } from '@rad-wallet/mocks/samples';
import { defineMoney } from '@rad-wallet/ui/format';

export const money = defineMoney(moneyDefinition);

/** Returns an amount field's label with the home currency, such as 'Amount (PKR)', from its compiled message. */
export const fillHomeCurrency = (label: string | readonly unknown[]): string =>
  [label]
    .flat()
    .map((part) => (typeof part === 'string' ? part : money.home))
    .join('');
