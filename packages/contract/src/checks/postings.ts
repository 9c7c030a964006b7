import { createConversionPostings, toAccountType } from '@rad-wallet/api';
import Big from 'big.js';
import assert from 'node:assert/strict';
import { assertEqualDecimals, withFunds } from '../client/testServer';
import type { TestServer } from '../client/testServer';
import type { Check, CheckGroup } from '../client/check';
import {
  parseCreatedTransaction,
  createEntry,
  RECIPIENT_NAME,
  createTransfer,
} from '../client/createPoster';
import { requireAccount } from '../client/createReader';

/** The smallest amount that the wallet sends: conversions keep 20 decimal places. */
const SMALLEST_AMOUNT = '0.00000000000000000001';

const DAY_MS = 86_400_000;

/** Converts 10 PKR to a currency and back, using the four entries that the wallet posts. */
const createConversionCheck = (
  currency: string,
  amount: string,
  getAccount: (testServer: TestServer) => { id: string },
): Check => ({
  title: `PKR are converted to ${currency} and back`,
  run: ({ server }) =>
    withFunds(server, '10', async (testServer) => {
      const rupees = { currency: 'PKR', accountId: testServer.cash.id, amount: '10' };
      const other = { currency, accountId: getAccount(testServer).id, amount };
      const bodies = [
        ...createConversionPostings({ source: rupees, target: other }),
        ...createConversionPostings({ source: other, target: rupees }),
      ];
      for (const body of bodies) {
        const made = parseCreatedTransaction(await testServer.entry(body));
        assert.deepEqual([made.type, made.currency], [body.type, body.currency]);
        const [, from, to] = body.description.split(/ to |Convert /);
        assert.deepEqual(made.conversion, { from, to }, 'the conversion of the entry');
        assertEqualDecimals(made.amount, body.amount, 'the amount of the entry');
      }
      parseCreatedTransaction(
        await testServer.entry(createEntry(testServer.cash, 'withdrawal', '10')),
      );
      return { entries: bodies.length + 1 };
    }),
});

const createMetalCheck = (currency: 'GOLD' | 'SILVER', amount: string) =>
  createConversionCheck(currency, amount, ({ before }) =>
    requireAccount(before.accounts, toAccountType(currency.toLowerCase())),
  );

/** A posted entry is immediately visible in all responses. docs/rules.md API-5, API-6, CONV-11, LEDGER-1. */
export const postChecks: CheckGroup = {
  title: 'Posting',
  checks: [
    {
      title:
        'the response to an entry is 201 and the entry; accounts, balances and history contain it',
      run: ({ server }) =>
        withFunds(server, '1', async ({ entry, books, cash }) => {
          const earlier = await books();
          const body = createEntry(cash, 'deposit', '1.25');
          const made = parseCreatedTransaction(await entry(body));
          for (const part of ['type', 'currency', 'description', 'status'] as const) {
            assert.equal(made[part], body[part]);
          }
          assertEqualDecimals(made.amount, body.amount, 'the amount of the entry');
          assert.ok(
            Math.abs(Date.parse(made.timestamp) - Date.now()) < DAY_MS,
            `the entry's time is ${made.timestamp}`,
          );
          assert.ok(!earlier.history.some(({ id }) => id === made.id), 'its id was already used');

          const later = await books();
          const grown = (figure: string) => Big(figure).plus('1.25');
          assertEqualDecimals(
            requireAccount(later.accounts, 'trustvault').balance,
            grown(requireAccount(earlier.accounts, 'trustvault').balance),
            'the account',
          );
          for (const sum of ['pkrBalance', 'totalBalance'] as const) {
            assertEqualDecimals(later.balances[sum], grown(earlier.balances[sum]), sum);
          }
          assert.deepEqual(
            later.history.find(({ id }) => id === made.id),
            made,
          );
          parseCreatedTransaction(await entry(createEntry(cash, 'withdrawal', '2.25')));
          return { entries: 2 };
        }),
    },
    {
      title:
        'the response to a transfer is 201 and its entry, with the recipient and without a conversion',
      run: ({ server }) =>
        withFunds(server, '2.5', async ({ transfer, cash }) => {
          for (const message of [{}, { message: 'Eid Mubarak' }] as { message?: string }[]) {
            const made = parseCreatedTransaction(
              await transfer({ ...createTransfer(cash, '1.25'), ...message }),
            );
            assert.deepEqual([made.type, made.currency, made.status], ['sent', 'PKR', 'completed']);
            assert.ok(made.description.includes(RECIPIENT_NAME), made.description);
            assert.deepEqual([made.counterparty, made.conversion], [RECIPIENT_NAME, null]);
            assertEqualDecimals(made.amount, '1.25', 'the amount of the entry');
            assert.equal(made.message, message.message, 'the message');
          }
          return { entries: 2 };
        }),
    },
    createMetalCheck('GOLD', '0.00063'),
    createMetalCheck('SILVER', '0.048'),
    // What the converter returns for 10 PKR: docs/rules.md CONV-1.
    createConversionCheck('USD', '0.036', ({ cash }) => cash),
    createConversionCheck('BHD', '0.0135', ({ cash }) => cash),
    createConversionCheck('SAR', '0.135', ({ cash }) => cash),
    {
      title: 'an amount with 20 decimals is not rounded',
      run: ({ server }) =>
        withFunds(server, '1', async ({ entry, accounts, cash }) => {
          assertEqualDecimals(
            parseCreatedTransaction(await entry(createEntry(cash, 'deposit', SMALLEST_AMOUNT)))
              .amount,
            SMALLEST_AMOUNT,
            'it',
          );
          const { balance } = requireAccount(await accounts(), 'trustvault');
          assertEqualDecimals(
            balance,
            Big(cash.balance).plus('1').plus(SMALLEST_AMOUNT),
            'the balance',
          );
          parseCreatedTransaction(
            await entry(createEntry(cash, 'withdrawal', Big('1').plus(SMALLEST_AMOUNT).toFixed())),
          );
          return { entries: 2 };
        }),
    },
    {
      title: 'ten simultaneous transfers create ten entries',
      run: ({ server }) =>
        withFunds(server, '10', async ({ transfer, cash }) => {
          const ten = Array.from({ length: 10 }, () => transfer(createTransfer(cash, '1')));
          const ids = (await Promise.all(ten)).map((reply) => parseCreatedTransaction(reply).id);
          assert.equal(new Set(ids).size, ids.length, `their ids: ${ids.join(', ')}`);
          return { entries: ids.length };
        }),
    },
    {
      title: 'of two simultaneous transfers with funds for one, one succeeds and one is rejected',
      run: ({ server }) =>
        withFunds(server, '1', async ({ entry, transfer, accounts, cash }) => {
          const all = Big(cash.balance).plus('1').toFixed();
          const two = [transfer(createTransfer(cash, all)), transfer(createTransfer(cash, all))];
          const statuses = (await Promise.all(two)).map(({ status }) => status);
          assert.deepEqual(
            statuses.toSorted((a, b) => a - b),
            [201, 422],
          );
          assertEqualDecimals(
            requireAccount(await accounts(), 'trustvault').balance,
            '0',
            'the balance',
          );
          if (Big(cash.balance).eq(0)) return { entries: 1 };
          parseCreatedTransaction(await entry(createEntry(cash, 'deposit', cash.balance)));
          return { entries: 2 };
        }),
    },
  ],
};
