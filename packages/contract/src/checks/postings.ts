import Big from 'big.js';
import assert from 'node:assert/strict';
import { assertEqualDecimals, withCash } from '../client/testServer';
import type { CheckGroup } from '../client/check';
import {
  parseCreatedTransaction,
  createEntry,
  RECIPIENT_NAME,
  createTransfer,
} from '../client/createPoster';
import { requireAccount } from '../client/createReader';

/** More decimals than any currency has. */
const PRECISE = '1.00000000000000000001';

const DAY_MS = 86_400_000;

/** A posted entry is immediately visible in all responses. docs/rules.md API-5, API-6, LEDGER-1, LEDGER-7, LEDGER-8. */
export const postChecks: CheckGroup = {
  title: 'Posting',
  checks: [
    {
      title:
        'the response to an entry is 201 and the entry; accounts, balances and history contain it',
      run: ({ server }) =>
        withCash(server, '1.25', async ({ entry, books, cash, before }) => {
          const body = createEntry(cash, 'withdrawal', '1.25');
          const made = parseCreatedTransaction(await entry(body));
          for (const part of ['type', 'currency', 'description', 'status'] as const) {
            assert.equal(made[part], body[part]);
          }
          assertEqualDecimals(made.amount, body.amount, 'the amount of the entry');
          assert.ok(
            Math.abs(Date.parse(made.timestamp) - Date.now()) < DAY_MS,
            `the entry's time is ${made.timestamp}`,
          );
          assert.ok(!before.history.some(({ id }) => id === made.id), 'its id was already used');

          const later = await books();
          const reduced = (figure: string) => Big(figure).minus('1.25');
          assertEqualDecimals(
            requireAccount(later.accounts, 'trustvault').balance,
            reduced(cash.balance),
            'the account',
          );
          for (const sum of ['pkrBalance', 'totalBalance'] as const) {
            assertEqualDecimals(later.balances[sum], reduced(before.balances[sum]), sum);
          }
          assert.deepEqual(
            later.history.find(({ id }) => id === made.id),
            made,
          );
          return { entries: 1, spent: '1.25' };
        }),
    },
    {
      title:
        'the response to a transfer is 201 and its entry, with the recipient and without a conversion',
      run: ({ server }) =>
        withCash(server, '2.5', async ({ transfer, cash }) => {
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
          return { entries: 2, spent: '2.5' };
        }),
    },
    {
      title: 'a requested deposit counts if the server completes it, not while it is pending',
      run: ({ server }) =>
        withCash(server, '0', async ({ entry, cash }) => {
          const made = parseCreatedTransaction(await entry(createEntry(cash, 'deposit', '1.25')));
          assert.ok(['completed', 'pending'].includes(made.status), `it is ${made.status}`);
          return { entries: 1, spent: made.status === 'completed' ? '-1.25' : '0' };
        }),
    },
    {
      title: 'the status of an entry is the server’s: a withdrawal that asks for ‘failed’ counts',
      run: ({ server }) =>
        withCash(server, '1', async ({ entry, cash }) => {
          const body = { ...createEntry(cash, 'withdrawal', '1'), status: 'failed' };
          assert.equal(parseCreatedTransaction(await entry(body)).status, 'completed');
          return { entries: 1, spent: '1' };
        }),
    },
    {
      title: 'a credit that the client only asserts is rejected with 422',
      run: ({ server }) =>
        withCash(server, '0', async ({ entry, cash }) => {
          const { status } = await entry(createEntry(cash, 'received', '1'));
          assert.equal(status, 422);
          return { entries: 0, spent: '0' };
        }),
    },
    {
      title: 'an amount with 20 decimals is returned as it was booked, and counts as that',
      run: ({ server }) =>
        withCash(server, '2', async ({ entry, history, cash }) => {
          const made = parseCreatedTransaction(
            await entry(createEntry(cash, 'withdrawal', PRECISE)),
          );
          assert.deepEqual(
            (await history()).find(({ id }) => id === made.id),
            made,
          );
          assert.ok(Big(made.amount).minus(PRECISE).abs().lte('1'), `it is ${made.amount}`);
          return { entries: 1, spent: made.amount };
        }),
    },
    {
      title: 'ten simultaneous transfers create ten entries',
      run: ({ server }) =>
        withCash(server, '10', async ({ transfer, cash }) => {
          const ten = Array.from({ length: 10 }, () => transfer(createTransfer(cash, '1')));
          const ids = (await Promise.all(ten)).map(
            (response) => parseCreatedTransaction(response).id,
          );
          assert.equal(new Set(ids).size, ids.length, `their ids: ${ids.join(', ')}`);
          return { entries: ids.length, spent: '10' };
        }),
    },
  ],
};
