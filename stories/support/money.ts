import { dinarMoneyDefinition, moneyDefinition } from '@rad-wallet/mocks/samples';
import { defineMoney } from '@rad-wallet/ui/format';

/** The currencies, prices and rates of the sample world. */
export const money = defineMoney(moneyDefinition);

/** A wallet in Kuwaiti dinars, with gold in tola and platinum. */
export const dinarMoney = defineMoney(dinarMoneyDefinition);
