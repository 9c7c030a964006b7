import { createConversionPostings, toAccountType } from '@rad-wallet/api';
import Big from 'big.js';
import assert from 'node:assert/strict';
import { assertSame, funded } from '../asking/bench';
import type { Bench } from '../asking/bench';
import type { Check, CheckGroup } from '../asking/check';
import { created, entryOf, RECIPIENT, transferOf } from '../asking/posting';
import { accountOf } from '../asking/reading';

/** The finest amount that the wallet states: a conversion keeps 20 decimals. */
const FINEST = '0.00000000000000000001';

const DAY = 86_400_000;

/** Converts 10 PKR there and back, by the four entries that the wallet posts. */
const conversion = (
  currency: string,
  amount: string,
  bearer: (bench: Bench) => { id: string },
): Check => ({
  title: `PKR become ${currency} and PKR again, entry by entry`,
  run: ({ server }) =>
    funded(server, '10', async (bench) => {
      const rupees = { currency: 'PKR', accountId: bench.cash.id, amount: '10' };
      const other = { currency, accountId: bearer(bench).id, amount };
      const bodies = [
        ...createConversionPostings({ source: rupees, target: other }),
        ...createConversionPostings({ source: other, target: rupees }),
      ];
      for (const body of bodies) {
        const made = created(await bench.entry(body));
        assert.deepEqual([made.type, made.currency], [body.type, body.currency]);
        const [, from, to] = body.description.split(/ to |Convert /);
        assert.deepEqual(made.conversion, { from, to }, 'the conversion of the entry');
        assertSame(made.amount, body.amount, 'the amount of the entry');
      }
      created(await bench.entry(entryOf(bench.cash, 'withdrawal', '10')));
      return { entries: bodies.length + 1 };
    }),
});

const metal = (currency: 'GOLD' | 'SILVER', amount: string) =>
  conversion(currency, amount, ({ before }) =>
    accountOf(before.accounts, toAccountType(currency.toLowerCase())),
  );

/** What is posted counts at once and everywhere. docs/rules.md API-5, API-6, CONV-11, LEDGER-1. */
export const postings: CheckGroup = {
  title: 'Posting',
  checks: [
    {
      title: 'an entry is answered with 201 and itself; accounts, balances and history have it',
      run: ({ server }) =>
        funded(server, '1', async ({ entry, books, cash }) => {
          const earlier = await books();
          const body = entryOf(cash, 'deposit', '1.25');
          const made = created(await entry(body));
          for (const part of ['type', 'currency', 'description', 'status'] as const) {
            assert.equal(made[part], body[part]);
          }
          assertSame(made.amount, body.amount, 'the amount of the entry');
          assert.ok(
            Math.abs(Date.parse(made.timestamp) - Date.now()) < DAY,
            `the entry's time is ${made.timestamp}`,
          );
          assert.ok(!earlier.history.some(({ id }) => id === made.id), 'its id was used before');

          const later = await books();
          const grown = (figure: string) => Big(figure).plus('1.25');
          assertSame(
            accountOf(later.accounts, 'trustvault').balance,
            grown(accountOf(earlier.accounts, 'trustvault').balance),
            'the account',
          );
          for (const sum of ['pkrBalance', 'totalBalance'] as const) {
            assertSame(later.balances[sum], grown(earlier.balances[sum]), sum);
          }
          assert.deepEqual(
            later.history.find(({ id }) => id === made.id),
            made,
          );
          created(await entry(entryOf(cash, 'withdrawal', '2.25')));
          return { entries: 2 };
        }),
    },
    {
      title:
        'a transfer is answered with 201 and its entry, which names the recipient and is no conversion',
      run: ({ server }) =>
        funded(server, '2.5', async ({ transfer, cash }) => {
          for (const message of [{}, { message: 'Eid Mubarak' }]) {
            const made = created(await transfer({ ...transferOf(cash, '1.25'), ...message }));
            assert.deepEqual([made.type, made.currency, made.status], ['sent', 'PKR', 'completed']);
            assert.ok(made.description.includes(RECIPIENT), made.description);
            assert.deepEqual([made.counterparty, made.conversion], [RECIPIENT, null]);
            assertSame(made.amount, '1.25', 'the amount of the entry');
          }
          return { entries: 2 };
        }),
    },
    metal('GOLD', '0.00063'),
    metal('SILVER', '0.048'),
    // What the converter gives for 10 PKR: docs/rules.md CONV-1.
    conversion('USD', '0.036', ({ cash }) => cash),
    conversion('BHD', '0.0135', ({ cash }) => cash),
    conversion('SAR', '0.135', ({ cash }) => cash),
    {
      title: 'an amount of 20 decimals counts to the last',
      run: ({ server }) =>
        funded(server, '1', async ({ entry, accounts, cash }) => {
          assertSame(created(await entry(entryOf(cash, 'deposit', FINEST))).amount, FINEST, 'it');
          const { balance } = accountOf(await accounts(), 'trustvault');
          assertSame(balance, Big(cash.balance).plus('1').plus(FINEST), 'the balance');
          created(await entry(entryOf(cash, 'withdrawal', Big('1').plus(FINEST).toFixed())));
          return { entries: 2 };
        }),
    },
    {
      title: 'ten transfers at once are ten transfers',
      run: ({ server }) =>
        funded(server, '10', async ({ transfer, cash }) => {
          const ten = Array.from({ length: 10 }, () => transfer(transferOf(cash, '1')));
          const ids = (await Promise.all(ten)).map((reply) => created(reply).id);
          assert.equal(new Set(ids).size, ids.length, `their ids: ${ids.join(', ')}`);
          return { entries: ids.length };
        }),
    },
    {
      title: 'of two at once that there is enough for one of, one is done and one refused',
      run: ({ server }) =>
        funded(server, '1', async ({ entry, transfer, accounts, cash }) => {
          const all = Big(cash.balance).plus('1').toFixed();
          const two = [transfer(transferOf(cash, all)), transfer(transferOf(cash, all))];
          const statuses = (await Promise.all(two)).map(({ status }) => status);
          assert.deepEqual(
            statuses.toSorted((a, b) => a - b),
            [201, 422],
          );
          assertSame(accountOf(await accounts(), 'trustvault').balance, '0', 'the balance');
          if (Big(cash.balance).eq(0)) return { entries: 1 };
          created(await entry(entryOf(cash, 'deposit', cash.balance)));
          return { entries: 2 };
        }),
    },
  ],
};
