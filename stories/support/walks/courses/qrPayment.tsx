import { qrPaymentPlan } from '@rad-wallet/testing/flows/qr-payment';
import { QrPaymentFlow, type ScannedPayment } from '@rad-wallet/ui/flows/qr-payment';
import { en } from '@rad-wallet/ui/messages/en';
import { profile } from '../../../../apps/wallet/src/demo/samples/profile';
import { replaceShare } from '../../share';
import { course } from '../course';
import { beginning } from '../hands';
import { copying, copyButton } from './copying';

const { clipboard, succeeds, fails } = copying();

const plan = {
  ...qrPaymentPlan,
  events: qrPaymentPlan.events.filter(({ type }) => !type.startsWith('amount.')),
};

export const qrPayment = course({
  plans: [plan, { ...plan, input: { asksBeforePaying: false } }],
  // A field that was typed in is left with the next press.
  chains: [
    [{ type: 'amount.changed', amount: '1500' }, { type: 'amount.left' }],
    [{ type: 'amount.changed', amount: '0' }, { type: 'amount.left' }],
  ],
  // A code that is made has an amount.
  isOffered: (snapshot, { type }) =>
    !/^(code|link)\.cop/.test(type) ||
    snapshot.matches('home') ||
    snapshot.context.amount === '1500',
  prepare: () => {
    const undo = [clipboard(), replaceShare(undefined)];
    return () => undo.forEach((giveBack) => giveBack());
  },
  view: (actor) => (
    <QrPaymentFlow actor={actor} receiver={{ name: profile.name, to: profile.phone }} />
  ),
  page: {
    // The library has no camera of its own: an app that has one tells what it has read.
    code: (actor, payment: ScannedPayment) => actor.send({ type: 'code.read', payment }),
    back: (actor) => actor.send({ type: 'back' }),
  },
  gestures: {
    'scan.chosen': ({ press }) => press(beginning(en.qrPayment.scan)),
    'code.read': ({ page }, { payment }) => page('code', payment),
    confirmed: ({ press }) => press(en.qrPayment.pay),
    retried: ({ press }) => press(en.common.tryAgain),
    'generate.chosen': ({ press }) => press(beginning(en.qrPayment.generate)),
    'amount.changed+amount.left': async ({ type, leave }, _event, _snapshot, [typed]) => {
      if (typed && 'amount' in typed) await type(en.qrPayment.amount, String(typed.amount));
      await leave(en.qrPayment.amount);
    },
    'note.changed': ({ type }, { note }) => type(en.qrPayment.note, note),
    'code.copied': (hands) => succeeds(() => hands.press(copyButton)),
    'code.copyFailed': (hands) => fails(() => hands.press(copyButton)),
    'link.copied': (hands) => succeeds(() => hands.press(en.qrPayment.share)),
    'link.copyFailed': (hands) => fails(() => hands.press(en.qrPayment.share)),
    done: ({ press }) => press(en.common.done),
    // What is paid has no Back of its own: it is the browser's.
    back: ({ press, page }, _event, snapshot) =>
      snapshot.matches('paid') ? page('back') : press(en.common.back),
  },
});
