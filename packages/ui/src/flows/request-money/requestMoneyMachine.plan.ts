import { definePlan } from '../testing/definePlan';
import { contact } from '../testing/samples';
import { requestMoneyMachine } from './requestMoneyMachine';

/** How a test explores the flow. */
export const plan = definePlan({
  machine: requestMoneyMachine,
  input: { paymentAddress: 'https://wallet.example/send-money' },
  events: [
    { type: 'contact.chosen', contact },
    { type: 'amount.changed', amount: '1500' },
    { type: 'amount.changed', amount: '0' },
    { type: 'reason.changed', reason: 'Lunch' },
    { type: 'submitted' },
    { type: 'link.copied' },
    { type: 'link.copyFailed' },
    { type: 'back' },
    { type: 'finished' },
  ],
  outputs: { createPaymentRequest: { link: 'https://wallet.example/r/1' } },
  toasts: ['linkCopied', 'linkCopyFailed', 'requestFailed'],
  outcomes: ['cancelled', 'completed'],
  distinguish: ({ amount, reason, problem }) => [amount, reason, problem?.id],
});
