import { pathsByState, type Plan, type UserActions } from '@rad-wallet/testing';
import { conversionPlan } from '@rad-wallet/testing/flows/conversion';
import { sendMoneyPlan } from '@rad-wallet/testing/flows/send-money';
import { cardPaymentPlan } from '@rad-wallet/testing/screens/card-payment';
import { en } from '@rad-wallet/ui/messages/en';
import { routeTable } from '../../apps/wallet/src/routeTable';

/** A visit to a page, and what the user does there. */
export interface Visit {
  /** The row in the table. */
  name: string;
  path: string;
  /** Everything before money is moved. @default nothing */
  fillIn?: (user: UserActions) => Promise<void>;
  /** Moves money; also performed to retry. @default nothing */
  submit?: (user: UserActions) => Promise<void>;
  /** Skips the page's reads, which another visit covers. */
  skipsReads?: true;
}

/** Follows a plan's shortest path to a state with the plan's gestures; the last one submits. */
function followPlan(plan: Plan, state: string): Required<Pick<Visit, 'fillIn' | 'submit'>> {
  const path = pathsByState(plan).get(state);
  if (!path) throw new Error(`The plan of ${plan.machine.id} does not reach ${state}.`);
  const actions = path.steps.flatMap(({ kind, event, events }, index) => {
    const gesture = plan.gestures?.[event.type];
    const before = path.steps[index - 1]?.state ?? path.state;
    return kind === 'event' && gesture
      ? [async (user: UserActions) => gesture(user, event, before, events)]
      : [];
  });
  const perform = (performed: typeof actions) => async (user: UserActions) => {
    for (const action of performed) await action(user);
  };
  return { fillIn: perform(actions.slice(0, -1)), submit: perform(actions.slice(-1)) };
}

/** A transaction of the sample wallet. */
const TRANSACTION = 'txn-0005';

const conversion = followPlan(conversionPlan, 'converting');
const sendMoneyAmount = followPlan(sendMoneyPlan, 'confirming');
const sendMoney = followPlan(sendMoneyPlan, 'sending');
const cardPayment = followPlan(cardPaymentPlan, 'submitting');

/** What a user does at a page, beyond looking at it. */
const scenarios: Readonly<Record<string, readonly Visit[]>> = {
  '/conversion': [
    { name: '/conversion', path: '/conversion' },
    // The two entries of a conversion are posted in either order: cash first, or metal first.
    {
      name: '/conversion, PKR to USD',
      path: '/conversion',
      ...conversion,
      skipsReads: true,
    },
    {
      name: '/conversion, PKR to GOLD',
      path: '/conversion',
      ...conversion,
      fillIn: async (user) => {
        await conversion.fillIn(user);
        await user.choose(/To$/, /^GOLD/);
      },
      skipsReads: true,
    },
  ],
  '/transactions': [
    {
      name: '/transactions',
      path: '/transactions',
      // A search loads more than the first page: docs/rules.md TXN-13.
      fillIn: ({ type }) => type(en.transactionHistory.search, 'Ayesha'),
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
    { name: '/transaction-receipt?id', path: `/transaction-receipt?id=${TRANSACTION}` },
  ],
};

/** Every page of the wallet, with its scenarios. */
export const visits: readonly Visit[] = Object.keys(routeTable).flatMap(
  (path) => scenarios[path] ?? [{ name: path, path }],
);
