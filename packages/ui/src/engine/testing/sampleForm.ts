import { accounts } from '@rad-wallet/mocks/samples';
import { findAccount } from '../../accounts';
import type { Problem } from '../../components/Toast';
import { isPositive, parseAmount, toPlainDecimal } from '../../format';
import type { Loadable, WalletAccount } from '../../types';
import type { FieldErrors } from '../submission';

export interface SampleValues {
  email: string;
  amount: string;
}

export interface SampleFacts {
  accounts: Loadable<readonly WalletAccount[]>;
}

export interface SampleSubject {
  email: string;
  /** Decimal string in PKR. */
  amount: string;
}

export const sampleFacts: SampleFacts = { accounts: { status: 'ready', value: accounts } };

/** A sample form that uses every kind of rule. */
export const sampleForm = {
  id: 'submission',
  initialValues: { email: '', amount: '' },
  hasFacts: true as const,
  isReady: ({ amount }: SampleValues, { accounts }: SampleFacts) =>
    amount !== '' && accounts.status === 'ready',
  validateFields: ({ email }: SampleValues): FieldErrors<SampleValues> => {
    if (email === '') return { email: 'missing' };
    return email.includes('@') ? {} : { email: 'malformed' };
  },
  findProblem: ({ amount }: SampleValues, { accounts }: SampleFacts): Problem | null => {
    if (!isPositive(parseAmount(amount))) return { id: 'invalidAmount' };
    const held = accounts.status === 'ready' ? accounts.value : [];
    return findAccount(held, 'trustvault') ? null : { id: 'accountsNotLoaded' };
  },
  toSubject: ({ email, amount }: SampleValues): SampleSubject | null => {
    const figure = parseAmount(amount);
    return figure === null ? null : { email, amount: toPlainDecimal(figure) };
  },
  success: () => ({ id: 'linkCopied' as const }),
  failure: () => ({ id: 'transferFailed' as const }),
  redirect: 1500,
};
