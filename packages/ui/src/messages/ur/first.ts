import { balance } from './balance';
import { common } from './common';
import { currency } from './currency';
import { history } from './history';
import { home } from './home';
import { navigation } from './navigation';
import { transactions } from './transactions';
import type { first as english } from '../en/first';
import type { Shape } from '../shape';

export const first = {
  balance,
  common,
  currency,
  history,
  home,
  navigation,
  transactions,
} satisfies Shape<typeof english>;
