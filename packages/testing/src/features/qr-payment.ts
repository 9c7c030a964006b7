import { qrPaymentMachine } from '@rad-wallet/ui/features/qr-payment';
import { en } from '@rad-wallet/ui/messages/en';
import { pressCopy, sendFromPage, matchStart, pressSubmit } from '../gestures';
import { fillHomeCurrency } from '../money';
import type { Plan } from '../plan';

const payment = { payee: 'Merchant Store', amount: '500' };
const withoutAmount = { payee: 'Tea House' };
const withTip = { payee: 'Restaurant', amount: '800', fee: { kind: 'tip' } } as const;
const onceOnly = { ...payment, isOnceOnly: true, reference: 'once' };

export const qrPaymentPlan: Plan<typeof qrPaymentMachine> = {
  machine: qrPaymentMachine,
  input: { isConfirmationRequired: true },
  variants: [
    { input: { isConfirmationRequired: false, paidCodes: [onceOnly.reference] } },
    {
      outputs: { decodeQr: onceOnly },
      input: { isConfirmationRequired: false, paidCodes: [onceOnly.reference] },
    },
    { outputs: { decodeQr: withoutAmount } },
  ],
  events: [
    { type: 'scan.chosen' },
    { type: 'code.read', payment },
    { type: 'code.read', payment: withoutAmount },
    { type: 'code.read', payment: withTip },
    { type: 'code.read', payment: onceOnly },
    { type: 'payerAmount.changed', amount: '250' },
    { type: 'payerAmount.changed', amount: '0' },
    { type: 'tip.changed', tip: '50' },
    { type: 'tip.changed', tip: '5-' },
    { type: 'amount.submitted' },
    { type: 'submitted' },
    { type: 'retried' },
    { type: 'generate.chosen' },
    { type: 'note.changed', note: 'Lunch' },
    { type: 'code.copied' },
    { type: 'code.copyFailed' },
    { type: 'link.copied' },
    { type: 'link.copyFailed' },
    { type: 'finished' },
    { type: 'back' },
  ],
  // Typing is followed by a blur event, because the next press moves focus.
  sequences: [
    [{ type: 'amount.changed', amount: '1,500' }, { type: 'amount.left' }],
    [{ type: 'amount.changed', amount: '0' }, { type: 'amount.left' }],
  ],
  isAvailable: (snapshot, { type }) => {
    const { payment: scanned, payerAmount, amount } = snapshot.context;
    if (type === 'payerAmount.changed') return scanned?.amount === undefined;
    if (type === 'tip.changed') return scanned?.fee !== undefined;
    if (type === 'amount.submitted') return scanned?.amount !== undefined || payerAmount !== '';
    // Outside the home step, a code exists only if the amount is valid.
    return !/^(code|link)\.cop/.test(type) || snapshot.matches('home') || amount === '1,500';
  },
  gestures: {
    'scan.chosen': ({ press }) => press(matchStart(en.qrPayment.scan)),
    // The flow's view has no camera; the app's scanner sends this event.
    'code.read': sendFromPage,
    'payerAmount.changed': ({ type }, { amount }) =>
      type(fillHomeCurrency(en.qrPayment.amount), amount),
    'tip.changed': ({ type }, { tip }) => type(en.qrPayment.tip, tip),
    'amount.submitted': ({ press }) => press(en.common.continue),
    submitted: (user, event, snapshot) => {
      const pay = snapshot.context.payment?.isOnceOnly ? en.qrPayment.payAgain : en.qrPayment.pay;
      const button = snapshot.matches('failed') ? en.common.tryAgain : pay;
      return pressSubmit(button)(user, event, snapshot);
    },
    retried: ({ press }) => press(en.common.tryAgain),
    'generate.chosen': ({ press }) => press(matchStart(en.qrPayment.generate)),
    'amount.changed+amount.left': async ({ type, blur }, _event, _snapshot, [changed]) => {
      if (changed && 'amount' in changed)
        await type(fillHomeCurrency(en.qrPayment.amount), String(changed.amount));
      await blur(fillHomeCurrency(en.qrPayment.amount));
    },
    'note.changed': ({ type }, { note }) => type(en.qrPayment.note, note),
    'code.copied': pressCopy(true),
    'code.copyFailed': pressCopy(false),
    'link.copied': pressCopy(true, en.qrPayment.share),
    'link.copyFailed': pressCopy(false, en.qrPayment.share),
    finished: ({ press }) => press(en.common.done),
    // The last screen has no Back button, so use the browser's.
    back: (user, event, snapshot) =>
      snapshot.matches('paid') ? user.sendFromPage(event) : user.press(en.common.back),
  },
  outputs: { decodeQr: payment },
  toasts: [
    'codeNotRead',
    'copied',
    'invalidAmount',
    'invalidTip',
    'linkCopyFailed',
    'noAnswerYet',
    'paymentFailed',
    'shareLinkCopied',
  ],
  outcomes: ['cancelled'],
  distinguish: ({ amount, note, problem, payment: scanned, payerAmount, tip, paidCodes }) => [
    amount,
    note,
    problem?.id,
    scanned?.payee,
    scanned?.isOnceOnly,
    payerAmount,
    tip,
    paidCodes,
  ],
};
