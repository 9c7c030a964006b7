import type { Plan, UserActions } from '@rad-wallet/testing';
import { conversionPlan } from '@rad-wallet/testing/features/conversion';
import { sendMoneyPlan } from '@rad-wallet/testing/features/send-money';
import { cardPaymentPlan } from '@rad-wallet/testing/features/card-payment';
import { en } from '@rad-wallet/ui/messages/en';
import type { AnyStateMachine } from 'xstate';
import { routesToCheck } from '../../apps/wallet/src/testing/routesToCheck';
import { listPlanGestures } from '@rad-wallet/testing/user';

export interface Visit {
  name: string;
  path: string;
  /** Performs all actions before money moves. @default nothing */
  fillIn?: (user: UserActions) => Promise<void>;
  /** Moves money; also called for a retry. @default nothing */
  submit?: (user: UserActions) => Promise<void>;
  /** Skips the page's GET requests, which another scenario covers. */
  skipsGets?: true;
}

/** Returns the gestures along a test plan's shortest path to a state; the last one submits. */
function followPlan<Machine extends AnyStateMachine>(
  plan: Plan<Machine>,
  state: string,
): Required<Pick<Visit, 'fillIn' | 'submit'>> {
  const gestures = listPlanGestures(plan, state);
  const perform = (performed: typeof gestures) => async (user: UserActions) => {
    for (const gesture of performed) await gesture(user);
  };
  return { fillIn: perform(gestures.slice(0, -1)), submit: perform(gestures.slice(-1)) };
}

const TRANSACTION_ID = 'txn-0005';

const conversion = followPlan(conversionPlan, 'converting');
const sendMoneyAmount = followPlan(sendMoneyPlan, 'confirming');
const sendMoney = followPlan(sendMoneyPlan, 'sending');
const cardPayment = followPlan(cardPaymentPlan, 'submitting');

const scenarios: Readonly<Record<string, readonly Visit[]>> = {
  '/conversion': [
    { name: '/conversion', path: '/conversion' },
    // The two entries of a conversion are posted with the cash first or the metal first.
    {
      name: '/conversion, PKR to USD',
      path: '/conversion',
      ...conversion,
      skipsGets: true,
    },
    {
      name: '/conversion, PKR to GOLD',
      path: '/conversion',
      ...conversion,
      fillIn: async (user) => {
        await conversion.fillIn(user);
        await user.choose(/To$/, /^GOLD/);
      },
      skipsGets: true,
    },
  ],
  '/transactions': [
    {
      name: '/transactions',
      path: '/transactions',
      // A search loads more than the first page (docs/rules.md TXN-13).
      fillIn: ({ type }) => type(en.transactionHistory.search, 'Ayesha'),
    },
    {
      name: '/transactions, the statement',
      path: '/transactions',
      fillIn: ({ press }) => press(en.transactionHistory.statement.title),
    },
  ],
  '/send-money': [
    {
      name: '/send-money, the amount',
      path: '/send-money',
      fillIn: sendMoneyAmount.fillIn,
    },
    {
      name: '/send-money',
      path: '/send-money',
      fillIn: async (user) => {
        await sendMoneyAmount.fillIn(user);
        await user.type(en.sendMoney.message, 'Eid Mubarak');
        await sendMoneyAmount.submit(user);
      },
      submit: sendMoney.submit,
    },
  ],
  '/card-payment': [
    {
      name: '/card-payment',
      path: '/card-payment',
      ...cardPayment,
      fillIn: async (user) => {
        await user.type(en.payment.amount, '1,000');
        await cardPayment.fillIn(user);
      },
    },
  ],
  '/transaction-receipt': [
    { name: '/transaction-receipt', path: '/transaction-receipt' },
    { name: '/transaction-receipt?id', path: `/transaction-receipt?id=${TRANSACTION_ID}` },
  ],
};

export const visits: readonly Visit[] = routesToCheck.flatMap(
  ({ path }) => scenarios[path] ?? [{ name: path, path }],
);
