import { accounts } from '@rad-wallet/mocks/samples';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { ToastId } from '../components/Toast';
import { money } from '../format/testing/money';
import { startMachine } from '../engine/testing/startMachine';
import { request } from '../engine/requests';
import { authMachine } from './auth/authMachine';
import { cardPaymentMachine } from './card-payment/cardPaymentMachine';
import { cardFreezeMachine } from './cards/cardFreezeMachine';
import { cardLimitsMachine } from './cards/cardLimitsMachine';
import { cardOrderMachine } from './cards/cardOrderMachine';
import { cryptoTransferMachine } from './crypto-transfer/cryptoTransferMachine';
import { addCardMachine } from './payment-methods/addCardMachine';
import { problemReportMachine } from './problem-report/problemReportMachine';
import { profileMachine } from './profile/profileMachine';
import { sendToWalletMachine } from './send-wallet/sendToWalletMachine';
import { signOutMachine } from './sign-out/signOutMachine';
import { settle } from '../engine/testing/settle';

interface FormCase {
  form: string;
  machine: AnyStateMachine;
  input: { values: object; facts?: object };
  subject: object;
  failure: ToastId;
  /** The toast if no response came. @default `noAnswerYet` */
  unanswered?: ToastId;
}

const account = {
  name: ' Ali ',
  email: ' ali@example.com ',
  phone: ' 1 ',
  password: ' open sesame ',
};
const details = { name: 'Ali', email: '', phone: '', address: 'Karachi' };

const forms: FormCase[] = [
  {
    form: 'sign-in',
    machine: authMachine,
    input: { values: account },
    subject: { mode: 'signIn', email: 'ali@example.com', password: ' open sesame ' },
    failure: 'signInFailed',
  },
  {
    form: 'sign-up',
    machine: authMachine,
    input: { values: { ...account, mode: 'signUp', confirmPassword: ' open sesame ' } },
    subject: {
      mode: 'signUp',
      name: 'Ali',
      email: 'ali@example.com',
      phone: '1',
      password: ' open sesame ',
    },
    failure: 'signUpFailed',
  },
  {
    form: 'card payment',
    machine: cardPaymentMachine,
    input: {
      values: { amount: 'Rs. 2,500.50', method: 'applePay' },
      facts: { accounts: { status: 'ready', value: accounts }, money },
    },
    subject: { accountId: 'account-pkr', currency: 'PKR', amount: '2500.5', method: 'applePay' },
    failure: 'paymentFailed',
  },
  {
    form: 'crypto transfer',
    machine: cryptoTransferMachine,
    input: {
      values: { amount: '1,250.50', crypto: 'SOL', address: ' RadDemo7Wf3k ' },
      facts: { money },
    },
    subject: { amount: '1250.5', currency: 'PKR', crypto: 'SOL', address: 'RadDemo7Wf3k' },
    failure: 'transferFailed',
  },
  {
    form: 'send to wallet',
    machine: sendToWalletMachine,
    input: {
      values: { amount: '۱۰', currency: 'GOLD', recipient: ' RAD-1 ', message: ' Hi ' },
      facts: { money },
    },
    subject: { amount: '10', currency: 'GOLD', recipient: 'RAD-1', message: 'Hi' },
    failure: 'transferFailed',
  },
  {
    form: 'send to wallet, without a word',
    machine: sendToWalletMachine,
    input: { values: { recipient: 'RAD-1', message: ' ' }, facts: { money } },
    subject: { amount: '1000', currency: 'PKR', recipient: 'RAD-1' },
    failure: 'transferFailed',
  },
  {
    form: 'sign-out',
    machine: signOutMachine,
    input: { values: {} },
    subject: {},
    failure: 'signOutFailed',
  },
  {
    form: 'profile',
    machine: profileMachine,
    input: { values: details },
    subject: details,
    failure: 'profileNotSaved',
  },
  {
    form: 'card order',
    machine: cardOrderMachine,
    input: { values: { type: 'physical', ordered: ['virtual'] } },
    subject: { type: 'physical' },
    failure: 'cardOrderFailed',
  },
  {
    form: 'freezing a card',
    machine: cardFreezeMachine,
    input: { values: {}, facts: { card: { id: 'card-1', status: 'active' } } },
    subject: { cardId: 'card-1', status: 'frozen' },
    failure: 'cardNotFrozen',
    unanswered: 'cardStatusUnknown',
  },
  {
    form: 'limits of a card',
    machine: cardLimitsMachine,
    input: {
      values: { perPayment: 'Rs. 5,000', perDay: '۱۰۰۰۰', online: false, abroad: true },
      facts: {
        cardId: 'card-1',
        limits: {
          perPayment: '1000',
          perDay: '2000',
          online: true,
          abroad: false,
          maximum: { perPayment: '5000', perDay: '10000' },
        },
        money,
      },
    },
    subject: { cardId: 'card-1', perPayment: '5000', perDay: '10000', online: false, abroad: true },
    failure: 'cardLimitsNotSaved',
    unanswered: 'cardLimitsUnknown',
  },
  {
    form: 'report of a problem',
    machine: problemReportMachine,
    input: { values: { reason: 'notMe', details: ' Late ' }, facts: { paymentId: 'txn-1' } },
    subject: { paymentId: 'txn-1', reason: 'notMe', details: 'Late' },
    failure: 'problemNotReported',
    unanswered: 'problemReportUnknown',
  },
  {
    form: 'add card',
    machine: addCardMachine,
    input: {
      values: {
        number: '4242 4242 4242 4242',
        expiry: '8/28',
        code: '۱۲۳',
        name: ' Ali ',
        nickname: ' ',
      },
    },
    subject: {
      brand: 'visa',
      last4: '4242',
      number: '4242424242424242',
      expiry: { month: 8, year: 2028 },
      code: '123',
      name: 'Ali',
      nickname: '',
    },
    failure: 'cardAddingFailed',
  },
];

const submittedAt = '2026-11-21T09:00:00Z';
describe.each(forms)(
  'the form of $form',
  ({ machine, input, subject, failure, unanswered = 'noAnswerYet' }) => {
    beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
    afterEach(() => vi.restoreAllMocks());

    function start(send: (input: unknown) => Promise<unknown>) {
      const posting = machine.provide({ actors: { submit: request(send) } });
      return startMachine<AnyStateMachine>(posting, input);
    }

    it('submits the input; after a failure it keeps it, shows the error, and repeats under the same key', async () => {
      const send = vi
        .fn<(input: unknown) => Promise<unknown>>()
        .mockRejectedValueOnce(new Error('500: no'))
        .mockResolvedValue(null);
      const { actor, toasts, left } = start(send);
      const { values } = actor.getSnapshot().context;
      actor.send({ type: 'submitted', at: submittedAt });
      actor.send({ type: 'submitted', at: submittedAt });
      await settle();
      expect(send).toHaveBeenCalledExactlyOnceWith(
        { subject, idempotencyKey: expect.any(String) },
        expect.anything(),
      );
      expect(actor.getSnapshot()).toMatchObject({
        value: 'editing',
        context: { values, problem: { id: failure } },
      });
      expect(toasts).toEqual([expect.objectContaining({ tone: 'danger', id: failure })]);
      actor.send({ type: 'submitted', at: submittedAt });
      await settle();
      const [first, second] = send.mock.calls.map(([input]) => input);
      expect(second).toEqual(first);
      expect(actor.getSnapshot().value).toBe('succeeded');
      expect(left).not.toHaveBeenCalled();
    });

    it('times out after 30 s, not before', () => {
      const canBeInDoubt = 'inDoubt' in machine.states;
      const { actor, clock, toasts } = start(() => new Promise(() => {}));
      actor.send({ type: 'submitted', at: submittedAt });
      clock.increment(29_999);
      expect(actor.getSnapshot().hasTag('busy')).toBe(true);
      clock.increment(1);
      expect(actor.getSnapshot().value).toEqual(
        canBeInDoubt ? { inDoubt: 'unresolved' } : 'editing',
      );
      expect(toasts).toEqual([
        expect.objectContaining(
          canBeInDoubt ? { tone: 'neutral', id: unanswered } : { tone: 'danger', id: failure },
        ),
      ]);
    });
  },
);
