import { moneyDefinition } from '@rad-wallet/mocks/samples';
import { defineMoney } from '../money';

/** The currencies, prices and rates of the sample world. */
export const money = defineMoney(moneyDefinition);
