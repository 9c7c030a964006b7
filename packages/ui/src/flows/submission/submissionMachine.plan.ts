import { isPositive, parseAmount } from '../../format';
import type { WalletAccount } from '../../types';
import { accountOf, type Problem } from '../shared';
import { accounts } from '../testing/samples';
import type { WalkOptions } from '../testing/walkMachine';
import type { Flaws, SubmissionContext } from './submissionContext';
import { createSubmissionMachine } from './submissionMachine';

export interface SampleValues {
  email: string;
  amount: string;
}

export interface SampleFacts {
  accounts: WalletAccount[];
}

/** A form with a rule of each kind. */
export const sampleForm = {
  id: 'submission',
  initialValues: { email: '', amount: '' },
  isReady: ({ amount }: SampleValues) => amount !== '',
  flawsOf: ({ email }: SampleValues): Flaws<SampleValues> => {
    if (email === '') return { email: 'missing' };
    return email.includes('@') ? {} : { email: 'malformed' };
  },
  problemOf: ({ amount }: SampleValues, facts: SampleFacts | null): Problem | null => {
    if (!isPositive(parseAmount(amount))) return { id: 'invalidAmount' };
    if (!accountOf(facts?.accounts ?? [], 'trustvault')) return { id: 'sendAccountError' };
    return null;
  },
  success: () => ({ id: 'accountCreated' as const }),
  failure: { id: 'transferFailed' as const },
  redirect: 1500,
};

/** How a test explores a form. Few values, since simple paths grow by the factorial of situations. */
export const plan: WalkOptions = {
  machine: createSubmissionMachine(sampleForm),
  given: [{ type: 'facts.changed', facts: { accounts } } as never],
  events: [
    { type: 'changed', values: { email: 'ali@example.com', amount: '0' } } as never,
    { type: 'changed', values: { amount: '1500' } } as never,
    { type: 'submitted' },
    { type: 'reset' },
    { type: 'back' },
  ],
  outputs: { submit: { id: 'txn-1' } },
  distinguish: ({ values, problem }: SubmissionContext<SampleValues>) => [values, problem?.id],
};
