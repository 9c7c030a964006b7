import { expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { authMachine, type AuthFields } from './auth';
import { findProblem, toPayment } from './bill-payment/billDetails';
import { money } from '../format/testing/money';
import { cryptoTransferMachine } from './crypto-transfer';
import { kycMachine, type SubmitKycInput } from './kyc';
import { parseCardNumber } from './payment-methods/cardNumber';
import { parseExpiry } from './payment-methods/expiry';
import { mergeDetails } from './profile/profile';
import {
  requestMoneyMachine,
  type CreatedPaymentRequest,
  type CreatePaymentRequestInput,
} from './request-money';
import { sendToWalletMachine } from './send-wallet';

// Invisible characters: docs/rules.md LANG-13.

const MARKS = '\u2066\u200f\u2069';
const isolate = (text: string) => `\u2066${text}\u2069`;

it('pays a bill for the account number without invisible marks', () => {
  const details = { provider: 'LESCO', accountNumber: isolate('۰۴ ۱۲۳'), amount: '500' };
  expect(toPayment({ category: 'electricity', details, bill: null })?.accountNumber).toBe('04 123');
  expect(findProblem({ ...details, accountNumber: MARKS })).toEqual({ id: 'missingInformation' });
});

it('saves a profile whose phone number is in Latin digits', () => {
  const before = { name: 'Ali', email: 'a@b.pk', phone: '0300', address: '' };
  const typed = { ...before, name: MARKS, phone: isolate('۰۳۰۰ ۱۲۳۴۵۶۷') };
  expect(mergeDetails(before, typed)).toEqual({ ...before, phone: '0300 1234567' });
  expect(mergeDetails(before, { ...before, phone: MARKS }).phone).toBe('0300');
});

it('reads a card that was copied from a right-to-left text', () => {
  expect(parseCardNumber(isolate('۴۲۴۲ ۴۲۴۲ ۴۲۴۲ ۴۲۴۲'))).toBe('4242424242424242');
  expect(parseExpiry(isolate('۰۸/۲۷'))).toEqual({ month: 8, year: 2027 });
});

it.each([
  [
    sendToWalletMachine,
    { recipient: MARKS },
    { recipient: isolate('a@b.pk') },
    { recipient: 'a@b.pk' },
  ],
  [
    cryptoTransferMachine,
    { crypto: 'BTC', address: MARKS },
    { address: isolate('1Boat SL') },
    { address: '1BoatSL' },
  ],
] as const)('sends to an address without marks, and not to marks alone', async (...row) => {
  const [machine, values, valid, sent] = row;
  const submit = vi.fn(async (_input: object) => {});
  const provided = machine.provide({
    actors: { submit: fromPromise(async ({ input }) => submit(input as never)) },
  } as never);
  const actor = createActor(provided, { input: { facts: { money } } } as never);
  actor.start();
  actor.send({ type: 'changed', values: { amount: '500', currency: 'PKR', ...values } } as never);
  actor.send({ type: 'submitted', at: new Date() } as never);
  expect(actor.getSnapshot().hasTag('busy')).toBe(false);
  actor.send({ type: 'changed', values: valid } as never);
  actor.send({ type: 'submitted', at: new Date() } as never);
  await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce());
  expect(submit.mock.calls[0]?.[0]).toMatchObject({ subject: sent });
});

it('requests money for a phone number in Latin digits', async () => {
  const create = vi.fn(async (_input: CreatePaymentRequestInput) => ({ link: 'https://pay' }));
  const actor = createActor(
    requestMoneyMachine.provide({
      actors: {
        createPaymentRequest: fromPromise<CreatedPaymentRequest, CreatePaymentRequestInput>(
          ({ input }) => create(input),
        ),
      },
    }),
    { input: { payee: isolate('۰۳۰۰ ۱۲۳۴۵۶۷'), paymentAddress: 'https://wallet.example/' } },
  );
  actor.start();
  const contact = { id: '1', name: 'Ali', phone: '0300', initials: 'A', lastAmount: '0' };
  actor.send({ type: 'contact.chosen', contact });
  actor.send({ type: 'amount.changed', amount: '500' });
  actor.send({ type: 'submitted' });
  await vi.waitFor(() => expect(create).toHaveBeenCalledOnce());
  expect(create.mock.calls[0]?.[0].payee).toBe('0300 1234567');
});

it('sends a CNIC number in Latin digits, without marks and spaces', async () => {
  const submitKyc = vi.fn(async (_input: SubmitKycInput) => {});
  const actor = createActor(
    kycMachine.provide({
      actors: {
        readFile: fromPromise<File, File>(async ({ input }) => input),
        submitKyc: fromPromise<unknown, SubmitKycInput>(async ({ input }) => submitKyc(input)),
      },
    }),
  );
  actor.start();
  const answers = { fullName: 'Ali', dateOfBirth: '1990-01-01', street: 'Mall', city: 'Lahore' };
  const cnicNumber = isolate('۳۵۲۰۲-۱۲۳۴۵۶۷-۱ ');
  actor.send({ type: 'answers.changed', answers: { ...answers, cnicNumber: MARKS } });
  actor.send({ type: 'continued' });
  expect(actor.getSnapshot().context.problem).toEqual({ id: 'missingInformation' });
  actor.send({ type: 'answers.changed', answers: { ...answers, cnicNumber } });
  actor.send({ type: 'continued' });
  const choose = async (document: 'cnicFront' | 'cnicBack' | 'selfie' | 'addressProof') => {
    const file = new File(['image'], `${document}.jpg`, { type: 'image/jpeg' });
    actor.send({ type: 'file.chosen', document, file });
    await vi.waitFor(() => expect(actor.getSnapshot().context.files[document]).toBe(file));
  };
  await choose('cnicFront');
  await choose('cnicBack');
  actor.send({ type: 'continued' });
  await choose('selfie');
  actor.send({ type: 'continued' });
  await choose('addressProof');
  actor.send({ type: 'submitted' });
  await vi.waitFor(() => expect(submitKyc).toHaveBeenCalledOnce());
  expect(submitKyc.mock.calls[0]?.[0].answers.cnicNumber).toBe('35202-1234567-1');
});

it('signs up with an email and a phone number without marks', async () => {
  const submit = vi.fn(async (_input: { subject: AuthFields }) => {});
  const actor = createActor(
    authMachine.provide({
      actors: { submit: fromPromise(async ({ input }) => submit(input as never)) },
    } as never),
    { input: { values: { mode: 'signUp' } } },
  );
  actor.start();
  const password = 'correct horse';
  const values = { name: 'Ali', password, confirmPassword: password };
  actor.send({ type: 'changed', values: { ...values, email: MARKS, phone: MARKS } });
  actor.send({ type: 'submitted', at: '2026-11-27' });
  expect(actor.getSnapshot().hasTag('busy')).toBe(false);
  const typed = { email: isolate('a@b.pk'), phone: isolate('۰۳۰۰ ۱۲۳۴۵۶۷') };
  actor.send({ type: 'changed', values: typed });
  actor.send({ type: 'submitted', at: '2026-11-27' });
  await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce());
  expect(submit.mock.calls[0]?.[0]).toMatchObject({
    subject: { email: 'a@b.pk', phone: '0300 1234567' },
  });
});
