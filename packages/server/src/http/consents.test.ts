import { CONSENT_PATHS, problemSchema } from '@rad-wallet/api';
import type { NewConsent } from '@rad-wallet/api';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import type { FraudTerms, LedgerPort } from '../store/port';
import { createTestDatabases } from '../testing/databases';
import { openTestApi } from '../testing/openTestApi';

const stores: LedgerPort[] = [];
afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.close()));
});

const payment: NewConsent = { payee: 'Ayesha Malik', amount: '2500', currency: 'PKR' };

async function open(database: string, fraud: FraudTerms | null = null) {
  const { store, wait, connect } = await openTestApi({ database, fraud });
  stores.push(store);
  const { signIn, read, post, transfer } = await connect('ayesha');
  return {
    wait,
    signIn,
    post,
    read,
    transfer,
    set: (above: string | null, pin = '2746', changes: object = {}) =>
      post(CONSENT_PATHS.settings, { above, pin, ...changes }),
    demandChange: (above: string | null, changes: object = {}) =>
      post(CONSENT_PATHS.changes, { above, ...changes }),
    demand: (changes: Partial<NewConsent> = {}, key?: string) =>
      post(CONSENT_PATHS.consents, { ...payment, ...changes }, key),
    answer: (pin: string, changes: object = {}, key?: string) =>
      post(CONSENT_PATHS.answers, { pin, ...changes }, key),
  };
}

const refused = (detail: string) => ({
  status: 422,
  body: expect.objectContaining({ status: 422, detail }) as unknown,
});

const NOT_GIVEN = refused('The account holder has not consented to this payment');
const ANOTHER = refused('The account holder has consented to another payment');

const given = { status: 200, body: { result: 'given' } };
const demanding = (method: string) => ({ status: 200, body: { method } });

for (const { name, missing, create } of createTestDatabases()) {
  describe.skipIf(missing !== null)(`consent with ${name} ${missing ?? ''}`, () => {
    const start = async (above: string | null = '1000') => {
      const api = await open(await create());
      await api.set(above);
      return api;
    };

    it('is not demanded unless the account holder has switched it on', async () => {
      const { read, demand, transfer, set } = await open(await create());
      expect((await read(CONSENT_PATHS.settings)).body).toEqual({
        above: null,
        hasPin: false,
        checksFraud: false,
      });
      expect(await demand()).toMatchObject(demanding('none'));
      expect((await transfer()).status).toBe(201);
      expect(await set('1000')).toMatchObject(given);
      expect((await read(CONSENT_PATHS.settings)).body).toEqual({
        above: '1000',
        hasPin: true,
        checksFraud: false,
      });
      expect(await transfer({}, 'key-2')).toMatchObject(NOT_GIVEN);
      expect(await set(null)).toMatchObject(given);
      expect((await read(CONSENT_PATHS.settings)).body).toEqual({
        above: null,
        hasPin: true,
        checksFraud: false,
      });
      expect((await transfer({}, 'key-2')).status).toBe(201);
    });

    it('is demanded above the amount only, but in every other currency', async () => {
      const { demand, transfer, post } = await start();
      expect(await demand({ amount: '1000' })).toMatchObject(demanding('none'));
      expect((await transfer({ amount: '1000' })).status).toBe(201);
      expect(await demand({ amount: '1000.01' }, 'key-2')).toMatchObject(demanding('pin'));
      expect(await transfer({ amount: '1000.01' }, 'key-2')).toMatchObject(NOT_GIVEN);
      const gold = {
        accountId: 'ayesha-account-gold',
        type: 'gift',
        currency: 'GOLD',
        amount: '0.1',
        description: 'Gift to Ayesha Malik',
      };
      expect(await post('/api/transactions', gold, 'key-3')).toMatchObject(NOT_GIVEN);
      const terms = { payee: 'Ayesha Malik', amount: '0.1', currency: 'GOLD' };
      expect(await demand(terms, 'key-3')).toMatchObject(demanding('pin'));
      expect(await post(CONSENT_PATHS.answers, { pin: '2746' }, 'key-3')).toMatchObject(given);
      expect((await post('/api/transactions', gold, 'key-3')).status).toBe(201);
    });

    it('permits one payment, which can be repeated with its key', async () => {
      const { demand, answer, transfer } = await start();
      expect(await demand()).toMatchObject(demanding('pin'));
      expect(await transfer()).toMatchObject(NOT_GIVEN);
      expect(await answer('2746')).toMatchObject(given);
      const first = await transfer({ amount: '2500.00' });
      expect(first.status).toBe(201);
      const again = await transfer({ amount: '2500.00' });
      expect(again.body).toEqual(first.body);
      expect(await demand()).toMatchObject(demanding('none'));
      expect(await transfer({}, 'key-2')).toMatchObject(NOT_GIVEN);
    });

    it.each([
      [{ amount: '2501' }, ANOTHER],
      [{ recipientName: 'Mallory' }, ANOTHER],
    ])('does not permit an altered payment: %o', async (change, refusal) => {
      const { demand, answer, transfer } = await start();
      await demand();
      await answer('2746');
      expect(await transfer(change)).toMatchObject(refusal);
      expect((await transfer()).status).toBe(201);
    });

    it('is void when another payment is demanded with its key', async () => {
      const { demand, answer, transfer } = await start();
      await demand();
      await answer('2746');
      // A lost answer.
      expect(await demand()).toMatchObject(demanding('none'));
      expect(await demand({ payee: 'Mallory' })).toMatchObject(demanding('pin'));
      expect(await transfer({ recipientName: 'Mallory' })).toMatchObject(NOT_GIVEN);
      expect(await transfer()).toMatchObject(NOT_GIVEN);
    });

    it('is kept when the payment is refused for another reason', async () => {
      const { demand, answer, transfer } = await start();
      await demand({ amount: '900000000' });
      await answer('2746');
      const first = await transfer({ amount: '900000000' });
      expect(v.parse(problemSchema, first.body).detail).not.toMatch(/consent/);
      const second = await transfer({ amount: '900000000' });
      expect(v.parse(problemSchema, second.body).detail).not.toMatch(/consent/);
    });

    it('expires after five minutes, and is then asked for again with its key', async () => {
      const { demand, answer, transfer, wait, read } = await start();
      await demand();
      await answer('2746');
      wait(300);
      expect(await transfer()).toMatchObject(NOT_GIVEN);
      expect(await demand()).toMatchObject(demanding('pin'));
      wait(300);
      expect(await answer('2746')).toMatchObject({ status: 422 });
      await demand();
      expect(await answer('2746')).toMatchObject(given);
      wait(200);
      const made = await transfer();
      expect(made.status).toBe(201);
      wait(300);
      expect((await transfer()).body).toEqual(made.body);
      const found = await read('/api/transactions?idempotencyKey=key-1');
      expect(found.body).toHaveLength(1);
    });

    it('blocks the PIN after three wrong ones, also at the same time', async () => {
      const { demand, answer, transfer } = await start();
      await demand();
      expect(await answer('1111')).toMatchObject({ body: { result: 'wrong', triesLeft: 2 } });
      const guesses = await Promise.all(['2222', '3333', '4444'].map((pin) => answer(pin)));
      expect(
        guesses.filter(({ body }) => v.is(v.object({ result: v.literal('wrong') }), body)),
      ).toHaveLength(1);
      expect(await answer('2746')).toMatchObject({ body: { result: 'blocked' } });
      expect(await demand()).toMatchObject(demanding('blocked'));
      expect(await transfer()).toMatchObject(NOT_GIVEN);
    });

    it('allows all tries again after the right PIN', async () => {
      const { demand, answer } = await start();
      for (let time = 0; time < 2; time += 1) {
        await demand();
        await answer('1111');
        await answer('1111');
        expect(await answer('2746')).toMatchObject(given);
      }
    });

    it('lets a forgotten PIN be replaced after a new sign-in only', async () => {
      const { demand, answer, transfer, signIn } = await start();
      expect(await answer('8888', { isNew: true })).toMatchObject({ status: 422 });
      expect(await demand({ isForgotten: true })).toMatchObject(demanding('signIn'));
      expect(await demand()).toMatchObject(demanding('pin'));
      expect(await answer('8888', { isNew: true })).toMatchObject({ status: 422 });
      await signIn();
      expect(await demand()).toMatchObject(demanding('newPin'));
      expect(await answer('8888', { isNew: true })).toMatchObject(given);
      expect((await transfer()).status).toBe(201);
      await demand({}, 'key-2');
      expect(await answer('2746', {}, 'key-2')).toMatchObject({ body: { result: 'wrong' } });
      expect(await answer('8888', {}, 'key-2')).toMatchObject(given);
    });

    it('is switched on and off with the PIN only', async () => {
      const { set, read } = await start();
      expect(await set(null, '1111')).toMatchObject({ body: { result: 'wrong', triesLeft: 2 } });
      expect(await set(null, '1111', { isNew: true })).toMatchObject({ status: 422 });
      expect((await read(CONSENT_PATHS.settings)).body).toEqual({
        above: '1000',
        hasPin: true,
        checksFraud: false,
      });
      expect(await set('0.5')).toMatchObject(given);
      expect((await read(CONSENT_PATHS.settings)).body).toEqual({
        above: '0.5',
        hasPin: true,
        checksFraud: false,
      });
      expect(await set('much')).toMatchObject({ status: 400 });
    });

    it('says how a change of its setting is authorized', async () => {
      const { set, demandChange } = await open(await create());
      expect(await demandChange(null)).toMatchObject(demanding('none'));
      expect(await demandChange('1000')).toMatchObject(demanding('newPin'));
      expect(await set('1000', '2746', { isNew: true })).toMatchObject(given);
      // A lost answer.
      expect(await demandChange('1000.0')).toMatchObject(demanding('none'));
      expect(await demandChange(null)).toMatchObject(demanding('pin'));
      for (const pin of ['1111', '2222', '3333']) await set(null, pin);
      expect(await demandChange(null)).toMatchObject(demanding('blocked'));
    });

    it('has a setting whose forgotten PIN can be replaced after a new sign-in only', async () => {
      const { set, demandChange, signIn, read } = await start();
      expect(await demandChange(null, { isForgotten: true })).toMatchObject(demanding('signIn'));
      expect(await set(null, '8888', { isNew: true })).toMatchObject({ status: 422 });
      await signIn();
      expect(await demandChange(null)).toMatchObject(demanding('newPin'));
      expect(await set(null, '8888', { isNew: true })).toMatchObject(given);
      expect((await read(CONSENT_PATHS.settings)).body).toEqual({
        above: null,
        hasPin: true,
        checksFraud: false,
      });
      expect(await set('1', '2746')).toMatchObject({ body: { result: 'wrong', triesLeft: 2 } });
      expect(await set('1', '8888')).toMatchObject(given);
    });

    describe('a pause against fraud', () => {
      const UNUSUAL = { status: 200, body: { method: 'none', isUnusual: true } };
      const NOT_WARNED = refused('The account holder has not been warned of fraud by this payee');
      const startChecked = async (coolingOffSeconds: number) => {
        const api = await open(await create(), { above: '1000', coolingOffSeconds });
        const { demand, transfer } = api;
        return {
          ...api,
          demand: (changes: object = {}, key?: string) =>
            demand({ payee: 'Nadia Baloch', ...changes }, key),
          transfer: (changes: object = {}, key?: string) =>
            transfer({ recipientName: 'Nadia Baloch', ...changes }, key),
        };
      };

      it('comes before a high payment to a new payee, until it is paid', async () => {
        const { demand, transfer, read } = await startChecked(0);
        expect((await read(CONSENT_PATHS.settings)).body).toMatchObject({ checksFraud: true });
        expect(await transfer()).toMatchObject(NOT_WARNED);
        expect(await demand()).toMatchObject(UNUSUAL);
        expect(await transfer()).toMatchObject(NOT_WARNED);
        expect(await demand({ isWarned: true })).toMatchObject(demanding('none'));
        expect((await transfer()).status).toBe(201);
        expect((await demand({ amount: '3000' }, 'key-2')).body).toEqual({ method: 'none' });
        expect((await transfer({ amount: '3000' }, 'key-2')).status).toBe(201);
      });

      it('comes before a payment to somebody who has only sent money', async () => {
        const { demand, transfer } = await startChecked(60);
        expect(await demand({ payee: 'Sana Ahmed' })).toMatchObject(UNUSUAL);
        expect(await transfer({ recipientName: 'Sana Ahmed' })).toMatchObject(NOT_WARNED);
      });

      it('does not come before other payments', async () => {
        const { demand, transfer } = await startChecked(60);
        expect((await demand({ amount: '1000' })).body).toEqual({ method: 'none' });
        expect((await transfer({ amount: '1000' })).status).toBe(201);
        const known = { payee: 'Ayesha Malik', amount: '9000' };
        expect((await demand(known, 'key-2')).body).toEqual({ method: 'none' });
        const paid = { recipientName: known.payee, amount: known.amount };
        expect((await transfer(paid, 'key-2')).status).toBe(201);
      });

      it('includes the cooling-off time after the questions', async () => {
        const { demand, transfer, wait } = await startChecked(60);
        await demand({ isWarned: true });
        const { body } = await demand({ isWarned: true }, 'key-2');
        expect(body).toEqual({ method: 'none', waitsUntil: expect.any(String) });
        const early = await transfer();
        expect(early).toMatchObject({ status: 422 });
        wait(61);
        expect((await demand()).body).toEqual({ method: 'none' });
        expect((await transfer()).status).toBe(201);
      });

      it('comes before the PIN', async () => {
        const { demand, transfer, answer, set } = await startChecked(0);
        await set('1000');
        expect(await demand()).toMatchObject(UNUSUAL);
        expect((await demand({ isWarned: true })).body).toEqual({ method: 'pin' });
        expect(await transfer()).toMatchObject(NOT_GIVEN);
        expect(await answer('2746')).toMatchObject(given);
        expect((await transfer()).status).toBe(201);
      });

      it('is not needed to repeat a payment whose answer was lost', async () => {
        const { demand, transfer } = await startChecked(0);
        await demand({ isWarned: true });
        expect((await transfer()).status).toBe(201);
        expect((await demand()).body).toEqual({ method: 'none' });
        expect((await transfer()).status).toBe(201);
      });
    });

    it('is given only for a payment that was announced', async () => {
      const { answer } = await start();
      expect(await answer('2746')).toMatchObject({ status: 422 });
    });
  });
}
