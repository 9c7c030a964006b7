import { moneyDefinition } from '@rad-wallet/mocks/samples';
import { defineMoney } from '@rad-wallet/ui/format';

export const money = defineMoney(moneyDefinition);

/** Returns the label of an amount in the home currency, such as 'Amount (PKR)'. */
export const fillHomeCurrency = (label: string): string => label.replace('{currency}', money.home);
