import Big from 'big.js';
import assert from 'node:assert/strict';
import { API_PATHS } from '@rad-wallet/api';
import { withCash, assertUnchanged } from '../client/testServer';
import type { Check, CheckGroup } from '../client/check';
import {
  parseCreatedTransaction,
  createEntry,
  createKey,
  createTransfer,
} from '../client/createPoster';
import { assertRejection } from './assertRejection';

const MAX_KEY_LENGTH = 255;

/** Repeating a request with the same idempotency key has no further effect. docs/rules.md LEDGER-3, API-16. */
export const idempotencyChecks: CheckGroup = {
  title: 'Repeating',
  checks: [
    {
      title: 'a repeated transfer with the same key gets the same response and is executed once',
      run: ({ server }) =>
        withCash(server, '1', async ({ transfer, cash }) => {
          const key = createKey();
          const first = parseCreatedTransaction(await transfer(createTransfer(cash, '1'), key));
          for (let again = 0; again < 3; again += 1) {
            assert.deepEqual(
              parseCreatedTransaction(await transfer(createTransfer(cash, '1'), key)),
              first,
            );
          }
          return { entries: 1, spent: '1' };
        }),
    },
    {
      title: 'a repeated entry with the same key gets the same response and is posted once',
      run: ({ server }) =>
        withCash(server, '1', async ({ entry, cash }) => {
          // The same format as the wallet's two keys for a conversion.
          const [one, two] = [1, 2].map((leg) => `${createKey()}:${leg}`);
          const body = createEntry(cash, 'withdrawal', '0.5');
          const first = parseCreatedTransaction(await entry(body, one));
          const second = parseCreatedTransaction(await entry(body, two));
          assert.notEqual(first.id, second.id, 'two keys create two entries');
          assert.deepEqual(parseCreatedTransaction(await entry(body, one)), first);
          assert.deepEqual(parseCreatedTransaction(await entry(body, two)), second);
          return { entries: 2, spent: '1' };
        }),
    },
    {
      title: 'eight simultaneous requests with one key make one transfer',
      run: ({ server }) =>
        withCash(server, '1', async ({ transfer, cash }) => {
          const key = createKey();
          const eight = Array.from({ length: 8 }, () => transfer(createTransfer(cash, '1'), key));
          const responses = await Promise.all(eight);
          const done = responses.filter(({ status }) => status !== 409);
          for (const response of responses.filter(({ status }) => status === 409)) {
            assertRejection(response, 409);
          }
          const first = parseCreatedTransaction(await transfer(createTransfer(cash, '1'), key));
          assert.ok(done.length > 0, 'all eight were rejected');
          for (const response of done) assert.deepEqual(parseCreatedTransaction(response), first);
          return { entries: 1, spent: '1' };
        }),
    },
    {
      title: 'a different request with a used key is rejected with 422 and not executed',
      run: ({ server }) =>
        withCash(server, '1', async ({ transfer, entry, cash }) => {
          const key = createKey();
          const first = parseCreatedTransaction(await transfer(createTransfer(cash, '1'), key));
          assertRejection(await transfer(createTransfer(cash, '0.5'), key), 422);
          const toAnother = { ...createTransfer(cash, '1'), recipientName: 'Somebody Else' };
          assertRejection(await transfer(toAnother, key), 422);
          assertRejection(await entry(createEntry(cash, 'deposit', '1'), key), 422);
          assert.deepEqual(
            parseCreatedTransaction(await transfer(createTransfer(cash, '1'), key)),
            first,
          );
          return { entries: 1, spent: '1' };
        }),
    },
    {
      title: 'a rejected request does not consume its key: another request may use it',
      run: ({ server }) =>
        withCash(server, '1', async ({ transfer, cash }) => {
          const key = createKey();
          const tooMuch = Big(cash.balance).plus('2').toFixed();
          assertRejection(await transfer(createTransfer(cash, tooMuch), key), 422);
          parseCreatedTransaction(await transfer(createTransfer(cash, '1'), key));
          return { entries: 1, spent: '1' };
        }),
    },
    {
      title: 'a key tells what it did: its transaction, or nothing',
      run: ({ server }) =>
        withCash(server, '1', async ({ transfer, history, cash }) => {
          const key = createKey();
          const query = `?${new URLSearchParams({ idempotencyKey: key }).toString()}`;
          assert.deepEqual(await history(query), []);
          const made = parseCreatedTransaction(await transfer(createTransfer(cash, '1'), key));
          assert.deepEqual(await history(query), [made]);
          return { entries: 1, spent: '1' };
        }),
    },
    {
      title: `a key of ${MAX_KEY_LENGTH} characters is accepted`,
      run: ({ server }) =>
        withCash(server, '1', async ({ transfer, cash }) => {
          parseCreatedTransaction(
            await transfer(createTransfer(cash, '1'), createKey().padEnd(MAX_KEY_LENGTH, 'k')),
          );
          return { entries: 1, spent: '1' };
        }),
    },
    ...[API_PATHS.transactions, API_PATHS.transfers].map((path): Check => ({
      title: `POST ${path} without a key is rejected with 400 and not executed`,
      run: ({ server }) =>
        assertUnchanged(server, async (_accounts, cash) => {
          const body =
            path === API_PATHS.transfers
              ? createTransfer(cash, '1')
              : createEntry(cash, 'deposit', '1');
          assertRejection(await server.send('POST', path, { body }), 400);
        }),
    })),
  ],
};
