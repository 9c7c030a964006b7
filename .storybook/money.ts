import { moneyDefinition } from '@rad-wallet/mocks/samples';
import { defineMoney } from '@rad-wallet/ui/format';

/** The currencies, prices and rates of the sample world, which all stories have by default. */
export const money = defineMoney(moneyDefinition);
