import { transactions } from './transactions';
import { navigation } from './navigation';
import { balance } from './balance';
import { common } from './common';
import { sendMoney } from './sendMoney';
import { toasts } from './toasts';

/** English: the typed source that every other catalogue must match. */
export const en = { balance, common, navigation, sendMoney, toasts, transactions } as const;
