import { billPaymentPlan } from '@rad-wallet/testing/flows/bill-payment';
import { BillPaymentFlow, type Bill } from '@rad-wallet/ui/flows/bill-payment';
import { en } from '@rad-wallet/ui/messages/en';
import { billCategories } from '../../../../apps/wallet/src/content/bills';
import { course } from '../course';
import { beginning, holding } from '../hands';

const bills: readonly Bill[] = billPaymentPlan.events.flatMap((event) =>
  event.type === 'bill.chosen' ? [event.bill] : [],
);

export const billPayment = course({
  plans: [billPaymentPlan],
  // A category has providers of its own.
  isOffered: ({ context }, event) =>
    event.type !== 'details.changed' ||
    event.details.provider === undefined ||
    context.category === 'electricity',
  view: (actor) => (
    <BillPaymentFlow
      actor={actor}
      categories={billCategories}
      bills={{ status: 'ready', value: bills }}
    />
  ),
  gestures: {
    'category.chosen': ({ press }, { category }) =>
      press(beginning(en.billPayment.categories[category])),
    'bill.chosen': ({ press }, { bill }) => press(`${en.billPayment.payNow}: ${bill.provider}`),
    'details.changed': async ({ choose, type }, { details }) => {
      const { provider, accountNumber, amount } = details;
      if (provider) await choose(holding(en.billPayment.provider), provider);
      if (accountNumber) await type(en.billPayment.accountNumber, accountNumber);
      if (amount) await type(en.billPayment.amount, amount);
    },
    submitted: ({ press }) => press(en.billPayment.pay),
    another: ({ press }) => press(en.billPayment.payAnother),
    finished: ({ press }) => press(en.billPayment.backToHome),
    back: ({ press }) => press(en.common.back),
  },
});
