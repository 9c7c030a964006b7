import { accountOf } from '../../accounts';
import type { Problem } from '../../components/Toast';
import { isPositive, parseAmount, toPlain } from '../../format';
import { simulate } from '../../requests';
import type { Loadable, WalletAccount } from '../../types';
import { definePlan } from '../testing/definePlan';
import { accounts } from '../testing/samples';
import type { Flaws } from './submissionContext';
import { createSubmissionMachine } from './submissionMachine';

export interface SampleValues {
  email: string;
  amount: string;
}

export interface SampleFacts {
  accounts: Loadable<readonly WalletAccount[]>;
}

export interface SampleSubject {
  email: string;
  /** PKR, a plain decimal string. */
  amount: string;
}

/** What the sample form's page has read. */
export const sampleFacts: SampleFacts = { accounts: { status: 'ready', value: accounts } };

const initialFacts: SampleFacts = { accounts: { status: 'loading' } };

/** A form with a rule of each kind. */
export const sampleForm = {
  id: 'submission',
  initialValues: { email: '', amount: '' },
  initialFacts,
  isReady: ({ amount }: SampleValues, { accounts }: SampleFacts) =>
    amount !== '' && accounts.status === 'ready',
  flawsOf: ({ email }: SampleValues): Flaws<SampleValues> => {
    if (email === '') return { email: 'missing' };
    return email.includes('@') ? {} : { email: 'malformed' };
  },
  problemOf: ({ amount }: SampleValues, { accounts }: SampleFacts): Problem | null => {
    if (!isPositive(parseAmount(amount))) return { id: 'invalidAmount' };
    const held = accounts.status === 'ready' ? accounts.value : [];
    return accountOf(held, 'trustvault') ? null : { id: 'sendAccountError' };
  },
  subjectOf: ({ email, amount }: SampleValues): SampleSubject | null => {
    const figure = parseAmount(amount);
    return figure === null ? null : { email, amount: toPlain(figure) };
  },
  success: () => ({ id: 'accountCreated' as const }),
  failure: () => ({ id: 'transferFailed' as const }),
  redirect: 1500,
};

/** How a test explores a form. */
export const plan = definePlan({
  machine: createSubmissionMachine({ ...sampleForm, submit: simulate(2000) }),
  events: [
    { type: 'facts.changed', facts: sampleFacts },
    { type: 'facts.changed', facts: { accounts: { status: 'ready', value: [] } } },
    { type: 'changed', values: { email: 'ali@example.com', amount: '0' } },
    { type: 'changed', values: { amount: '1500' } },
    { type: 'submitted' },
    { type: 'reset' },
    { type: 'back' },
  ],
  outputs: { submit: { id: 'txn-1' } },
  toasts: ['accountCreated', 'invalidAmount', 'sendAccountError', 'transferFailed'],
  outcomes: ['cancelled', 'completed'],
  distinguish: ({ values, facts: { accounts }, problem }) => [
    values,
    accounts.status === 'ready' && accounts.value.length,
    problem?.id,
  ],
});
