import { moneyDefinition } from '@rad-wallet/mocks/samples';
import { defineMoney } from '@rad-wallet/ui/format';

export const money = defineMoney(moneyDefinition);
