import { commonMessages } from '../../messages/shared/common';
import { qrPaymentMessages } from '../../messages/shared/qrPayment';
import {
  getLabelStart,
  matchStart,
  pressCopy,
  pressBack,
  pressSubmit,
  sendFromPage,
  type Plan,
  repeatEvents,
  repeatGestures,
  repeating,
} from '../../plans';
import { qrPaymentMachine } from './qrPaymentMachine';

const payment = { payee: 'Merchant Store', amount: '500' };
const withoutAmount = { payee: 'Tea House' };
const withTip = { payee: 'Restaurant', amount: '800', fee: { kind: 'tip' } } as const;
const onceOnly = { ...payment, isOnceOnly: true, reference: 'once' };

export const qrPaymentPlan: Plan<typeof qrPaymentMachine> = {
  machine: qrPaymentMachine,
  input: { isConfirmationRequired: true },
  variants: [
    repeating,
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
    ...repeatEvents,
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
    ...repeatGestures,
    'scan.chosen': ({ press }) => press(matchStart(qrPaymentMessages.en.scan)),
    // The flow's view has no camera; the app's scanner sends this event.
    'code.read': sendFromPage,
    'payerAmount.changed': ({ type }, { amount }) =>
      type(getLabelStart(qrPaymentMessages.en.amount), amount),
    'tip.changed': ({ type }, { tip }) => type(qrPaymentMessages.en.tip, tip),
    'amount.submitted': ({ press }) => press(commonMessages.en.continue),
    submitted: (user, event, snapshot) => {
      const pay = snapshot.context.payment?.isOnceOnly
        ? qrPaymentMessages.en.payAgain
        : qrPaymentMessages.en.pay;
      const button = snapshot.matches('failed') ? commonMessages.en.tryAgain : pay;
      return pressSubmit(button)(user, event, snapshot);
    },
    retried: ({ press }) => press(commonMessages.en.tryAgain),
    'generate.chosen': ({ press }) => press(matchStart(qrPaymentMessages.en.generate)),
    'amount.changed+amount.left': async ({ type, blur }, _event, _snapshot, [changed]) => {
      if (changed && 'amount' in changed)
        await type(getLabelStart(qrPaymentMessages.en.amount), String(changed.amount));
      await blur(getLabelStart(qrPaymentMessages.en.amount));
    },
    'note.changed': ({ type }, { note }) => type(qrPaymentMessages.en.note, note),
    'code.copied': pressCopy(true),
    'code.copyFailed': pressCopy(false),
    'link.copied': pressCopy(true, qrPaymentMessages.en.share),
    'link.copyFailed': pressCopy(false, qrPaymentMessages.en.share),
    finished: ({ press }) => press(commonMessages.en.done),
    // The last screen has no Back button, so use the browser's.
    back: (user, event, snapshot) =>
      snapshot.matches('paid') ? user.sendFromPage(event) : pressBack()(user, event, snapshot),
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
