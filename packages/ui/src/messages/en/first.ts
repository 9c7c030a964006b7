import { balance } from './balance';
import { common } from './common';
import { currency } from './currency';
import { history } from './history';
import { home } from './home';
import { navigation } from './navigation';
import { transactions } from './transactions';

/** What the shell and the home screen say: loaded before the first paint. */
export const first = {
  balance,
  common,
  currency,
  history,
  home,
  navigation,
  transactions,
} as const;
