import { qrPaymentMachine } from '@rad-wallet/ui/flows/qr-payment';
import type { Plan } from '../plan';

const payment = { payee: 'Merchant Store', amount: '500' };

/** How a test explores the flow, as a wallet that asks before it pays. */
export const qrPaymentPlan: Plan<typeof qrPaymentMachine> = {
  machine: qrPaymentMachine,
  input: { asksBeforePaying: true },
  events: [
    { type: 'scan.chosen' },
    { type: 'code.read', payment },
    { type: 'confirmed' },
    { type: 'retried' },
    { type: 'generate.chosen' },
    { type: 'amount.changed', amount: '1500' },
    { type: 'amount.changed', amount: '0' },
    { type: 'amount.left' },
    { type: 'note.changed', note: 'Lunch' },
    { type: 'code.copied' },
    { type: 'code.copyFailed' },
    { type: 'link.copied' },
    { type: 'link.copyFailed' },
    { type: 'done' },
    { type: 'back' },
  ],
  outputs: { decodeQr: payment },
  toasts: ['codeNotRead', 'copied', 'linkCopyFailed', 'paymentFailed', 'shareLinkCopied'],
  outcomes: ['cancelled'],
  distinguish: ({ amount, note, problem, payment: scanned }) => [
    amount,
    note,
    problem?.id,
    scanned?.payee,
  ],
};
