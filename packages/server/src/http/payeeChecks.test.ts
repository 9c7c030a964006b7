import { PAYEE_CHECKS_PATH, payeeMatchSchema } from '@rad-wallet/api';
import type { Payee } from '@rad-wallet/api';
import * as v from 'valibot';
import { afterEach, expect, it } from 'vitest';
import { createLedger } from '../seeds';
import { openLedgerStore } from '../store/openLedgerStore';
import type { LedgerPort } from '../store/port';
import { createTemporaryFileFactory } from '../testing/databases';
import { postJson } from '../testing/requests';
import { createApi } from './createApi';

const createFile = createTemporaryFileFactory();
const stores: LedgerPort[] = [];
afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.close()));
});

async function start() {
  const store = await openLedgerStore({ database: createFile() });
  stores.push(store);
  const api = createApi({
    store,
    origins: [],
    onError: (error) => expect.fail(error.message),
    createLedger: (holder) => createLedger('sample', holder, new Date()),
    payees: [
      { name: 'Ayesha Bano Malik', account: '+92 345 1122334' },
      { name: 'محمد علی', account: 'RAD-7841-2290' },
      { name: 'Zoë Tea House', account: 'PK36 SCBL 0000 0011 2345 6702' },
      { name: 'Nadia', account: 'RAD-1' },
    ],
  });
  return async (payee: object) => {
    const response = await postJson(api, PAYEE_CHECKS_PATH, payee);
    const body: unknown = await response.json();
    return { status: response.status, headers: response.headers, body };
  };
}

const ACCOUNT = '+92 345 1122334';
const MATCH = { result: 'match' };
const NO_MATCH = { result: 'noMatch' };
const toClose = (name: string) => ({ result: 'closeMatch', name });
const AYESHA = toClose('Ayesha Bano Malik');

it.each<[Payee, object]>([
  [{ name: 'Ayesha Bano Malik', account: ACCOUNT }, MATCH],
  [{ name: ' MALIK, ayesha bano', account: '0345-1122334' }, MATCH],
  [{ name: 'Ayesha Malik', account: ACCOUNT }, AYESHA],
  [{ name: 'Ayesha B. Malik', account: ACCOUNT }, AYESHA],
  [{ name: 'Ayesha Bano Malik Khan', account: ACCOUNT }, AYESHA],
  // Fewer words would tell the names of all account holders.
  [{ name: 'Ayesha', account: ACCOUNT }, NO_MATCH],
  [{ name: 'A B M', account: ACCOUNT }, NO_MATCH],
  [{ name: '.', account: ACCOUNT }, NO_MATCH],
  [{ name: 'Ayesha Khan', account: ACCOUNT }, NO_MATCH],
  [{ name: 'Nadia', account: 'rad1' }, MATCH],
  [{ name: 'Nadia Baloch', account: 'rad1' }, NO_MATCH],
  [{ account: ACCOUNT }, { result: 'match', name: 'Ayesha Bano Malik' }],
  [{ name: 'محمّد علی', account: 'RAD 7841 2290' }, MATCH],
  [{ name: 'Zoe Tea House', account: 'pk36scbl0000001123456702', bank: 'SCBL' }, MATCH],
  [{ name: 'Ayesha Malik', account: '+92 345 1122335' }, NO_MATCH],
  [{ name: 'Tea House', account: '00020101021226' }, { result: 'unavailable' }],
  [{ name: 'Ayesha Malik', account: '0000', bank: 'HABB' }, { result: 'unavailable' }],
])('compares the payee %o', async (payee, expected) => {
  const check = await start();
  const { status, body } = await check(payee);
  expect([status, body]).toEqual([200, expected]);
  expect(v.is(payeeMatchSchema, body)).toBe(true);
});

it.each([{}, { account: '' }, { name: '', account: ACCOUNT }, { account: 7 }])(
  'rejects %o with 400',
  async (payee) => {
    const check = await start();
    expect((await check(payee)).status).toBe(400);
  },
);

it('refuses to be used to collect names', async () => {
  const check = await start();
  const ask = () => check({ account: ACCOUNT });
  for (let count = 0; count < 20; count += 1) expect((await ask()).status).toBe(200);
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Retry-After')).toMatch(/^\d+$/);
  expect(JSON.stringify(refused.body)).not.toContain('Ayesha');
});
