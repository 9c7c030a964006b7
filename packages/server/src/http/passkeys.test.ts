import {
  addPasskey,
  CONSENT_PATHS,
  consentDemandSchema,
  createApiClient,
  demandConsent,
  demandPasskey,
  giveConsent,
  grantPasskey,
  loadPasskeyOptions,
  loadPasskeys,
  PASSKEY_PATHS,
  passkeyOptionsSchema,
  passkeysSchema,
  removePasskey,
} from '@rad-wallet/api';
import type { NewConsent, PasskeyAnswer, PasskeyRequest } from '@rad-wallet/api';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { isPostgresUrl } from '../store/openLedgerStore';
import type { LedgerPort } from '../store/port';
import { createDevice } from '../testing/createDevice';
import type { Device, DeviceOptions, Forgery } from '../testing/createDevice';
import { createTestDatabases } from '../testing/databases';
import { openTestApi } from '../testing/openTestApi';
import type { TestApi, TestClient } from '../testing/openTestApi';

const ORIGIN = 'http://localhost:5173';
const OTHER_PORT = 'http://localhost:4173';
const ORIGINS = ['http://127.0.0.1:5173', ORIGIN, OTHER_PORT, 'https://wallet.example'];

const PIN = '2746';
const payment: NewConsent = { payee: 'Ayesha Malik', amount: '2500', currency: 'PKR' };
const given = { status: 200, body: { result: 'given' } };
const refused = { status: 422 };
const demanding = (method: string) => ({ status: 200, body: { method } });

const stores: LedgerPort[] = [];
afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.close()));
});

async function execute(database: string, sql: string): Promise<void> {
  if (!isPostgresUrl(database)) {
    const file = new DatabaseSync(database, { timeout: 5000 });
    file.exec(sql);
    return file.close();
  }
  const client = new pg.Client(database);
  await client.connect();
  await client.query(sql);
  return client.end();
}

/** The requests of a holder, with a device. */
function createUser(client: TestClient, options: Partial<DeviceOptions> = {}) {
  const device = createDevice({ origin: ORIGIN, ...options });
  const { read, post, remove } = client;
  const demand = (changes: Partial<NewConsent> = {}, key?: string) =>
    post(CONSENT_PATHS.consents, { ...payment, ...changes }, key);
  const answer = (passkey: PasskeyAnswer, key?: string) =>
    post(CONSENT_PATHS.answers, { passkey }, key);
  const user = {
    device,
    ...client,
    demand,
    answer,
    request: async (changes: Partial<NewConsent> = {}, key?: string): Promise<PasskeyRequest> => {
      const { passkey } = v.parse(consentDemandSchema, (await demand(changes, key)).body);
      if (!passkey) throw new Error('No passkey is demanded');
      return passkey;
    },
    /** Demands consent, and gives it with the passkey. */
    sign: async (key?: string, { device: by = device }: { device?: Device } = {}) =>
      answer(by.answer(await user.request({}, key)), key),
    answerPin: (pin = PIN, key?: string) => post(CONSENT_PATHS.answers, { pin }, key),
    set: (above: string | null, pin = PIN) => post(CONSENT_PATHS.settings, { above, pin }),
    grant: (pin = PIN, changes: object = {}) => post(PASSKEY_PATHS.grants, { pin, ...changes }),
    demandGrant: (body: object = {}) => post(PASSKEY_PATHS.demands, body),
    options: async () =>
      v.parse(passkeyOptionsSchema, (await post(PASSKEY_PATHS.options, {})).body),
    requestOptions: () => post(PASSKEY_PATHS.options, {}),
    add: (response: object, { name = 'Laptop', key = 'passkey-1' } = {}) =>
      post(PASSKEY_PATHS.passkeys, { name, response }, key),
    list: async () => v.parse(passkeysSchema, (await read(PASSKEY_PATHS.passkeys)).body),
    removePasskey: (id: string) => remove(`${PASSKEY_PATHS.passkeys}/${id}`),
    register: async (by: Device = device, key = 'passkey-1') => {
      expect(await user.grant()).toMatchObject(given);
      const created = by.create(await user.options());
      expect((await user.add(created, { key })).status).toBe(201);
      return created.id;
    },
  };
  return user;
}

for (const { name, missing, create } of createTestDatabases()) {
  describe.skipIf(missing !== null)(`passkeys with ${name} ${missing ?? ''}`, () => {
    const open = async (origins: readonly string[] = ORIGINS) => {
      const database = await create();
      const api = await openTestApi({ database, origins });
      stores.push(api.store);
      return { ...api, database };
    };

    const connect = async (api: TestApi, holder = 'ayesha', options: Partial<DeviceOptions> = {}) =>
      createUser(await api.connect(holder), options);

    /** A holder who has a passkey, and whose payments above 1000 PKR need consent. */
    const start = async (options?: Partial<DeviceOptions>) => {
      const api = await open();
      const user = await connect(api, 'ayesha', options);
      await user.set('1000');
      const id = await user.register();
      return { ...api, ...user, id, user };
    };

    it('are added with the PIN, and consent to a payment', async () => {
      const api = await open();
      const { device, fetch, set, transfer } = await connect(api);
      const client = createApiClient({ fetch });
      const options = { idempotencyKey: 'key-1' };
      await set('1000');
      expect(await loadPasskeys(client)).toEqual([]);
      expect(await demandPasskey(client, {}, options)).toEqual({ method: 'pin' });
      expect(await grantPasskey(client, { pin: PIN }, options)).toEqual({ result: 'given' });
      const creation = await loadPasskeyOptions(client, options);
      expect(creation).toMatchObject({
        rp: { id: 'localhost', name: 'RAD Wallet' },
        user: { name: 'ayesha' },
        pubKeyCredParams: [{ alg: -7 }, { alg: -8 }, { alg: -257 }],
        attestation: 'none',
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
        excludeCredentials: [],
        timeout: 120_000,
      });
      const added = await addPasskey(
        client,
        { name: 'Laptop', response: device.create(creation) },
        options,
      );
      expect(added).toMatchObject({ name: 'Laptop', createdAt: expect.any(String) as unknown });
      expect(await loadPasskeys(client)).toEqual([added]);

      const { method, passkey } = await demandConsent(client, payment, options);
      expect(method).toBe('passkey');
      expect(passkey).toEqual({
        challenge: expect.stringMatching(/^[\w-]{43}$/) as unknown,
        rpId: 'localhost',
        allowCredentials: [{ id: added.id, type: 'public-key', transports: ['usb'] }],
        userVerification: 'required',
        timeout: 120_000,
      });
      expect(await transfer()).toMatchObject(refused);
      if (!passkey) throw new Error('No passkey is demanded');
      expect(await giveConsent(client, { passkey: device.answer(passkey) }, options)).toEqual({
        result: 'given',
      });
      // A lost answer.
      expect(await demandConsent(client, payment, options)).toEqual({ method: 'none' });
      const first = await transfer();
      expect(first.status).toBe(201);
      expect((await transfer()).body).toEqual(first.body);
      expect(await transfer({}, 'key-2')).toMatchObject(refused);

      await removePasskey(client, added.id);
      await removePasskey(client, added.id);
      expect(await loadPasskeys(client)).toEqual([]);
      const next = { idempotencyKey: 'key-3' };
      expect(await demandConsent(client, payment, next)).toEqual({ method: 'pin' });
    });

    it('consent again and again, at each origin of the domain', async () => {
      const { device, request, answer, sign } = await start();
      expect(await sign()).toMatchObject(given);
      expect(await sign('key-2')).toMatchObject(given);
      const elsewhere = device.answer(await request({}, 'key-3'), OTHER_PORT);
      expect(await answer(elsewhere, 'key-3')).toMatchObject(given);
    });

    it('consent also without a counter', async () => {
      const { sign } = await start({ increment: 0 });
      expect(await sign()).toMatchObject(given);
      expect(await sign('key-2')).toMatchObject(given);
    });

    it.each([{ amount: '2501' }, { recipientName: 'Mallory' }])(
      'do not permit an altered payment: %o',
      async (change) => {
        const { sign, transfer } = await start();
        await sign();
        expect(await transfer(change)).toMatchObject(refused);
        expect(await transfer({}, 'key-2')).toMatchObject(refused);
        expect((await transfer()).status).toBe(201);
      },
    );

    it.each([
      { payee: 'Mallory' },
      { amount: '2501' },
      { amount: '2500.0' },
      { currency: 'GOLD' },
      {},
    ])('do not consent with the answer to an earlier demand: %o', async (change) => {
      const { device, request, answer, transfer } = await start();
      const earlier = device.answer(await request());
      const later = device.answer(await request(change));
      expect(await answer(earlier)).toMatchObject(refused);
      expect(await transfer()).toMatchObject(refused);
      expect(await answer(later)).toMatchObject(given);
    });

    it('do not consent to a payment with another key', async () => {
      const { device, request, answer, transfer } = await start();
      const signed = device.answer(await request());
      await request({}, 'key-2');
      expect(await answer(signed, 'key-2')).toMatchObject(refused);
      expect(await answer(signed, 'key-3')).toMatchObject(refused);
      expect(await transfer({}, 'key-2')).toMatchObject(refused);
      expect(await answer(signed)).toMatchObject(given);
    });

    it.each([
      ["payee = 'Mallory'", { recipientName: 'Mallory' }],
      ["amount = '9000'", { amount: '9000' }],
      ["currency = 'USD'", { currency: 'USD' }],
      ["key = 'key-2'", {}],
    ])('do not consent to a payment that was altered in the database: %s', async (set, change) => {
      const { database, device, request, answer, transfer } = await start();
      const signed = device.answer(await request());
      await execute(database, `UPDATE consent SET ${set}`);
      const key = set.startsWith('key') ? 'key-2' : 'key-1';
      expect(await answer(signed, key)).toMatchObject(refused);
      expect((await transfer(change, key)).status).not.toBe(201);
    });

    it('consent once with each answer, also at the same time', async () => {
      const { device, request, answer, demand, transfer } = await start({ increment: 0 });
      const signed = device.answer(await request());
      const results = await Promise.all(Array.from({ length: 8 }, () => answer(signed)));
      expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(results.filter(({ status }) => status === 422)).toHaveLength(7);
      expect((await transfer()).status).toBe(201);
      expect(await answer(signed)).toMatchObject(refused);
      expect(await demand()).toMatchObject(demanding('none'));
    });

    it('consent with the answer that used the passkey last', async () => {
      const { device, request, answer } = await start();
      const first = device.answer(await request());
      const second = device.answer(await request({}, 'key-2'), ORIGIN);
      const results = await Promise.all([answer(second, 'key-2'), answer(second, 'key-2')]);
      expect(results.map(({ status }) => status).toSorted()).toEqual([200, 422]);
      // The counter of a copied passkey goes back.
      expect(await answer(first)).toMatchObject(refused);
      expect(await answer(device.answer(await request()))).toMatchObject(given);
    });

    it.each<[string, Forgery]>([
      ['of another origin', { clientData: { origin: 'http://localhost:9999' } }],
      ['of a page that forwards it', { clientData: { origin: 'https://evil.example' } }],
      ['of the origin of another domain', { clientData: { origin: 'https://wallet.example' } }],
      ['of a frame in another site', { clientData: { crossOrigin: true } }],
      ['that creates a passkey', { clientData: { type: 'webauthn.create' } }],
      ['with another challenge', { clientData: { challenge: 'bm90aGluZw' } }],
      ['of another domain', { rpId: 'evil.example' }],
      ['without a verified person', { flags: 0b0001_1001 }],
      ['without a person', { flags: 0b0001_1100 }],
    ])('do not consent with an answer %s', async (_, forgery) => {
      const { device, request, answer, transfer } = await start();
      const signed = device.answer(await request());
      expect(await answer(device.forge(signed, forgery))).toMatchObject(refused);
      expect(await transfer()).toMatchObject(refused);
      // The same way of signing, with nothing forged.
      expect(await answer(device.forge(signed, {}))).toMatchObject(given);
    });

    it('do not consent without verification by the device', async () => {
      const { device, request, answer } = await start();
      device.setVerification(false);
      expect(await answer(device.answer(await request()))).toMatchObject(refused);
    });

    it('do not consent with a signature of something else', async () => {
      const { device, request, answer } = await start({ increment: 0 });
      const other = device.answer({ ...(await request()), challenge: 'bm90aGluZw' });
      const signed = device.answer(await request());
      const { signature } = other.response;
      expect(
        await answer({ ...signed, response: { ...signed.response, signature } }),
      ).toMatchObject(refused);
      expect(await answer({ ...signed, type: 'password' })).toMatchObject({ status: 400 });
      expect(await answer(signed)).toMatchObject(given);
    });

    it('do not consent for another holder', async () => {
      const { connect: _connect, ...api } = await start();
      const mallory = await connect({ ...api, connect: _connect }, 'mallory');
      await mallory.set('1000');
      await mallory.register();
      // Mallory asks Mallory's device to sign the challenge of Ayesha's payment.
      const { challenge } = await api.request();
      const { allowCredentials } = await mallory.request();
      const signed = mallory.device.answer({ rpId: 'localhost', challenge, allowCredentials });
      expect(await api.answer(signed)).toMatchObject(refused);
      expect(await api.transfer()).toMatchObject(refused);
      const own = api.device.answer(await api.request());
      expect(await mallory.answer(own)).toMatchObject(refused);
      const { userHandle } = signed.response;
      const confused = { ...own, response: { ...own.response, userHandle } };
      expect(await api.answer(confused)).toMatchObject(refused);
      const nameless = { ...signed, response: { ...signed.response, userHandle: null } };
      expect(await api.answer(nameless)).toMatchObject(refused);
      expect(await api.answer(own)).toMatchObject(given);
      await mallory.removePasskey(api.id);
      expect(await api.list()).toHaveLength(1);
    });

    it('do not consent after five minutes', async () => {
      const { wait, device, request, answer, transfer, sign } = await start();
      const late = device.answer(await request());
      wait(300);
      expect(await answer(late)).toMatchObject(refused);
      const timely = device.answer(await request());
      wait(299);
      expect(await answer(timely)).toMatchObject(given);
      wait(1);
      expect(await transfer()).toMatchObject(refused);
      expect(await sign()).toMatchObject(given);
    });

    it('do not consent after they were removed', async () => {
      const {
        device,
        request,
        answer,
        answerPin,
        removePasskey: remove,
        demand,
        id,
      } = await start();
      const signed = device.answer(await request());
      expect(await remove(id)).toMatchObject({ status: 204 });
      expect(await answer(signed)).toMatchObject(refused);
      expect(await demand()).toMatchObject(demanding('pin'));
      expect(await answer(signed)).toMatchObject(refused);
      expect(await answerPin()).toMatchObject(given);
      expect(await remove('unknown')).toMatchObject({ status: 204 });
    });

    it('are not demanded if the payer wants the PIN or has forgotten it', async () => {
      const { device, request, answer, answerPin, demand } = await start();
      const signed = device.answer(await request());
      expect((await demand({ usesPin: true })).body).toEqual({ method: 'pin' });
      expect(await answer(signed)).toMatchObject(refused);
      expect(await answerPin()).toMatchObject(given);
      expect((await demand({ isForgotten: true }, 'key-2')).body).toEqual({ method: 'signIn' });
    });

    it('work while the PIN is blocked, and do not allow more tries', async () => {
      const { answerPin, demand, sign } = await start();
      await demand({ usesPin: true });
      expect(await answerPin('1111')).toMatchObject({ body: { result: 'wrong', triesLeft: 2 } });
      expect(await sign()).toMatchObject(given);
      expect(await answerPin('1111')).toMatchObject({ body: { result: 'wrong', triesLeft: 1 } });
      expect(await answerPin('1111')).toMatchObject({ body: { result: 'blocked' } });
      expect(await demand({ usesPin: true }, 'key-2')).toMatchObject(demanding('blocked'));
      expect(await sign('key-2')).toMatchObject(given);
      expect(await demand({ usesPin: true }, 'key-3')).toMatchObject(demanding('blocked'));
    });

    it('do not change the consent setting', async () => {
      const { post } = await start();
      const changing = await post(CONSENT_PATHS.changes, { above: null });
      expect(changing).toMatchObject(demanding('pin'));
    });

    it('need the PIN to be added', async () => {
      const { device, grant, requestOptions, add, list, set } = await connect(await open());
      await set(null);
      expect(await requestOptions()).toMatchObject(refused);
      expect(await grant('1111')).toMatchObject({ body: { result: 'wrong', triesLeft: 2 } });
      expect(await grant('8888', { isNew: true })).toMatchObject(refused);
      expect(await requestOptions()).toMatchObject(refused);
      const created = device.create({
        rp: { id: 'localhost', name: 'RAD Wallet' },
        user: { id: 'YXllc2hh', name: 'ayesha', displayName: 'ayesha' },
        challenge: 'bm90aGluZw',
        pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
      });
      expect(await add(created)).toMatchObject(refused);
      await grant();
      expect(await add(created)).toMatchObject(refused);
      await requestOptions();
      expect(await add(created)).toMatchObject(refused);
      expect(await list()).toEqual([]);
    });

    it('are added only in the session in which the PIN was given', async () => {
      const api = await open();
      const [first, second] = [await connect(api), await connect(api)];
      await first.grant();
      expect(await second.requestOptions()).toMatchObject(refused);
      const creation = await first.options();
      const stolen = createDevice({ origin: ORIGIN }).create(creation);
      expect(await second.add(stolen)).toMatchObject(refused);
      expect(await second.requestOptions()).toMatchObject(refused);
      const created = first.device.create(creation);
      const added = await first.add(created);
      expect(added.status).toBe(201);
      // A repeated request returns the passkey in every session.
      expect(await second.add(created)).toMatchObject({ status: 201, body: added.body });
    });

    it('are not added after the session ended, or after another one got the grant', async () => {
      const api = await open();
      const [first, second] = [await connect(api), await connect(api)];
      await first.grant();
      const created = first.device.create(await first.options());
      await first.signIn();
      expect(await first.requestOptions()).toMatchObject(refused);
      expect(await first.add(created)).toMatchObject(refused);
      await first.grant();
      await second.grant();
      expect(await first.requestOptions()).toMatchObject(refused);
      expect((await second.requestOptions()).status).toBe(200);
    });

    it('are granted without a session to requests without one', async () => {
      const api = await open();
      await connect(api);
      const { passkeys } = api.store;
      await passkeys.grant('ayesha', { newHandle: 'handle', session: null });
      const begin = (session: string | null) =>
        passkeys.begin('ayesha', { challenge: 'challenge', session });
      expect(await begin('session')).toBeNull();
      expect(await begin(null)).toBe('handle');
      expect(await passkeys.findChallenge('ayesha', 'session')).toBeNull();
      expect(await passkeys.findChallenge('ayesha', null)).toBe('challenge');
    });

    it('are added once for each PIN that was given', async () => {
      const { device, grant, options, requestOptions, add, list } = await connect(await open());
      await grant();
      const creation = await options();
      const first = device.create(creation);
      const second = createDevice({ origin: ORIGIN }).create(creation);
      const results = await Promise.all([
        add(first, { key: 'passkey-1' }),
        add(second, { key: 'passkey-2' }),
      ]);
      expect(results.map(({ status }) => status).toSorted()).toEqual([201, 422]);
      expect(await list()).toHaveLength(1);
      expect(await requestOptions()).toMatchObject(refused);
    });

    it('are added with the latest challenge, within five minutes', async () => {
      const api = await open();
      const { device, grant, options, requestOptions, add } = await connect(api);
      await grant();
      const first = device.create(await options());
      const second = device.create(await options());
      expect(await add(first)).toMatchObject(refused);
      api.wait(300);
      expect(await add(second)).toMatchObject(refused);
      expect(await requestOptions()).toMatchObject(refused);
      await grant();
      // A later grant does not revive an earlier challenge.
      expect(await add(second)).toMatchObject(refused);
      api.wait(299);
      expect((await add(device.create(await options()))).status).toBe(201);
    });

    it('are added once for each key, and answered again', async () => {
      const { device, grant, options, add, list } = await connect(await open());
      await grant();
      const created = device.create(await options());
      const results = await Promise.all([add(created), add(created), add(created)]);
      const [first] = results;
      expect(results.map(({ status }) => status)).toEqual([201, 201, 201]);
      expect(results.map(({ body }) => body)).toEqual([first?.body, first?.body, first?.body]);
      expect(await list()).toEqual([first?.body]);
      expect(await add(created, { name: 'Telephone' })).toMatchObject(refused);
      expect(await add(created, { key: 'passkey-2' })).toMatchObject(refused);
    });

    it('of one device are added once', async () => {
      const { device, grant, options, user, id } = await start();
      await grant();
      const creation = await options();
      expect(creation.excludeCredentials).toMatchObject([{ id }]);
      expect(() => device.create(creation)).toThrow();
      const second = createDevice({ origin: ORIGIN });
      await user.register(second, 'passkey-2');
      expect((await user.list()).map((passkey) => passkey.id)).toEqual([id, expect.any(String)]);
      expect(await user.sign('key-1', { device: second })).toMatchObject(given);
      expect(await user.sign('key-2')).toMatchObject(given);
      // So that a device keeps one passkey per holder, also after it was removed here.
      expect((await user.grant()).status).toBe(200);
      expect((await user.options()).user.id).toBe(creation.user.id);
    });

    it('are not added for somebody who has one elsewhere', async () => {
      const api = await open();
      const [ayesha, mallory] = [await connect(api), await connect(api, 'mallory')];
      await ayesha.grant();
      const created = ayesha.device.create(await ayesha.options());
      await mallory.grant();
      await mallory.requestOptions();
      expect(await mallory.add(created)).toMatchObject(refused);
      expect((await ayesha.add(created)).status).toBe(201);
      expect(await mallory.list()).toEqual([]);
    });

    it.each([
      ['at another origin', 'http://localhost:9999', true],
      ['without verification by the device', ORIGIN, false],
    ])('are not added %s', async (_, origin, verifies) => {
      const { device, grant, options, add } = await connect(await open());
      await grant();
      device.setVerification(verifies);
      expect(await add(device.create(await options(), origin))).toMatchObject(refused);
      device.setVerification(true);
      expect((await add(device.create(await options()))).status).toBe(201);
    });

    it('are not added in a frame of another site, or with another id', async () => {
      const { device, grant, options, add, list } = await connect(await open());
      await grant();
      const created = device.create(await options());
      const { clientDataJSON } = created.response;
      const text = Buffer.from(clientDataJSON, 'base64url').toString();
      const framed = Buffer.from(
        text.replace('"crossOrigin":false', '"crossOrigin":true'),
      ).toString('base64url');
      expect(framed).not.toBe(clientDataJSON);
      expect(
        await add({ ...created, response: { ...created.response, clientDataJSON: framed } }),
      ).toMatchObject(refused);
      expect(await add({ ...created, id: 'b3RoZXI', rawId: 'b3RoZXI' })).toMatchObject(refused);
      expect(await list()).toEqual([]);
      expect((await add(created)).status).toBe(201);
    });

    it.each(['', ' ', 'a\nb', 'x'.repeat(81)])('do not have a name such as %j', async (text) => {
      const { device, grant, options, add } = await connect(await open());
      await grant();
      const created = device.create(await options());
      expect(await add(created, { name: text })).toMatchObject({ status: 400 });
    });

    it('let the first PIN be chosen, without demanding consent', async () => {
      const { grant, demandGrant, demand, register, read } = await connect(await open());
      expect(await demandGrant()).toMatchObject(demanding('newPin'));
      expect(await grant(PIN, { isNew: true })).toMatchObject(given);
      expect((await read(CONSENT_PATHS.settings)).body).toMatchObject({
        above: null,
        hasPin: true,
      });
      expect(await demandGrant()).toMatchObject(demanding('pin'));
      await register();
      expect(await demand()).toMatchObject(demanding('none'));
    });

    it('let a forgotten PIN be replaced after a new sign-in only', async () => {
      const { grant, demandGrant, set, signIn, requestOptions, read } = await connect(await open());
      await set('1000');
      expect(await demandGrant({ isForgotten: true })).toMatchObject(demanding('signIn'));
      expect(await grant('8888', { isNew: true })).toMatchObject(refused);
      await signIn();
      expect(await demandGrant()).toMatchObject(demanding('newPin'));
      expect(await grant('8888', { isNew: true })).toMatchObject(given);
      expect((await requestOptions()).status).toBe(200);
      expect((await read(CONSENT_PATHS.settings)).body).toMatchObject({ above: '1000' });
      for (const pin of ['1111', '2222', '3333']) await grant(pin);
      expect(await demandGrant()).toMatchObject(demanding('blocked'));
    });

    it('are private, and need a session and keys', async () => {
      const api = await open();
      const { read, remove, post, fetch } = await connect(api);
      const list = await read(PASSKEY_PATHS.passkeys);
      expect(list.response.headers.get('Cache-Control')).toBe('no-store');
      expect((await remove(PASSKEY_PATHS.grants)).status).toBe(405);
      expect((await read(PASSKEY_PATHS.options)).response.headers.get('Allow')).toBe('POST');
      expect((await remove(PASSKEY_PATHS.passkeys)).response.headers.get('Allow')).toBe(
        'GET, HEAD, POST',
      );
      for (const path of Object.values(PASSKEY_PATHS)) {
        expect((await post(path, { pin: PIN }, '')).status).toBe(400);
        const form = await fetch(path, { method: 'POST', body: 'pin=2746' });
        expect(form.status).toBe(415);
      }
      await fetch('/api/session', { method: 'DELETE' });
      expect((await read(PASSKEY_PATHS.passkeys)).status).toBe(401);
    });

    it('do not exist without a domain', async () => {
      const { read, requestOptions } = await connect(await open(['http://127.0.0.1:5173']));
      expect((await read(PASSKEY_PATHS.passkeys)).status).toBe(404);
      expect((await requestOptions()).status).toBe(404);
    });
  });
}
