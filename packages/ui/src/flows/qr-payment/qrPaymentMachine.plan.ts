import type { WalkOptions } from '../testing/walkMachine';
import { qrPaymentMachine, type QrPaymentContext } from './qrPaymentMachine';

/** How a test explores the flow. */
export const plan: WalkOptions = {
  machine: qrPaymentMachine,
  events: [
    { type: 'scan.chosen' },
    { type: 'generate.chosen' },
    { type: 'amount.changed', amount: '1500' } as never,
    { type: 'amount.changed', amount: '0' } as never,
    { type: 'amount.left' },
    { type: 'note.changed', note: 'Lunch' } as never,
    { type: 'code.copied' },
    { type: 'code.copyFailed' },
    { type: 'link.copied' },
    { type: 'link.copyFailed' },
    { type: 'done' },
    { type: 'back' },
  ],
  distinguish: ({ amount, note, problem }: QrPaymentContext) => [amount, note, problem?.id],
};
