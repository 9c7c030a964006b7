import {
  accountsSchema,
  balancesSchema,
  conversionsSchema,
  convert,
  convertAtOnce,
  createTransaction,
  findByKey,
  findConversion,
  newTransactionSchema,
  sendTransfer,
  transactionsSchema,
} from '@rad-wallet/api';
import { http, HttpResponse } from 'msw/http';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FIXED_NOW } from '../clock';
import { createSeedLedger, openLedger } from '../ledger/demoLedger';
import { createMemoryStore } from '../stores/createMemoryStore';
import { apiPatterns } from './apiPatterns';
import { createHandlers } from './createHandlers';
import { ORIGIN, serveTestWallet } from '../testing/serveTestWallet';

const { server, client, seed } = serveTestWallet();

const accounts = () => client.get('/api/accounts', accountsSchema);
const balances = () => client.get('/api/balances', balancesSchema);
const history = (query = '') => client.get(`/api/transactions${query}`, transactionsSchema);
const holdings = async () => (await accounts()).map(({ balance }) => balance);
const options = (idempotencyKey: string) => ({ idempotencyKey });

const transfer = {
  accountId: 'account-pkr',
  amount: '2500',
  recipientName: 'Ayesha Malik',
  currency: 'PKR',
} as const;

const toDollars = {
  source: { currency: 'PKR', accountId: 'account-pkr', amount: '1000' },
  target: { currency: 'USD', accountId: 'account-pkr', amount: '3.6' },
};
const toGold = {
  source: { currency: 'PKR', accountId: 'account-pkr', amount: '1000' },
  target: { currency: 'GOLD', accountId: 'account-gold', amount: '0.063' },
};

describe('reading', () => {
  it('returns accounts and balances', async () => {
    expect(await holdings()).toEqual(['100000.00', '20', '150']);
    expect(await balances()).toEqual({
      totalBalance: '447460.00',
      pkrBalance: '100000.00',
      goldBalance: '20',
      goldInTola: '1.71467764060356652949',
    });
  });

  it('returns the type that the server sent for an unknown account type', async () => {
    seed(openLedger({ accounts: [{ id: 'a', type: 'savings', opening: '5' }] }));
    const response = await fetch(`${ORIGIN}/api/accounts`);
    expect(await response.json()).toEqual([{ id: 'a', type: 'savings', balance: '5.00' }]);
    expect(await accounts()).toEqual([{ id: 'a', type: 'trustvault', balance: '5.00' }]);
  });

  it('returns the newest transactions up to the limit', async () => {
    const all = await history();
    expect(all).toHaveLength(3);
    expect(all[0]).toMatchObject({ description: 'Received from Fatima Ali' });
    expect(await history('?limit=2')).toEqual(all.slice(0, 2));
    expect(await history('?limit=100')).toEqual(all);
  });

  it.each(['0', '-1', 'ten', '1.5', ''])('rejects a limit of %j', async (limit) => {
    await expect(history(`?limit=${limit}`)).rejects.toThrow('400: limit must be a whole number');
  });

  it('matches any base path', async () => {
    const response = await fetch('https://elsewhere.test/wallet/api/accounts');
    expect(response.status).toBe(200);
  });

  it('reports an unknown path', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect((await fetch(`${ORIGIN}/api/cards`)).status).toBe(500);
    expect(error).toHaveBeenCalledWith(
      expect.stringContaining('without a matching request handler'),
    );
    error.mockRestore();
  });
});

describe('sending', () => {
  it('creates the transaction and returns it first in the history', async () => {
    const created = await sendTransfer(
      client,
      { ...transfer, message: 'Eid Mubarak' },
      options('a'),
    );
    expect(created).toEqual({
      id: 'txn-0004',
      accountId: 'account-pkr',
      type: 'sent',
      currency: 'PKR',
      amount: '2500',
      description: 'Sent to Ayesha Malik',
      message: 'Eid Mubarak',
      status: 'completed',
      verified: true,
      conversion: null,
      counterparty: 'Ayesha Malik',
      isReversal: false,
      timestamp: '2026-11-21T10:30:00.000Z',
    });
    expect((await history('?limit=1'))[0]).toEqual(created);
    expect((await balances()).pkrBalance).toBe('97500.00');
  });

  it('keeps the message with the entry', async () => {
    await sendTransfer(client, { ...transfer, message: 'Eid Mubarak' }, options('a'));
    const response = await fetch(`${ORIGIN}/api/transactions?limit=1`);
    expect(await response.json()).toMatchObject([{ message: 'Eid Mubarak' }]);
  });

  it('rejects an amount above the balance', async () => {
    const sending = sendTransfer(client, { ...transfer, amount: '100000.01' }, options('a'));
    await expect(sending).rejects.toThrow(
      '422: Insufficient balance: 100000.00 PKR available, 100000.01 PKR requested',
    );
    expect(await holdings()).toEqual(['100000.00', '20', '150']);
  });

  it('rejects a transfer from an account that is not in PKR or does not exist', async () => {
    const fromGold = sendTransfer(client, { ...transfer, accountId: 'account-gold' }, options('a'));
    await expect(fromGold).rejects.toThrow('422: Account account-gold is kept in GOLD');
    const fromNowhere = sendTransfer(client, { ...transfer, accountId: 'unknown' }, options('b'));
    await expect(fromNowhere).rejects.toThrow('404: Account not found: unknown');
  });

  it('executes a repeated request with the same key once', async () => {
    const first = await sendTransfer(client, transfer, options('a'));
    const again = await Promise.all([
      sendTransfer(client, transfer, options('a')),
      sendTransfer(client, transfer, options('a')),
    ]);
    expect(again).toEqual([first, first]);
    expect(await history()).toHaveLength(4);
  });

  it('rejects a different request with a used key', async () => {
    await sendTransfer(client, transfer, options('a'));
    const other = sendTransfer(client, { ...transfer, amount: '5' }, options('a'));
    await expect(other).rejects.toThrow('422: Idempotency-Key a was used for another request');
  });

  it('keeps all of many concurrent postings', async () => {
    const keys = Array.from({ length: 20 }, (_, index) => `key-${index}`);
    await Promise.all(keys.map((key) => sendTransfer(client, transfer, options(key))));
    expect(await holdings()).toEqual(['50000.00', '20', '150']);
    expect(new Set((await history()).map(({ id }) => id)).size).toBe(23);
  });
});

describe('posting', () => {
  const deposit = {
    accountId: 'account-pkr',
    type: 'deposit',
    currency: 'PKR',
    amount: '5000',
    description: 'Deposit via Debit Card',
  };

  it('deposits', async () => {
    const created = await createTransaction(client, deposit, options('a'));
    expect(created).toMatchObject({ ...deposit, status: 'completed', verified: true });
    expect((await holdings())[0]).toBe('105000.00');
  });

  it.each(['received', 'gold_purchase', 'silver_purchase'])(
    'credits no %s that a client only asserts',
    async (type) => {
      const posting = createTransaction(client, { ...deposit, type }, options('a'));
      await expect(posting).rejects.toThrow('422');
      expect(await history()).toHaveLength(3);
    },
  );

  it('sets status and verification itself', async () => {
    const claimed = { ...deposit, type: 'sent', status: 'reversed', verified: false };
    const created = await createTransaction(client, claimed, options('a'));
    expect(created).toMatchObject({ status: 'completed', verified: true });
    expect((await holdings())[0]).toBe('95000.00');
  });

  it('finds the entry created with a key', async () => {
    await expect(findByKey(client, 'a')).resolves.toBeNull();
    const created = await createTransaction(client, deposit, options('a'));
    await expect(findByKey(client, 'a')).resolves.toEqual(created);
    await expect(findByKey(client, 'b')).resolves.toBeNull();
  });

  it('responds with 201, and repeats the response for a repeated request', async () => {
    const send = () =>
      fetch(`${ORIGIN}/api/transactions`, {
        method: 'POST',
        headers: { 'Idempotency-Key': 'a' },
        body: JSON.stringify({ ...deposit, status: 'completed', verified: true }),
      });
    const [first, again] = [await send(), await send()];
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(await again.json()).toEqual(await first.json());
  });

  it.each([
    ['not JSON', 'The body is not JSON'],
    ['', 'The body is not JSON'],
    ['null', 'The body is malformed'],
    ['{}', 'accountId: Invalid key'],
    [JSON.stringify({ ...deposit, amount: 5000 }), 'amount: Invalid type'],
    [JSON.stringify({ ...deposit, amount: '5,000' }), 'amount: must be a plain decimal number'],
    [JSON.stringify({ ...deposit, amount: '0' }), 'amount: must be above zero'],
  ])('rejects the body %j', async (body, reason) => {
    const response = await fetch(`${ORIGIN}/api/transactions`, { method: 'POST', body });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(reason);
  });
});

describe('converting', () => {
  it('buys gold', async () => {
    await convert(client, toGold, options('a'));
    expect(await holdings()).toEqual(['99000.00', '20.063', '150']);
  });

  it('to dollars preserves the value', async () => {
    await convert(client, toDollars, options('a'));
    expect(await holdings()).toEqual(['100000.00', '20', '150']);
    const latest = await history('?limit=2');
    expect(latest.map(({ type, currency, amount }) => [type, currency, amount])).toEqual([
      ['deposit', 'USD', '3.6'],
      ['withdrawal', 'PKR', '1000'],
    ]);
  });

  it('the whole cash balance twice in parallel succeeds once; the other is refused before any posting', async () => {
    const whole = {
      source: { ...toGold.source, amount: '100000' },
      target: { ...toGold.target, amount: '6.3' },
    };
    const both = await Promise.allSettled([
      convert(client, whole, options('a')),
      convert(client, whole, options('b')),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await holdings()).toEqual(['0.00', '26.3', '150']);
    expect(await history()).toHaveLength(5);
  });

  it('that was interrupted is listed, and reversed after 15 minutes', async () => {
    let now = FIXED_NOW;
    server.resetHandlers(
      ...createHandlers(createMemoryStore(createSeedLedger({ pkr: '1000' })), { now: () => now }),
    );
    server.use(
      http.post(apiPatterns.transactions, async ({ request }) => {
        const { type } = v.parse(newTransactionSchema, await request.clone().json());
        return type === 'withdrawal' ? new HttpResponse(null, { status: 500 }) : undefined;
      }),
    );
    await expect(convert(client, toGold, options('a'))).rejects.toThrow('500');
    const pending = () => client.get('/api/conversions?status=pending', conversionsSchema);
    expect(await pending()).toMatchObject([{ id: 'a', ...toGold, status: 'pending' }]);
    now = new Date(FIXED_NOW.getTime() + 15 * 60_000);
    expect(await pending()).toEqual([]);
    expect(await holdings()).toEqual(['1000.00', '0', '0']);
    await expect(findConversion(client, 'a')).resolves.toMatchObject({ status: 'reversed' });
    expect((await history('?limit=1'))[0]).toMatchObject({
      type: 'gold_sale',
      description: 'Reversal: Convert PKR to GOLD',
    });
  });

  it('in one request posts the same entries, and a repetition posts nothing', async () => {
    await convertAtOnce(client, toGold, options('a'));
    await convertAtOnce(client, toGold, options('a'));
    await convert(client, toGold, options('a'));
    expect(await holdings()).toEqual(['99000.00', '20.063', '150']);
    expect(await history()).toHaveLength(5);
    const tooMuch = { ...toGold, source: { ...toGold.source, amount: '999999' } };
    await expect(convertAtOnce(client, tooMuch, options('b'))).rejects.toThrow('422');
  });

  it('with an invalid conversion header is rejected', async () => {
    const response = await fetch(`${ORIGIN}/api/transactions`, {
      method: 'POST',
      headers: { 'Conversion-Intent': '{}' },
      body: JSON.stringify({ type: 'deposit' }),
    });
    expect(response.status).toBe(400);
  });

  it('that was interrupted is completed by a retry, not repeated', async () => {
    let open = false;
    const failingWithdrawals = http.post(apiPatterns.transactions, async ({ request }) => {
      const { type } = v.parse(newTransactionSchema, await request.clone().json());
      if (type === 'withdrawal' && !open) return new HttpResponse(null, { status: 500 });
    });
    server.use(failingWithdrawals);
    await expect(convert(client, toGold, options('a'))).rejects.toThrow('500');
    expect(await holdings()).toEqual(['100000.00', '20.063', '150']);

    open = true;
    await convert(client, toGold, options('a'));
    expect(await holdings()).toEqual(['99000.00', '20.063', '150']);
    expect(await history()).toHaveLength(5);
  });
});

describe('in a currency of the wallet’s own', () => {
  beforeEach(() => {
    const store = createMemoryStore(createSeedLedger({ pkr: '500' }));
    server.resetHandlers(...createHandlers(store, { now: () => FIXED_NOW, currency: 'MYR' }));
  });

  const send = (currency: string) =>
    client.post(
      '/api/transfers',
      { ...transfer, amount: '20', currency },
      v.unknown(),
      options('a'),
    );

  it('sends it, and lists it', async () => {
    await send('MYR');
    expect(await holdings()).toEqual(['480.00', '0', '0']);
    expect(await history()).toMatchObject([{ currency: 'MYR', amount: '20' }]);
    expect(await history('?idempotencyKey=a')).toMatchObject([{ currency: 'MYR' }]);
  });

  it('rejects a transfer in another currency', async () => {
    await expect(send('PKR')).rejects.toThrow('400');
    expect(await holdings()).toEqual(['500.00', '0', '0']);
  });

  it('converts it', async () => {
    const own = { ...toGold, source: { ...toGold.source, currency: 'MYR', amount: '100' } };
    await convert(client, { ...own, target: { ...own.target, amount: '0.0063' } }, options('b'));
    expect(await holdings()).toEqual(['400.00', '0.0063', '0']);
    const conversions = await client.get('/api/conversions', conversionsSchema);
    expect(conversions).toMatchObject([{ source: { currency: 'MYR' }, status: 'completed' }]);
  });
});
