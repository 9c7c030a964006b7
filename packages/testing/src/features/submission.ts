import { accounts, profile } from '@rad-wallet/mocks/samples';
import { findAccount } from '@rad-wallet/ui/accounts';
import { createSubmissionMachine, type FieldErrors } from '@rad-wallet/ui/submission';
import { en } from '@rad-wallet/ui/messages/en';
import { isPositive, parseAmount } from '@rad-wallet/ui/format';
import { simulate } from '@rad-wallet/ui/requests';
import type { Loadable, WalletAccount } from '@rad-wallet/ui/types';
import {
  pressBack,
  pressSubmit,
  sendFromPage,
  type Plan,
  repeatEvents,
  repeatGestures,
  repeating,
} from '@rad-wallet/ui/plans';

interface Values {
  email: string;
  amount: string;
}

interface Facts {
  accounts: Loadable<readonly WalletAccount[]>;
}

const machine = createSubmissionMachine({
  id: 'submission',
  initialValues: { email: '', amount: '' },
  hasFacts: true,
  isReady: ({ amount }: Values, facts: Facts) => amount !== '' && facts.accounts.status === 'ready',
  validateFields: ({ email }: Values): FieldErrors<Values> =>
    email === '' ? { email: 'missing' } : {},
  findProblem: ({ amount }: Values, facts: Facts) => {
    if (!isPositive(parseAmount(amount))) return { id: 'invalidAmount' };
    const held = facts.accounts.status === 'ready' ? facts.accounts.value : [];
    return findAccount(held, 'trustvault') ? null : { id: 'accountsNotLoaded' };
  },
  toSubject: (values: Values) => values,
  summarize: ({ email, amount }) => ({ payee: email, amount }),
  canRetryAfterReset: true,
  submit: simulate(2000),
  success: () => ({ id: 'linkCopied' }),
  failure: () => ({ id: 'transferFailed' }),
  redirect: 1500,
});

/** Uses every option of `createSubmissionMachine`. */
export const submissionPlan: Plan<typeof machine> = {
  machine,
  input: { facts: { accounts: { status: 'loading' } } },
  variants: [repeating],
  events: [
    { type: 'facts.changed', facts: { accounts: { status: 'ready', value: accounts } } },
    { type: 'facts.changed', facts: { accounts: { status: 'ready', value: [] } } },
    { type: 'changed', values: { email: profile.email, amount: '0' } },
    { type: 'changed', values: { amount: '1500' } },
    { type: 'submitted' },
    { type: 'reset' },
    { type: 'back' },
    { type: 'redirect.paused' },
    { type: 'redirect.resumed' },
    ...repeatEvents,
  ],
  gestures: {
    ...repeatGestures,
    'redirect.paused': sendFromPage,
    'redirect.resumed': sendFromPage,
    'facts.changed': sendFromPage,
    changed: async ({ type }, { values: { email, amount } }) => {
      if (email) await type(en.auth.email, email);
      if (amount) await type(en.payment.amount, amount);
    },
    submitted: pressSubmit(en.common.continue),
    reset: sendFromPage,
    back: pressBack(),
  },
  outputs: { submit: { id: 'txn-1' } },
  toasts: ['accountsNotLoaded', 'invalidAmount', 'linkCopied', 'noAnswerYet', 'transferFailed'],
  outcomes: ['cancelled', 'completed'],
  distinguish: ({ values, facts, problem }) => [
    values,
    facts.accounts.status === 'ready' && facts.accounts.value.length,
    problem?.id,
  ],
};
