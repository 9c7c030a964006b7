import { requestMoneyMachine } from '@rad-wallet/ui/flows/request-money';
import type { Plan } from '../plan';
import { contact } from '../samples';

/** How a test explores the flow. */
export const requestMoneyPlan: Plan<typeof requestMoneyMachine> = {
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
};
