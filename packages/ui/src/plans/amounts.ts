import { getBalance } from '../accounts';
import { add, getAccountType } from '../format';
import type { PlanData } from './plan';

/** Returns an amount that exceeds the balance in the home currency. */
export const exceedBalance = ({ accounts, money }: Pick<PlanData, 'accounts' | 'money'>): string =>
  add(getBalance(accounts, getAccountType(money.home, money)), '1');
